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
  userId: string;
}

/** The account page of the signed-in user, with its loading and error state. */
export function OwnAccount({ userId }: OwnAccountProps) {
  const { currentData: user, error, isFetching, refetch } = userApi.details.useQuery(userId);
  return (
    <Stack gap="large">
      {user && <AccountSections user={user} userId={userId} />}
      {!user && error && (
        <ErrorPanel title={tt('own.loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      )}
      {!user && !error && <AccountSkeleton />}
    </Stack>
  );
}

/** All sections (AC-07). An account scheduled for deletion is locked: its user can only cancel that or export the data. */
const AccountSections = ({ user, userId }: { user: UserDetails; userId: string }) => (
  <>
    <Lead>{tt('own.greeting', { name: nameOf(user) })}</Lead>
    <AccountNotices user={user} />
    {!user.deletion_scheduled_at && <ActiveAccountSections user={user} userId={userId} />}
    <SessionSection userId={userId} />
    <OwnDataSection user={user} />
  </>
);

const ActiveAccountSections = ({ user, userId }: { user: UserDetails; userId: string }) => (
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
