import type { SlotProps } from '@care/contracts';
import { Count, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { unreadText } from './unread-texts';
import { useUnreadCount } from './use-unread-count';

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
`;

/** The words of the link to the inbox with the number of unread messages: "Nachrichten, 3 ungelesen" for those who listen (AC-14). */
export function InboxLabel({ label }: SlotProps['nav.inbox']) {
  const count = useUnreadCount();
  if (count === 0) return label;
  return (
    <>
      <Words aria-hidden="true">
        {label}
        <Count>{count}</Count>
      </Words>
      <VisuallyHidden>{unreadText('label', { label, count })}</VisuallyHidden>
    </>
  );
}
