import { formatDate, routes } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Alert, StandaloneLink } from '@care/ui';
import { StatusMessage, ActionButton } from '@care/ui/more';
import { useState } from 'react';
import { Done } from '../password/EmailForm';
import { ownAccountApi } from './account-api';
import { ConfirmationNotice } from './ConfirmationNotice';
import { ownAccountText } from './texts';

/** Notices at the top: the address takes no mail or is not confirmed, or the account is scheduled for deletion. */
export function AccountNotices({ user }: { user: UserDetails }) {
  const { deletion_scheduled_at: date } = user;
  const [wasScheduled] = useState(date !== null);
  const [isKept, setKept] = useState(false);
  return (
    <>
      {date && <DeletionNotice date={date} isNew={!wasScheduled} onKept={() => setKept(true)} />}
      {!date && isKept && <Done>{ownAccountText('accountKept')}</Done>}
      {user.email_undeliverable && <UndeliverableNotice email={user.email} />}
      {!user.email_verified && !user.email_undeliverable && (
        <ConfirmationNotice email={user.email}>{ownAccountText('confirmFirst')}</ConfirmationNotice>
      )}
    </>
  );
}

/** The address takes no mail (OP-62). */
const UndeliverableNotice = ({ email }: Pick<UserDetails, 'email'>) => (
  <Alert kind="warn" title={ownAccountText('undeliverable', { email })} announce="none">
    <p>{ownAccountText('undeliverableHint')}</p>
    <StandaloneLink to={routes.contact.build()}>{ownAccountText('toContact')}</StandaloneLink>
  </Alert>
);

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
