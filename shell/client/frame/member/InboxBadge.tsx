import { QuietSlot, type SlotProps } from '@care/contracts';

/** The label of a link to the inbox, with the number of unread messages if a slice fills the slot (AC-14). */
export const InboxBadge = ({ label }: SlotProps['nav.inbox']) => (
  <QuietSlot name="nav.inbox" label={label} instead={label} />
);
