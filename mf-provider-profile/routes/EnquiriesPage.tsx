import { enquiryPagePath, formatDate, routes, useMember, type PageHead, type PageProps } from '@care/contracts';
import type { Enquiries } from '@care/contracts/schemas';
import { Card, EmptyState, Meta, PageSkeleton, Stack, StandaloneLink } from '@care/ui';
import { PageFrame, QueryContent } from '@care/ui/more';
import { enquiryApi } from '../features/enquiry/enquiry-api';
import { enquiryText } from '../features/enquiry/texts';

/** `/profile/anfragen`: the enquiries of the account (EQ-05). */
export function EnquiriesPage({ url }: PageProps) {
  const isMember = useMember(url) !== undefined;
  const query = enquiryApi.own.useQuery(undefined, { skip: !isMember });
  return (
    <PageFrame title={enquiryText('list.title')} width="46rem">
      <QueryContent query={query} failed={enquiryText('list.failed')} skeleton={<PageSkeleton />}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              level={2}
              title={enquiryText('list.empty')}
              action={
                <StandaloneLink to={routes.followedCompanies.build()}>{enquiryText('empty.list')}</StandaloneLink>
              }
            >
              {enquiryText('empty.text')}
            </EmptyState>
          ) : (
            <Stack as="ul">
              {results.map((enquiry) => (
                <EnquiryCard key={enquiry.key} enquiry={enquiry} />
              ))}
            </Stack>
          )
        }
      </QueryContent>
    </PageFrame>
  );
}

function EnquiryCard({ enquiry }: { enquiry: Enquiries['results'][number] }) {
  const { key, created_at, withdrawn_at, deleted_on, receivers, answers } = enquiry;
  const state = withdrawn_at ? enquiryText('list.withdrawn') : enquiryText('list.answers', { count: answers });
  return (
    <Card as="li" padded>
      <StandaloneLink to={enquiryPagePath(key)}>
        {enquiryText('list.of', { date: formatDate(created_at) })}
      </StandaloneLink>
      <p>{receivers.join(', ')}</p>
      <Meta>{`${state} · ${enquiryText('page.deleted', { date: formatDate(deleted_on) })}`}</Meta>
    </Card>
  );
}

export const enquiriesHead = (): PageHead => ({ title: enquiryText('list.title'), robots: 'noindex,follow' });
