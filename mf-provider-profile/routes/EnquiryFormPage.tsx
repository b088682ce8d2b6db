import { enquiryPagePath, outcomeOf, ok, routes } from '@care/contracts';
import type { PageContext, PageHead, PageOutcome, PageProps } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { EnquiryReceiverChoice } from '@care/contracts/schemas';
import { Alert, EmptyState, Heading, media, PageSkeleton, StandaloneLink, Panel, Stack } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { ActionButton, PageFrame, QueryContent, SideColumns, StatusMessage, useFocusOnChange } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { enquiryApi } from '../features/enquiry/enquiry-api';
import type { SentEnquiry } from '../features/enquiry/EnquiryForm';
import { ReceiverList, receiverIds, sortReceivers } from '../features/enquiry/ReceiverList';
import { enquiryText } from '../features/enquiry/texts';

const fetchForm = () => import('../features/enquiry/EnquiryForm').then((module) => module.EnquiryForm);
/** The form needs script; without it the receivers and their phone numbers are there. */
const EnquiryForm = lazyShown(fetchForm, { failed: () => enquiryText('formFailed'), height: '60rem' });

const OnlyWithScript = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;

// The receivers come before the form, also for screen readers and on phones.
const Columns = styled(SideColumns)`
  gap: var(--s-5);
  margin-top: var(--s-4);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: var(--s-6);
    & > section {
      grid-column: 2;
      grid-row: 1;
    }
  }
`;

/** `/anfrage?an=…`: one enquiry to up to six named providers (EQ-01). */
export function EnquiryFormPage({ url }: PageProps) {
  const ids = receiverIds(url);
  const query = enquiryApi.receivers.useQuery(ids, { skip: ids.length === 0 });
  return (
    <PageFrame
      title={enquiryText('crumb')}
      above={[{ label: enquiryText('watchList'), to: routes.followedCompanies.build() }]}
      head={null}
    >
      <div>
        {ids.length === 0 ? (
          <NobodyChosen />
        ) : (
          <QueryContent query={query} failed={enquiryText('failed')} skeleton={<PageSkeleton />} frame={withTitle}>
            {({ results }) => (results.length === 0 ? <NobodyChosen /> : <Enquiry choices={results} />)}
          </QueryContent>
        )}
      </div>
    </PageFrame>
  );
}

const withTitle = (content: ReactNode) => (
  <>
    <Heading level={1}>{enquiryText('title')}</Heading>
    {content}
  </>
);

const NobodyChosen = () => (
  <EmptyState
    level={1}
    title={enquiryText('empty.title')}
    action={
      <>
        <StandaloneLink to={routes.followedCompanies.build()}>{enquiryText('empty.list')}</StandaloneLink>
        <StandaloneLink to={routes.home.build()}>{enquiryText('empty.search')}</StandaloneLink>
      </>
    }
  >
    {enquiryText('empty.text')}
  </EmptyState>
);

function Enquiry({ choices }: { choices: readonly EnquiryReceiverChoice[] }) {
  const { reachable, isTooMany } = sortReceivers(choices);
  const navigate = useNavigate();
  const [sent, setSent] = useState<SentEnquiry>();
  const place = useFocusOnChange(sent !== undefined);
  const done = (enquiry: SentEnquiry) => {
    if (enquiry.key === null) setSent(enquiry);
    else void navigate(enquiryPagePath(enquiry.key));
  };
  const hasForm = reachable.length > 0 && !isTooMany;
  return (
    <>
      <Heading level={1}>{enquiryText('titleOf', { count: reachable.length })}</Heading>
      <Columns ref={place} tabIndex={-1}>
        {sent ? (
          <MailSent email={sent.email} />
        ) : (
          <>
            <ReceiverList choices={choices} />
            {hasForm && (
              <div>
                <noscript>
                  <Alert kind="info" title={enquiryText('form.noScript')} announce="none" />
                </noscript>
                <OnlyWithScript>
                  <EnquiryForm receivers={reachable} onSent={done} />
                </OnlyWithScript>
              </div>
            )}
          </>
        )}
      </Columns>
    </>
  );
}

/** Loads the receivers of the address. */
export async function loadEnquiryForm({ store, url }: PageContext): Promise<PageOutcome> {
  const ids = receiverIds(url);
  if (ids.length === 0) return ok;
  const { error } = await store.dispatch(enquiryApi.receivers.initiate(ids, { subscribe: __ON_SERVER__ }));
  return outcomeOf(error);
}

export const enquiryFormHead = (): PageHead => ({
  title: enquiryText('title'),
  description: enquiryText('description'),
  robots: 'noindex,follow',
});

/** The enquiry waits for the confirmation; the mail can be sent again (EQ-03). */
function MailSent({ email }: { email: string }) {
  const [sendLink] = enquiryApi.sendLink.useMutation();
  const [isAgain, setAgain] = useState(false);
  return (
    <Panel>
      <Stack>
        <Heading level={2}>{enquiryText('mail.title')}</Heading>
        <p>{enquiryText('mail.text', { email })}</p>
        {isAgain ? (
          <StatusMessage kind="success" title={enquiryText('mail.sent')} />
        ) : (
          <div>
            <ActionButton variant="secondaryGray" run={() => sendLink(email)} onDone={() => setAgain(true)}>
              {enquiryText('mail.again')}
            </ActionButton>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
