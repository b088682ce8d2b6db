import { Button, Icon, Meta, type ButtonProps } from '@care/ui';
import styled from '@emotion/styled';
import type { LucideIcon } from 'lucide-react';
import { profileText } from '../../texts';

const Tall = styled(Button)`
  flex: none;
  & > span {
    display: grid;
    justify-items: center;
    gap: 0.15rem;
    font-size: var(--t-meta);
  }
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

/** A message above the contact bar. */
export const MessageInBar = styled(Meta)`
  position: absolute;
  inset: auto 0 100%;
  padding: var(--s-2) var(--s-gutter);
  background: var(--surface);
`;

interface BarToggleProps extends Omit<ButtonProps, 'icon' | 'variant' | 'children'> {
  icon: LucideIcon;
  pressed: boolean;
}

/** "Merken" in the contact bar, with an icon above the word. */
export const BarToggle = ({ icon, pressed, ...rest }: BarToggleProps) => (
  <Tall {...rest} variant="secondaryGray" aria-pressed={pressed}>
    <Icon of={icon} />
    {profileText('rememberShort')}
  </Tall>
);
