import { asApiError, Slot, userApi } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { apiErrorMessage, ErrorPanel, Lead, Loading, Skeleton, Stack } from '@care/ui';
import { accountPageText } from '../../texts';
import { InboxBox } from '../inbox/InboxBox';
import { AccessSection } from './AccessSection';
import { AccountDetails, nameOf } from './AccountDetails';
import { AccountNotices } from './AccountNotices';
import { NotificationSection } from './NotificationSection';
import { OwnDataSection } from './OwnDataSection';
import { OwnershipSection } from './OwnershipSection';
import { SavedSearchSection } from './SavedSearchSection';
import { SessionSection } from './SessionSection';
import { Shortcuts } from './Shortcuts';

/** The account page of the signed-in user, with its loading and error state. */
export function OwnAccount() {
  const { currentData: user, error, isFetching, refetch } = userApi.details.useQuery();
  return (
    <Stack gap="large">
      {user && <AccountSections user={user} />}
      {!user && error && (
        <ErrorPanel title={accountPageText('own.loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      )}
      {!user && !error && <AccountSkeleton />}
    </Stack>
  );
}

/**
 * All sections (AC-07). An account scheduled for deletion is locked: its user can only cancel that or export the data.
 */
const AccountSections = ({ user }: { user: UserDetails }) => (
  <>
    <Lead>{accountPageText('own.greeting', { name: nameOf(user) })}</Lead>
    <AccountNotices user={user} />
    {!user.deletion_scheduled_at && <ActiveAccountSections user={user} />}
    <SessionSection />
    <OwnDataSection user={user} />
  </>
);

const ActiveAccountSections = ({ user }: { user: UserDetails }) => (
  <>
    <Shortcuts user={user} />
    <InboxBox />
    <AccountDetails user={user} />
    <Slot name="account.own-reviews" />
    <SavedSearchSection />
    {user.profile_type === 'CARE_PROVIDER' && <OwnershipSection ownerships={user.requested_ownerships} />}
    <NotificationSection />
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
