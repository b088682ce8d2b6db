import { StandaloneLink } from '@care/ui';
import { DESK_TITLE_ID } from './DeskFrame';
import { deskText } from './texts';

/** Shows everything again. The link disappears with its message, so the focus moves to the heading of the page. */
export const ResetLink = ({ to }: { to: string }) => (
  <p ref={focusTitleOnRemoval}>
    <StandaloneLink to={to}>{deskText('reset')}</StandaloneLink>
  </p>
);

const focusTitleOnRemoval = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) document.getElementById(DESK_TITLE_ID)?.focus();
};
