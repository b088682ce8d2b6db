import { type PageProps, useMember, useUserContext } from '@care/contracts';
import { useLocation, useNavigate } from '@care/contracts/router';
import { Badge, Stack } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useEffect, useState } from 'react';
import { Folder } from '../features/inbox/Folder';
import { inboxPath, inboxPlace, isDeletedNotice, type InboxView } from '../features/inbox/inbox-address';
import { InboxFrame } from '../features/inbox/InboxFrame';
import { InboxTabs, useApplicationSide } from '../features/inbox/InboxTabs';
import { MessageListSkeleton } from '../features/inbox/MessageList';
import { OwnApplicationList } from '../features/inbox/OwnApplicationList';
import { ReceivedApplicationList } from '../features/inbox/ReceivedApplicationList';
import { inboxText } from '../features/inbox/texts';
import { useUnreadCount } from '../features/inbox/use-unread-count';

/** `/nachrichten`: the message folders and applications (AC-14); a visitor has to sign in first (SH-09). */
export function MessagesPage({ url }: PageProps) {
  const member = useMember(url);
  const place = inboxPlace(url.searchParams);
  const { view, page } = place;
  const isDeleted = useDeletedNotice(view);
  return (
    <InboxFrame title={inboxText('title')} note={member && <Unread />}>
      {isDeleted && <StatusMessage kind="success" title={inboxText('conversationDeleted')} />}
      <InboxTabs view={view} />
      {!member && <MessageListSkeleton />}
      {member && view !== 'applications' && <Folder folder={view} page={page} />}
      {member && view === 'applications' && <Applications {...place} />}
    </InboxFrame>
  );
}

/** Whether a conversation was deleted before. The history loses that, so that a reload does not repeat the message. */
function useDeletedNotice(view: InboxView): boolean {
  const isNew = isDeletedNotice(useLocation().state);
  const [deletedIn] = useState(isNew ? view : undefined);
  const navigate = useNavigate();
  useEffect(() => {
    if (isNew) void navigate(inboxPath({ view }), { replace: true, preventScrollReset: true });
  }, [isNew, view, navigate]);
  return deletedIn === view;
}

function Unread() {
  const count = useUnreadCount();
  return count > 0 ? <Badge kind="new">{inboxText('unreadCount', { count })}</Badge> : null;
}

interface ApplicationsProps {
  page: number;
  /** Shows only applications for this job offer. */
  offer?: number;
}

/** A job seeker's own applications, or those that a provider received; other users see the inbox. */
function Applications({ page, offer }: ApplicationsProps) {
  const { userType } = useUserContext();
  const side = useApplicationSide();
  const [deletions, setDeletions] = useState(0);
  const onDeleted = () => setDeletions((count) => count + 1);
  if (side !== undefined) {
    return (
      <Stack>
        {deletions > 0 && <StatusMessage key={deletions} kind="success" title={inboxText('applicationDeleted')} />}
        {side === 'applicant' ? (
          <OwnApplicationList page={page} onDeleted={onDeleted} />
        ) : (
          <ReceivedApplicationList page={page} offer={offer} onDeleted={onDeleted} />
        )}
      </Stack>
    );
  }
  return userType === null ? <MessageListSkeleton /> : <Folder folder="inbox" page={1} />;
}
