import { Slot, userApi, formatDate, routes, editPath, profilePath, t } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { Lead, Alert, StandaloneLink, Icon } from '@care/ui';
import { Placeholder, QueryContent, StatusMessage, ActionButton } from '@care/ui/more';
import { useState } from 'react';
import styled from '@emotion/styled';
import { Building2, Heart, HousePlus, Images, Inbox, Megaphone, Pencil, Send, type LucideIcon } from 'lucide-react';
import { accountPageText } from '../../texts';
import { AccessSection, AccountDetails, nameOf } from './AccountDetails';
import { NotificationSection, SavedSearchSection } from './NotificationSection';
import { OwnDataSection } from './OwnDataSection';
import { SessionSection } from './SessionSection';
import { OwnershipSection } from './OwnershipSection';
import { ownAccountApi } from './account-api';
import { ConfirmationNotice } from './ConfirmationNotice';
import { ownAccountText } from './texts';
import { AccountSection } from '../account-section/AccountSection';
import { Done } from '../password/EmailForm';
import { inboxApi } from '../inbox/inbox-api';
import { MessageList, MessageListSkeleton } from '../inbox/MessageList';
import { inboxText } from '../inbox/texts';

/**
 * All sections of the account page (AC-07), or its loading and error state. An account scheduled for deletion is locked:
 * its user can only cancel that or export the data.
 */
export function OwnAccount() {
  const query = userApi.details.useQuery();
  return (
    <QueryContent query={query} failed={accountPageText('own.loadFailed')} skeleton={<AccountSkeleton />}>
      {(user) => (
        <>
          <Lead>{accountPageText('own.greeting', { name: nameOf(user) })}</Lead>
          <AccountNotices user={user} />
          {!user.deletion_scheduled_at && <ActiveAccountSections user={user} />}
          <SessionSection />
          <OwnDataSection user={user} />
        </>
      )}
    </QueryContent>
  );
}

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

/** Notices at the top: the address takes no mail or is not confirmed, or the account is scheduled for deletion. */
function AccountNotices({ user }: { user: UserDetails }) {
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

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 var(--s-5);
`;

interface Shortcut {
  to: string;
  label: string;
  icon: LucideIcon;
}

/** Links for this kind of user (SH-03, SH-22). */
export function shortcutsOf({ profile_type, profile, company }: UserDetails): Shortcut[] {
  const all: (Shortcut | false | null)[] = [
    { to: routes.messages.build(), label: t('nav.inbox'), icon: Inbox },
    { to: routes.followedCompanies.build(), label: t('nav.followed'), icon: Heart },
    profile_type !== 'CARE_PROVIDER' && {
      to: routes.enquiries.build(),
      label: ownAccountText('enquiries'),
      icon: Send,
    },
    profile && {
      to: editPath(routes.jobSeekerProfile.build({ slug: profile.slug })),
      label: t('nav.jobSeekerProfileEdit'),
      icon: Pencil,
    },
    company && { to: routes.companyOwnerArea.build(), label: t('nav.companyOwnerArea'), icon: Building2 },
    company && { to: editPath(profilePath(company.slug)), label: ownAccountText('editCompany'), icon: Pencil },
    company && { to: routes.companyMedia.build(), label: ownAccountText('companyMedia'), icon: Images },
    profile_type === 'CARE_PROVIDER' &&
      !company && { to: routes.companyRegistration.build(), label: t('nav.registerCompany'), icon: HousePlus },
    profile_type === 'CARE_PROVIDER' &&
      !company && { to: routes.packages.build(), label: ownAccountText('publishJobs'), icon: Megaphone },
  ];
  return all.filter((one): one is Shortcut => Boolean(one));
}

const Shortcuts = ({ user }: { user: UserDetails }) => (
  <AccountSection title={ownAccountText('shortcuts')}>
    <List>
      {shortcutsOf(user).map(({ to, label, icon }) => (
        <li key={to}>
          <StandaloneLink to={to}>
            <Icon of={icon} />
            {label}
          </StandaloneLink>
        </li>
      ))}
    </List>
  </AccountSection>
);

/** Number of messages in the preview. */
const PREVIEW_SIZE = 5;

/** The newest messages on the account page, unread ones in bold, and a link to all messages (AC-14). */
function InboxBox() {
  const query = inboxApi.folder.useQuery({ folder: 'inbox', page: 1 });
  return (
    <AccountSection title={t('nav.inbox')}>
      <QueryContent query={query} failed={inboxText('listFailed')} skeleton={<MessageListSkeleton />}>
        {({ results }) =>
          results.length === 0 ? (
            <p>{inboxText('empty.inbox')}</p>
          ) : (
            <MessageList messages={results.slice(0, PREVIEW_SIZE)} />
          )
        }
      </QueryContent>
      <StandaloneLink to={routes.messages.build()}>{inboxText('toAll')}</StandaloneLink>
    </AccountSection>
  );
}
