import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon';
import { ownProps } from '../theme/forward-prop';
import { forcedBorder } from '../theme/media';

const RoundButton = styled('button', ownProps('floating'))<{ floating?: boolean }>`
  display: inline-grid;
  place-items: center;
  width: var(--size-touch);
  height: var(--size-touch);
  flex: none;
  border: 0;
  border-radius: 50%;
  background: var(--surface);
  color: var(--ink);
  cursor: pointer;
  ${({ floating }) => floating && 'box-shadow: var(--shadow-card);'}
  &:hover {
    background: var(--blue-100);
  }
  &:focus-visible {
    border-radius: 50%;
  }
  &[aria-pressed='true'] {
    color: var(--red-700);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
  ${forcedBorder}
`;

export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: LucideIcon;
  /** The accessible name. */
  label: string;
  /** For a toggle such as the heart: whether it is on. */
  pressed?: boolean;
  /** For a button on top of a picture or a map. */
  floating?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const IconButton = ({ icon, label, pressed, type = 'button', ...rest }: IconButtonProps) => (
  <RoundButton {...rest} type={type} aria-label={label} aria-pressed={pressed}>
    <Icon of={icon} />
  </RoundButton>
);
