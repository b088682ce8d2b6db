import { useMember, type PageProps } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import { Badge } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { Applications } from '../features/inbox/Applications';
import { inboxPlace, isDeletedNotice } from '../features/inbox/inbox-address';
import { Folder } from '../features/inbox/Folder';
import { InboxFrame } from '../features/inbox/InboxFrame';
import { InboxTabs } from '../features/inbox/InboxTabs';
import { MessageListSkeleton } from '../features/inbox/MessageList';
import { inboxText } from '../features/inbox/texts';
import { useUnreadCount } from '../features/inbox/use-unread-count';

/** `/nachrichten`: the message folders and applications (AC-14); a visitor has to sign in first (SH-09). */
export function MessagesPage({ url }: PageProps) {
  const member = useMember(url);
  const place = inboxPlace(url.searchParams);
  const { view, page } = place;
  const isDeleted = isDeletedNotice(useLocation().state);
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

function Unread() {
  const count = useUnreadCount();
  return count > 0 ? <Badge kind="new">{inboxText('unreadCount', { count })}</Badge> : null;
}
