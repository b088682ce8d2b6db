import { routes, useSession, type PageHead, type PageProps, careFormLabel, formatDate } from '@care/contracts';
import { EmptyState, Heading, PageSkeleton, Stack, StandaloneLink, Alert, Meta, Row, Button } from '@care/ui';
import { PageFrame, QueryContent, ActionButton, StatusMessage, Term, Terms } from '@care/ui/more';
import { type ReactNode, useState } from 'react';
import { enquiryApi, passedTo } from '../features/enquiry/enquiry-api';
import { enquiryText } from '../features/enquiry/texts';
import { enquiryFields } from '@care/contracts/enquiry';
import type { Enquiry } from '@care/contracts/schemas';
import { lazyShown } from '@care/ui/lazy';
import { Dialog } from '@care/ui/dialog';
import { DataTable } from '../features/embedding/DataTable';
import { ReceiverStatus } from '../features/enquiry/ReceiverStatus';

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
        missing={
          <Stack>
            <EmptyState
              title={enquiryText('page.missingTitle')}
              action={<StandaloneLink to={routes.enquiry.build()}>{enquiryText('title')}</StandaloneLink>}
            >
              {enquiryText('page.missing')}
            </EmptyState>
            <LinkAgain />
          </Stack>
        }
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

export const enquiryHead = (): PageHead => ({ title: enquiryText('page.title'), robots: 'noindex,nofollow' });

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** The private page of an enquiry: before it is sent, and what became of it (EQ-03, EQ-06). */
function EnquiryStatus({ enquiryKey, loaded }: { enquiryKey: string; loaded: Enquiry }) {
  const [changed, setChanged] = useState<{ enquiry: Enquiry; isSent?: boolean }>();
  const enquiry = changed?.enquiry ?? loaded;
  const change = (now: Enquiry) => setChanged({ enquiry: now });
  const [confirm] = enquiryApi.confirm.useMutation();
  const send = passedTo(
    (now) => setChanged({ enquiry: now, isSent: true }),
    () => confirm(enquiryKey),
  );
  const Withdrawn = changed ? StatusMessage : Alert;
  const { status, receivers } = enquiry;
  const fields = enquiryFields(enquiry, { careFormLabel, formatDate });
  return (
    <Stack gap="large">
      <Row between>
        <Heading level={1}>{enquiryText('page.title')}</Heading>
        {status === 'SENT' && <WithdrawButton enquiryKey={enquiryKey} onChange={change} />}
      </Row>
      {changed?.isSent && (
        <StatusMessage kind="success" title={enquiryText('page.sentTitle')}>
          <p>{enquiryText('page.sentText')}</p>
        </StatusMessage>
      )}
      {status === 'WITHDRAWN' && (
        <Withdrawn kind="success" title={enquiryText('page.withdrawnTitle')} announce={changed ? 'auto' : 'none'}>
          <p>{enquiryText(enquiry.sent_at ? 'page.withdrawn' : 'page.withdrawnUnsent')}</p>
        </Withdrawn>
      )}
      {status === 'EXPIRED' && (
        <>
          <Alert kind="warn" title={enquiryText('page.expiredTitle')} announce="none">
            <p>{enquiryText('page.expired')}</p>
          </Alert>
          <LinkAgain />
        </>
      )}
      {status === 'UNCONFIRMED' && <Confirm receivers={receivers} run={send} />}
      {enquiry.sent_at && (
        <section>
          <Heading level={2}>{enquiryText('page.receivers')}</Heading>
          <Stack as="ul">
            {receivers.map((receiver) => (
              <ReceiverStatus key={receiver.id} enquiryKey={enquiryKey} receiver={receiver} onChange={change} />
            ))}
          </Stack>
        </section>
      )}
      <section>
        <Heading level={2}>{enquiryText('page.fields')}</Heading>
        <Terms>
          {fields.map(({ label, text }) => (
            <Term key={label} name={label}>
              {text}
            </Term>
          ))}
        </Terms>
      </section>
      {enquiry.sent_at && (
        <DataTable
          caption={enquiryText('sent.title')}
          columns={[enquiryText('sent.receiver'), enquiryText('sent.what'), enquiryText('sent.when')]}
          rows={receivers.map(({ name, sent_at, is_held }) =>
            sent_at && !is_held
              ? [name, fields.map(({ label }) => label).join(', '), moment.format(new Date(sent_at))]
              : [name, enquiryText('sent.nothing'), ''],
          )}
        />
      )}
      <Meta>{enquiryText('page.deleted', { date: formatDate(enquiry.deleted_on) })}</Meta>
    </Stack>
  );
}

/** Opening the link sends nothing, because mail programs open links to check them. */
const Confirm = ({ receivers, run }: Pick<Enquiry, 'receivers'> & { run: ReturnType<typeof passedTo> }) => (
  <Alert kind="info" title={enquiryText('page.confirmTitle')} announce="none">
    <p>{enquiryText('page.confirmText')}</p>
    <ul>
      {receivers.map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ul>
    <ActionButton run={run}>{enquiryText('page.confirm', { count: receivers.length })}</ActionButton>
  </Alert>
);

const fetchForm = () => import('../features/enquiry/LinkForm').then((module) => module.LinkForm);

/** Asks for the links of an address again; its code is loaded where a link is lost or too old (EQ-05). */
const LinkAgain = lazyShown(fetchForm, { failed: () => enquiryText('formFailed'), height: '14rem' });

/** "Platz gefunden": asks once, and the first answer keeps the enquiry (EQ-07). */
function WithdrawButton({ enquiryKey, onChange }: { enquiryKey: string; onChange: (enquiry: Enquiry) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw] = enquiryApi.withdraw.useMutation();
  const keep = () => setAsking(false);
  const run = passedTo(onChange, () => withdraw(enquiryKey));
  return (
    <>
      <Button variant="secondaryGray" onClick={() => setAsking(true)}>
        {enquiryText('withdraw.button')}
      </Button>
      <Dialog
        open={isAsking}
        onClose={keep}
        title={enquiryText('withdraw.title')}
        footer={
          <>
            <Button onClick={keep}>{enquiryText('withdraw.keep')}</Button>
            <ActionButton variant="secondaryGray" danger run={run}>
              {enquiryText('withdraw.agree')}
            </ActionButton>
          </>
        }
      >
        <p>{enquiryText('withdraw.text')}</p>
      </Dialog>
    </>
  );
}
