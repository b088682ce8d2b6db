import { ButtonLink, EmptyState, Pagination, Panel, Stack } from '@care/ui';
import { emptyInbox } from '@care/ui/illustrations';
import { Arriving } from './Arriving';
import { inboxPath, pageSize, type Folder as FolderName } from './inbox-address';
import { inboxApi } from './inbox-api';
import { LetterList, LettersSkeleton } from './LetterList';
import { mt } from './texts';

interface FolderProps {
  userId: string;
  folder: FolderName;
  page: number;
}

/** One page of a folder, newest first. */
export function Folder({ userId, folder, page }: FolderProps) {
  const query = inboxApi.folder.useQuery({ userId, folder, page });
  return (
    <Arriving query={query} failed={mt('listFailed')} skeleton={<LettersSkeleton />}>
      {({ count, results }) =>
        results.length === 0 ? (
          <EmptyFolder folder={folder} isPastEnd={count > 0} />
        ) : (
          <Stack gap="large">
            <LetterList letters={results} />
            <Pagination
              page={page}
              pageCount={Math.ceil(count / pageSize)}
              hrefFor={(target) => inboxPath({ view: folder, page: target })}
            />
          </Stack>
        )
      }
    </Arriving>
  );
}

const EmptyFolder = ({ folder, isPastEnd }: { folder: FolderName; isPastEnd: boolean }) => (
  <Panel>
    {isPastEnd ? (
      <EmptyState
        title={mt('empty.page')}
        action={<ButtonLink to={inboxPath({ view: folder })}>{mt('empty.toFirstPage')}</ButtonLink>}
      />
    ) : (
      <EmptyState picture={emptyInbox} title={mt(`empty.${folder}`)}>
        {mt(`empty.${folder}Hint`)}
      </EmptyState>
    )}
  </Panel>
);
