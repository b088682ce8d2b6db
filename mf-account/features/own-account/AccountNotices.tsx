import { formatDate } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Alert, Button } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useState } from 'react';
import { Done } from '../password/EmailForm';
import { ownAccountApi } from './account-api';
import { ConfirmationNotice } from './ConfirmationNotice';
import { ot } from './texts';
import { WriteFailure } from './WriteFailure';

/** What somebody has to know first: the address is not confirmed yet, the account is about to be deleted. */
export function AccountNotices({ user }: { user: UserDetails }) {
  const { deletion_scheduled_at: date } = user;
  const [wasLeaving] = useState(date !== null);
  const [isKept, setKept] = useState(false);
  return (
    <>
      {date && <Leaving date={date} isNew={!wasLeaving} onKept={() => setKept(true)} />}
      {!date && isKept && <Done>{ot('accountKept')}</Done>}
      {!user.email_verified && <ConfirmationNotice email={user.email}>{ot('confirmFirst')}</ConfirmationNotice>}
    </>
  );
}

interface LeavingProps {
  date: string;
  /** It has just been scheduled, at the other end of the page. */
  isNew: boolean;
  onKept: () => void;
}

function Leaving({ date, isNew, onKept }: LeavingProps) {
  const [keep, { isLoading, error }] = ownAccountApi.keepAccount.useMutation();
  const stay = async () => {
    const { error: refused } = await keep();
    if (!refused) onKept();
  };
  const Notice = isNew ? StatusMessage : Alert;
  return (
    <Notice kind="warn" title={ot('deletionScheduled', { date: formatDate(date) })}>
      <WriteFailure error={error} />
      <Button variant="secondaryBlue" size="small" onClick={() => void stay()} loading={isLoading}>
        {ot('keepAccount')}
      </Button>
    </Notice>
  );
}
