import { routes, useUserContext } from '@care/contracts';
import { ButtonLink, EmptyState } from '@care/ui';
import { emptyInbox } from '@care/ui/illustrations';
import { inboxPath, type Folder as FolderName } from './inbox-address';
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
