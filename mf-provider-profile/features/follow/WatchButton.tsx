import { Button, Icon, Meta, type ButtonProps } from '@care/ui';
import styled from '@emotion/styled';
import { Heart } from 'lucide-react';
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

/** Reserves the height of the button, so that the layout does not shift when the session is known. */
export const WatchPlace = styled.div`
  display: grid;
  gap: var(--s-2);
  min-height: 3.125rem;
  @media (scripting: none) {
    display: none;
  }
`;

interface WatchButtonProps extends Omit<ButtonProps, 'icon' | 'variant' | 'children' | 'block'> {
  label: string;
  isWatched: boolean;
  /** In the contact bar on phones: "Merken" with an icon above the word. */
  inBar?: boolean | undefined;
}

/** The button of the watch list. */
export const WatchButton = ({ label, isWatched, inBar = false, ...rest }: WatchButtonProps) =>
  inBar ? (
    <Tall {...rest} variant="secondaryGray" aria-pressed={isWatched}>
      <Icon of={Heart} />
      {profileText('rememberShort')}
    </Tall>
  ) : (
    <Button {...rest} variant="secondaryGray" icon={Heart} block>
      {label}
    </Button>
  );
