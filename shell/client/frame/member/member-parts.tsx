import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { UserRound } from 'lucide-react';
import { InboxBadge } from './InboxBadge';

export { memberTasks } from './member-tasks';

export const AccountIcon = () => <Icon of={UserRound} />;

// On the corner of the button, so that the button does not move when the number appears.
const Corner = styled.span`
  position: absolute;
  inset-block-start: -0.6rem;
  inset-inline-end: -0.5rem;
`;

/** The number of unread messages on the menu button (AC-14). */
export const UnreadMark = () => (
  <Corner>
    <InboxBadge label="" />
  </Corner>
);
