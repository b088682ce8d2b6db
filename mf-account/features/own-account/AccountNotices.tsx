import { formatDate } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Alert } from '@care/ui';
import { StatusMessage, ActionButton } from '@care/ui/more';
import { useState } from 'react';
import { Done } from '../password/EmailForm';
import { ownAccountApi } from './account-api';
import { ConfirmationNotice } from './ConfirmationNotice';
import { ownAccountText } from './texts';

/** Notices at the top: the address is not confirmed, or the account is scheduled for deletion. */
export function AccountNotices({ user }: { user: UserDetails }) {
  const { deletion_scheduled_at: date } = user;
  const [wasScheduled] = useState(date !== null);
  const [isKept, setKept] = useState(false);
  return (
    <>
      {date && <DeletionNotice date={date} isNew={!wasScheduled} onKept={() => setKept(true)} />}
      {!date && isKept && <Done>{ownAccountText('accountKept')}</Done>}
      {!user.email_verified && (
        <ConfirmationNotice email={user.email}>{ownAccountText('confirmFirst')}</ConfirmationNotice>
      )}
    </>
  );
}

interface DeletionNoticeProps {
  date: string;
  /** The deletion was scheduled on this page, so the notice takes the focus. */
  isNew: boolean;
  onKept: () => void;
}

function DeletionNotice({ date, isNew, onKept }: DeletionNoticeProps) {
  const [keep] = ownAccountApi.keepAccount.useMutation();
  const Notice = isNew ? StatusMessage : Alert;
  return (
    <Notice kind="warn" title={ownAccountText('deletionScheduled', { date: formatDate(date) })}>
      <ActionButton variant="secondaryBlue" size="small" run={() => keep()} onDone={onKept}>
        {ownAccountText('keepAccount')}
      </ActionButton>
    </Notice>
  );
}
