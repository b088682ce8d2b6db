import { routes, useSession, type PageHead, type PageProps } from '@care/contracts';
import { EmptyState, Heading, PageSkeleton, Stack, StandaloneLink } from '@care/ui';
import { PageFrame, QueryContent } from '@care/ui/more';
import type { ReactNode } from 'react';
import { enquiryApi } from '../features/enquiry/enquiry-api';
import { EnquiryStatus, LinkAgain } from '../features/enquiry/EnquiryStatus';
import { enquiryText } from '../features/enquiry/texts';

/** `/anfrage/ansehen?key=…`: the private page of an enquiry, with and without an account (EQ-05). */
export function EnquiryPage({ url }: PageProps) {
  const key = url.searchParams.get('key') ?? '';
  const isMember = useSession().status === 'authenticated';
  const query = enquiryApi.enquiry.useQuery(key);
  const list = { label: enquiryText('page.list'), to: routes.enquiries.build() };
  return (
    <PageFrame title={enquiryText('page.title')} above={isMember ? [list] : []} head={null} width="46rem">
      <QueryContent
        query={query}
        failed={enquiryText('page.failed')}
        skeleton={<PageSkeleton />}
        missing={<MissingEnquiry />}
        frame={withTitle}
      >
        {(enquiry) => <EnquiryStatus key={key} enquiryKey={key} loaded={enquiry} />}
      </QueryContent>
    </PageFrame>
  );
}

const withTitle = (content: ReactNode) => (
  <>
    <Heading level={1}>{enquiryText('page.title')}</Heading>
    {content}
  </>
);

const MissingEnquiry = () => (
  <Stack>
    <EmptyState
      title={enquiryText('page.missingTitle')}
      action={<StandaloneLink to={routes.enquiry.build()}>{enquiryText('title')}</StandaloneLink>}
    >
      {enquiryText('page.missing')}
    </EmptyState>
    <LinkAgain />
  </Stack>
);

export const enquiryHead = (): PageHead => ({ title: enquiryText('page.title'), robots: 'noindex,nofollow' });
