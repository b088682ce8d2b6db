import { asApiError, useMember, type PageProps } from '@care/contracts';
import { ButtonLink, EmptyState, Loading, Panel, Skeleton, Stack } from '@care/ui';
import { emptyNotFound } from '@care/ui/illustrations';
import { QueryContent } from '@care/ui/more';
import { inboxPath, messageIdOf, type Folder } from '../features/inbox/inbox-address';
import { inboxApi } from '../features/inbox/inbox-api';
import { InboxFrame } from '../features/inbox/InboxFrame';
import { MessageView } from '../features/inbox/MessageView';
import { inboxText } from '../features/inbox/texts';

/** `/nachrichten/{id}`: one message with its conversation (AC-14); a visitor has to sign in first (SH-09). */
export function MessagePage({ url, params }: PageProps) {
  const member = useMember(url);
  const id = messageIdOf(params.id);
  if (id === undefined) return <NoSuchMessage />;
  return member ? <OpenedMessage key={`${member.user.id} ${id}`} userId={member.user.id} id={id} /> : <Arrival />;
}

function OpenedMessage({ userId, id }: { userId: string; id: number }) {
  const query = inboxApi.message.useQuery(id);
  const { currentData: message, error } = query;
  const failure = error && asApiError(error);
  if (!message && failure?.kind === 'http' && failure.status === 404) return <NoSuchMessage />;
  const folder: Folder = message?.is_own ? 'sent' : message?.is_archived ? 'archive' : 'inbox';
  return (
    <InboxFrame
      title={message?.title ?? inboxText('message')}
      crumbs={[{ label: inboxText(`folder.${folder}`), to: inboxPath({ view: folder }) }]}
    >
      <QueryContent query={query} failed={inboxText('messageFailed')} skeleton={<MessageSkeleton />}>
        {(loaded) => <MessageView message={loaded} userId={userId} />}
      </QueryContent>
    </InboxFrame>
  );
}

const crumbs = [{ label: inboxText('title'), to: inboxPath({}) }];

const Arrival = () => (
  <InboxFrame title={inboxText('message')} crumbs={crumbs}>
    <MessageSkeleton />
  </InboxFrame>
);

const NoSuchMessage = () => (
  <InboxFrame title={inboxText('message')} crumbs={crumbs}>
    <Panel>
      <EmptyState
        picture={emptyNotFound}
        title={inboxText('noSuchMessage')}
        action={<ButtonLink to={inboxPath({})}>{inboxText('toInbox')}</ButtonLink>}
      >
        {inboxText('noSuchMessageHint')}
      </EmptyState>
    </Panel>
  </InboxFrame>
);

const MessageSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton width="14rem" />
      <Skeleton height="10rem" />
      <Skeleton height="6rem" />
    </Stack>
  </Loading>
);
