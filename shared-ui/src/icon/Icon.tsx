import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { ownProps } from '../theme/forward-prop';

const sizes = { small: 'var(--size-icon-small)', normal: 'var(--size-icon)', large: '1.75rem' } as const;

interface IconProps {
  /** An icon imported by name from lucide-react. */
  of: LucideIcon;
  /** 18 px in meta lines, 22 px beside text, 28 px alone. */
  size?: keyof typeof sizes;
  /** Only where no word stands beside the icon. */
  label?: string;
  filled?: boolean;
  className?: string;
}

const Glyph = styled('svg', ownProps('glyphSize', 'filled'))<{ glyphSize: keyof typeof sizes; filled: boolean }>`
  width: ${({ glyphSize }) => sizes[glyphSize]};
  height: ${({ glyphSize }) => sizes[glyphSize]};
  flex: none;
  ${({ filled }) => filled && 'fill: currentColor;'}
`;

/** Gives an icon its size and its silence: decoration unless it has a label. */
export const Icon = ({ of, size = 'normal', label, filled = false, className }: IconProps) => (
  <Glyph
    as={of}
    glyphSize={size}
    filled={filled}
    className={className}
    focusable="false"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  />
);
