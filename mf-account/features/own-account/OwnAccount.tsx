import { asApiError, Slot, userApi } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { apiErrorMessage, ErrorPanel, Lead, Loading, Skeleton, Stack } from '@care/ui';
import { tt } from '../../texts';
import { InboxBox } from '../inbox/InboxBox';
import { AccessSection } from './AccessSection';
import { AccountDetails } from './AccountDetails';
import { AccountNotices } from './AccountNotices';
import { nameOf } from './name-of';
import { NotificationSection } from './NotificationSection';
import { OwnDataSection } from './OwnDataSection';
import { OwnershipSection } from './OwnershipSection';
import { SavedSearchSection } from './SavedSearchSection';
import { SessionSection } from './SessionSection';
import { Shortcuts } from './Shortcuts';

interface OwnAccountProps {
  /** Id of the session's user. */
  userId: string;
}

/** The account of the person signed in: on its way, not available, or there. */
export function OwnAccount({ userId }: OwnAccountProps) {
  const { currentData: user, error, isFetching, refetch } = userApi.details.useQuery(userId);
  return (
    <Stack gap="large">
      {user && <Parts user={user} userId={userId} />}
      {!user && error && (
        <ErrorPanel title={tt('own.loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      )}
      {!user && !error && <AccountSkeleton />}
    </Stack>
  );
}

/** Everything about an account (AC-07); one that is to be deleted is locked, and can only be taken back or downloaded. */
const Parts = ({ user, userId }: { user: UserDetails; userId: string }) => (
  <>
    <Lead>{tt('own.greeting', { name: nameOf(user) })}</Lead>
    <AccountNotices user={user} />
    {!user.deletion_scheduled_at && <UsableParts user={user} userId={userId} />}
    <SessionSection userId={userId} />
    <OwnDataSection user={user} />
  </>
);

const UsableParts = ({ user, userId }: { user: UserDetails; userId: string }) => (
  <>
    <Shortcuts user={user} />
    <InboxBox userId={userId} />
    <AccountDetails user={user} />
    <Slot name="account.own-reviews" />
    <SavedSearchSection userId={userId} />
    {user.profile_type === 'CARE_PROVIDER' && <OwnershipSection ownerships={user.requested_ownerships} />}
    <NotificationSection userId={userId} />
    <AccessSection user={user} />
  </>
);

export const AccountSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="16rem" height="1.4em" />
      <Skeleton height="15rem" />
    </Stack>
  </Loading>
);
