import { type PageProps, useMember, useUserContext, routes } from '@care/contracts';
import { useLocation, useNavigate } from '@care/contracts/router';
import { Badge, Stack, ButtonLink, EmptyState } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useEffect, useState } from 'react';
import { emptyInbox } from '@care/ui/illustrations';
import { inboxPath, inboxPlace, isDeletedNotice, inboxApi } from '../features/inbox/inbox-api';
import type { InboxView, Folder as FolderName } from '../features/inbox/inbox-api';
import { InboxFrame, InboxTabs, useApplicationSide, PagedList } from '../features/inbox/InboxFrame';
import { MessageListSkeleton, MessageList } from '../features/inbox/MessageList';
import { OwnApplicationList, ReceivedApplicationList } from '../features/inbox/ApplicationLists';
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

interface FolderProps {
  folder: FolderName;
  page: number;
}

/** One page of a folder, newest first. */
function Folder({ folder, page }: FolderProps) {
  const query = inboxApi.folder.useQuery({ folder, page });
  return (
    <PagedList
      query={query}
      failed={inboxText('listFailed')}
      skeleton={<MessageListSkeleton />}
      place={{ view: folder, page }}
      empty={
        <EmptyState picture={emptyInbox} title={inboxText(`empty.${folder}`)} action={<NextStep folder={folder} />}>
          {inboxText(`empty.${folder}Hint`)}
        </EmptyState>
      }
    >
      {(messages) => <MessageList messages={messages} />}
    </PagedList>
  );
}

/** From the archive to the inbox, otherwise to the people with whom somebody can begin a conversation. */
function NextStep({ folder }: Pick<FolderProps, 'folder'>) {
  const { userType } = useUserContext();
  if (folder === 'archive')
    return <ButtonLink to={inboxPath({ view: 'inbox', page: 1 })}>{inboxText('toInbox')}</ButtonLink>;
  if (userType === 'JOB_SEEKER')
    return <ButtonLink to={routes.jobsHome.build()}>{inboxText('empty.findJobs')}</ButtonLink>;
  if (userType === 'CARE_PROVIDER')
    return <ButtonLink to={routes.staffHome.build()}>{inboxText('empty.findStaff')}</ButtonLink>;
  return <ButtonLink to={routes.home.build()}>{inboxText('empty.findProviders')}</ButtonLink>;
}
