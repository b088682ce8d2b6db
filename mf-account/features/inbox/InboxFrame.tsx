import { Heading, ButtonLink, EmptyState, Pagination, Panel, Stack, type Crumb } from '@care/ui';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { PageFrame, QueryContent, type Query } from '@care/ui/more';
import { useUserContext } from '@care/contracts';
import { TabLinks } from '@care/ui/tabs';
import type { ApplicationSide } from './application-api';
import { folders, inboxPath, PAGE_SIZE, type InboxView, type InboxPlace } from './inbox-api';
import { inboxText } from './texts';

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-4);
  align-items: center;
  justify-content: space-between;
`;

interface InboxFrameProps {
  title: string;
  /** Beside the title. */
  note?: ReactNode;
  /** Breadcrumbs between the home page and this page. */
  crumbs?: Crumb[];
  children: ReactNode;
}

/** The frame of all inbox pages: breadcrumbs, title and content. */
export const InboxFrame = ({ title, note, crumbs = [], children }: InboxFrameProps) => (
  <PageFrame
    title={title}
    above={crumbs}
    head={
      <Title>
        <Heading level={1} look={crumbs.length > 0 ? 2 : 1}>
          {title}
        </Heading>
        {note}
      </Title>
    }
    width="56rem"
  >
    {children}
  </PageFrame>
);

type Side = ApplicationSide | undefined;

/** Applications that the user may see: those sent, those received by the user's company, or none. */
export function useApplicationSide(): Side {
  const { userType, isCompanyOwner } = useUserContext();
  const employer: Side = isCompanyOwner ? 'employer' : undefined;
  const side: Side = userType === 'JOB_SEEKER' ? 'applicant' : employer;
  // It stays while a page is held for signing in again (SH-09).
  const [last, setLast] = useState(side);
  if (userType !== null && side !== last) setLast(side);
  return userType === null ? last : side;
}

/** Links to the folders and, for job seekers and company owners, to the applications. */
export function InboxTabs({ view }: { view: InboxView }) {
  const side = useApplicationSide();
  const applicationsLabel =
    side === 'applicant' ? inboxText('folder.ownApplications') : inboxText('folder.applications');
  const items = [
    ...folders.map((folder) => ({
      to: inboxPath({ view: folder }),
      label: inboxText(`folder.${folder}`),
      active: view === folder,
    })),
    ...(side || view === 'applications'
      ? [{ to: inboxPath({ view: 'applications' }), label: applicationsLabel, active: view === 'applications' }]
      : []),
  ];
  return <TabLinks label={inboxText('folders')} items={items} />;
}

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
