import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
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

const IconAndText = styled.span`
  display: inline-flex;
  gap: 0.5rem;
  align-items: flex-start;
  & > svg {
    margin-top: 0.25em;
  }
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

interface WithIconProps {
  icon: LucideIcon;
  size?: 'small' | 'normal';
  children: ReactNode;
  className?: string;
}

/** Text with a decorative icon before its first line. */
export const WithIcon = ({ icon, size = 'normal', children, className }: WithIconProps) => (
  <IconAndText className={className}>
    <Icon of={icon} size={size} />
    <span>{children}</span>
  </IconAndText>
);
