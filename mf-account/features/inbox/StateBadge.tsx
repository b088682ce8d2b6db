import type { ApplicationStatus } from '@care/contracts/schemas';
import { Badge, VisuallyHidden, type BadgeKind } from '@care/ui';
import { inboxText } from './texts';

const kinds: Record<ApplicationStatus, BadgeKind> = {
  SUBMITTED: 'plain',
  READ: 'plain',
  INVITED: 'wanted',
  OFFERED: 'hire',
  HIRED: 'hire',
  REJECTED: 'plain',
  WITHDRAWN: 'plain',
};

/** The state of an application. One that is held has not arrived: it waits for its sender to confirm the address (AC-20). */
export const StateBadge = ({ status, isHeld = false }: { status: ApplicationStatus; isHeld?: boolean }) => (
  <Badge kind={kinds[status]}>
    <VisuallyHidden>{inboxText('state')}: </VisuallyHidden>
    {isHeld && status === 'SUBMITTED' ? inboxText('held') : inboxText(`states.${status}`)}
  </Badge>
);
