import { formatDate } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Alert, Button } from '@care/ui';
import { tt } from '../../texts';
import { ownAccountApi } from './account-api';
import { ot } from './texts';
import { WriteFailure } from './WriteFailure';

/** What somebody has to know first: the address is not confirmed yet, the account is about to be deleted. */
export const AccountNotices = ({ user }: { user: UserDetails }) => (
  <>
    {user.deletion_scheduled_at && <Leaving date={user.deletion_scheduled_at} />}
    {!user.email_verified && <Unconfirmed email={user.email} />}
  </>
);

function Unconfirmed({ email }: { email: string }) {
  const [resend, { isSuccess, isLoading, error }] = ownAccountApi.resendConfirmation.useMutation();
  return (
    <Alert kind="warn" announce="none">
      <p>{ot('confirmFirst')}</p>
      <WriteFailure error={error} />
      {isSuccess ? (
        <p role="status">{ot('confirmSent')}</p>
      ) : (
        <Button variant="bgNone" size="small" onClick={() => void resend(email)} loading={isLoading}>
          {tt('confirm.resend')}
        </Button>
      )}
    </Alert>
  );
}

function Leaving({ date }: { date: string }) {
  const [keep, { isLoading, error }] = ownAccountApi.keepAccount.useMutation();
  return (
    <Alert kind="warn" title={ot('deletionScheduled', { date: formatDate(date) })}>
      <WriteFailure error={error} />
      <Button variant="secondaryBlue" size="small" onClick={() => void keep()} loading={isLoading}>
        {ot('keepAccount')}
      </Button>
    </Alert>
  );
}
