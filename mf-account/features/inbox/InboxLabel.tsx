import { addTexts, type SlotProps } from '@care/contracts';
import { Count, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { useUnreadCount } from './use-unread-count';

/** Separate from the inbox texts, which few pages need. */
const unreadText = addTexts('inbox-unread', { label: '{{label}}, {{count}} ungelesen' });

const LabelText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.45rem;
`;

/** A larger number would not fit in the navigation bar; screen readers read it. */
const MAX_SHOWN = 99;

/**
 * The label of the inbox link with the number of unread messages; screen readers read "Nachrichten, 3 ungelesen"
 * (AC-14).
 */
export function InboxLabel({ label }: SlotProps['nav.inbox']) {
  const count = useUnreadCount();
  if (count === 0) return label;
  return (
    <>
      <LabelText aria-hidden="true">
        {label}
        <Count>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</Count>
      </LabelText>
      <VisuallyHidden>{unreadText('label', { label, count })}</VisuallyHidden>
    </>
  );
}
