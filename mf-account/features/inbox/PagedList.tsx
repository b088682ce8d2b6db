import { ButtonLink, EmptyState, Pagination, Panel, Stack } from '@care/ui';
import { type Query, QueryContent } from '@care/ui/more';
import type { ReactNode } from 'react';
import { inboxPath, PAGE_SIZE, type InboxPlace } from './inbox-address';
import { inboxText } from './texts';

interface PagedListProps<Entry> {
  query: Query<{ count: number; results: readonly Entry[] }>;
  /** One sentence that names the part that was not loaded. */
  failed: string;
  /** Shown while the data is being loaded. */
  skeleton: ReactNode;
  place: InboxPlace;
  /** Shown for an empty list. */
  empty: ReactNode;
  children: (entries: readonly Entry[]) => ReactNode;
}

/** One page of an inbox list, with pagination. */
export const PagedList = <Entry,>({ query, failed, skeleton, place, empty, children }: PagedListProps<Entry>) => (
  <QueryContent query={query} failed={failed} skeleton={skeleton}>
    {({ count, results }) =>
      results.length > 0 ? (
        <Stack gap="large">
          {children(results)}
          <Pagination
            page={place.page}
            pageCount={Math.ceil(count / PAGE_SIZE)}
            hrefFor={(page) => inboxPath({ ...place, page })}
          />
        </Stack>
      ) : (
        <Panel>
          {count > 0 ? (
            <EmptyState
              title={inboxText('empty.page')}
              action={<ButtonLink to={inboxPath({ ...place, page: 1 })}>{inboxText('empty.toFirstPage')}</ButtonLink>}
            />
          ) : (
            empty
          )}
        </Panel>
      )
    }
  </QueryContent>
);
