import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { ownProps } from '../theme/forward-prop';

const sizes = { small: 'var(--size-icon-small)', normal: 'var(--size-icon)', large: '1.75rem' } as const;

interface IconProps {
  /** A component of lucide-react, imported by name. */
  of: LucideIcon;
  /** `small` is 18 px, `normal` 22 px, `large` 28 px. */
  size?: keyof typeof sizes;
  /** Accessible name; only for an icon without text beside it. */
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

/** An icon in one of three sizes; hidden from screen readers unless it has a label. */
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

const rotate = keyframes`to { transform: rotate(1turn); }`;

/** A rotating icon; static if the user prefers reduced motion. */
export const Spinner = styled(Icon)`
  animation: ${rotate} 1.1s linear infinite;
`;
