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

/** The state of an application. */
export const StateBadge = ({ status }: { status: ApplicationStatus }) => (
  <Badge kind={kinds[status]}>
    <VisuallyHidden>{inboxText('state')}: </VisuallyHidden>
    {inboxText(`states.${status}`)}
  </Badge>
);
