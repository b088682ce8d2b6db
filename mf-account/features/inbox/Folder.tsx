import { EmptyState } from '@care/ui';
import { emptyInbox } from '@care/ui/illustrations';
import type { Folder as FolderName } from './inbox-address';
import { inboxApi } from './inbox-api';
import { MessageList, MessageListSkeleton } from './MessageList';
import { PagedList } from './PagedList';
import { inboxText } from './texts';

interface FolderProps {
  folder: FolderName;
  page: number;
}

/** One page of a folder, newest first. */
export function Folder({ folder, page }: FolderProps) {
  const query = inboxApi.folder.useQuery({ folder, page });
  return (
    <PagedList
      query={query}
      failed={inboxText('listFailed')}
      skeleton={<MessageListSkeleton />}
      place={{ view: folder, page }}
      empty={
        <EmptyState picture={emptyInbox} title={inboxText(`empty.${folder}`)}>
          {inboxText(`empty.${folder}Hint`)}
        </EmptyState>
      }
    >
      {(messages) => <MessageList messages={messages} />}
    </PagedList>
  );
}
