import { QuietSlot, type SlotProps } from '@care/contracts';

/** The words of a link to the inbox, with how many messages wait, if a slice tells (AC-14); without an answer the words alone. */
export const InboxBadge = ({ label }: SlotProps['nav.inbox']) => (
  <QuietSlot name="nav.inbox" label={label} instead={label} />
);
