import { Slot, userApi } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Lead, Stack } from '@care/ui';
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
import { Placeholder, QueryContent } from '@care/ui/more';

/** The account page of the signed-in user, with its loading and error state. */
export function OwnAccount() {
  const query = userApi.details.useQuery();
  return (
    <Stack gap="large">
      <QueryContent query={query} failed={accountPageText('own.loadFailed')} skeleton={<AccountSkeleton />}>
        {(user) => <AccountSections user={user} />}
      </QueryContent>
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

export const AccountSkeleton = () => <Placeholder of={[{ width: '16rem', height: '1.4em' }, '15rem']} />;
