import { ButtonLink, EmptyState, Pagination, Panel, Stack } from '@care/ui';
import { emptyInbox } from '@care/ui/illustrations';
import { Placeholder, type Query, QueryContent } from '@care/ui/more';
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
        <Panel>{count > 0 ? <PastEnd place={place} /> : empty}</Panel>
      )
    }
  </QueryContent>
);

interface ApplicationListProps<Application> {
  query: Query<{ count: number; results: readonly Application[] }>;
  place: InboxPlace;
  /** Said of an empty list, with a link that leads on. */
  empty: { title: string; hint: string; action: ReactNode };
  children: (application: Application) => ReactNode;
}

/** One page of applications, each on a card. */
export const ApplicationList = <Application extends { id: number }>({
  query,
  place,
  empty: { title, hint, action },
  children,
}: ApplicationListProps<Application>) => (
  <PagedList
    query={query}
    failed={inboxText('applicationsFailed')}
    skeleton={<Placeholder of={['9rem', '9rem']} />}
    place={place}
    empty={
      <EmptyState picture={emptyInbox} title={title} action={action}>
        {hint}
      </EmptyState>
    }
  >
    {(applications) => (
      <Stack as="ul">
        {applications.map((application) => (
          <li key={application.id}>{children(application)}</li>
        ))}
      </Stack>
    )}
  </PagedList>
);

const PastEnd = ({ place }: { place: InboxPlace }) => (
  <EmptyState
    title={inboxText('empty.page')}
    action={<ButtonLink to={inboxPath({ ...place, page: 1 })}>{inboxText('empty.toFirstPage')}</ButtonLink>}
  />
);
