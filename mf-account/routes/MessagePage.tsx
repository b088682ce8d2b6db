import { useMember, type PageProps } from '@care/contracts';
import { QueryContent, NotFoundPanel, Placeholder } from '@care/ui/more';
import { inboxPath, messageIdOf, inboxApi, type Folder } from '../features/inbox/inbox-api';
import { InboxFrame } from '../features/inbox/InboxFrame';
import { MessageView } from '../features/inbox/MessageView';
import { inboxText } from '../features/inbox/texts';

/** `/nachrichten/{id}`: one message with its conversation (AC-14); a visitor has to sign in first (SH-09). */
export function MessagePage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = messageIdOf(params.id);
  if (id !== undefined && member)
    return <OpenedMessage key={`${member.user.id} ${id}`} userId={member.user.id} id={id} />;
  return (
    <InboxFrame title={inboxText('message')} crumbs={[{ label: inboxText('title'), to: inboxPath({}) }]}>
      {id === undefined ? <NoSuchMessage /> : <MessageSkeleton />}
    </InboxFrame>
  );
}

function OpenedMessage({ userId, id }: { userId: string; id: number }) {
  const query = inboxApi.message.useQuery(id);
  const { currentData: message } = query;
  const folder: Folder = message?.is_own ? 'sent' : message?.is_archived ? 'archive' : 'inbox';
  return (
    <InboxFrame
      title={message?.title ?? inboxText('message')}
      crumbs={[{ label: inboxText(`folder.${folder}`), to: inboxPath({ view: folder }) }]}
    >
      <QueryContent
        query={query}
        failed={inboxText('messageFailed')}
        missing={<NoSuchMessage />}
        skeleton={<MessageSkeleton />}
      >
        {(loaded) => <MessageView message={loaded} userId={userId} />}
      </QueryContent>
    </InboxFrame>
  );
}

const NoSuchMessage = () => (
  <NotFoundPanel
    title={inboxText('noSuchMessage')}
    text={inboxText('noSuchMessageHint')}
    to={inboxPath({})}
    action={inboxText('toInbox')}
  />
);

const MessageSkeleton = () => <Placeholder of={[{ width: '14rem' }, '10rem', '6rem']} />;
