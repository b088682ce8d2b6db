import { t, useMember, type PageProps } from '@care/contracts';
import { Lead, LiveRegion, Stack } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent } from '@care/ui/more';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import {
  DESK_TITLE_ID,
  DeskFrame,
  DeskLinks,
  DeskSkeleton,
  isRefused,
  Pages,
  RefusedAccount,
  SideView,
} from '../features/desk/DeskFrame';
import { deskApi } from '../features/desk/desk-api';
import { AuditLog } from '../features/desk/AuditLog';
import {
  accountsPath,
  caseIdOf,
  deskPath,
  deskPlace,
  deskView,
  findPath,
  logPath,
  logQuery,
  queueQuery,
  ROLE_OF_VIEW,
  securityPath,
  securityQuery,
  type DeskView,
} from '../features/desk/desk-address';
import { DeskSearch } from '../features/desk/DeskSearch';
import { DeskQueue } from '../features/desk/DeskQueue';
import { OperatorData } from '../features/desk/OperatorData';
import { OpenInvoices } from '../features/desk/OpenInvoices';
import { QueueFilters } from '../features/desk/QueueFilters';
import { referenceApi } from '../features/desk/reference-api';
import { SecurityLog } from '../features/desk/SecurityLog';
import { deskText } from '../features/desk/texts';
import { StatusTable } from '../features/desk/StatusTable';
import { pricesApi } from '../features/prices/prices-api';

/**
 * `/verwaltung`: the cases that STAFF decides, with `?view=log` the log of what was done, with `?view=invoices` the open
 * invoices, with `?view=prices` prices and limits, with `?view=operator` the data of the operator, with `?view=status` the
 * status of the slices, with `?view=accounts` accounts, with `?view=find` what a reference means, with `?view=security` the audit log, with `?view=mails` addresses
 * that take no mail, and with `?view=newsletter` the newsletter.
 */
export function DeskPage({ url }: PageProps) {
  const member = useMember(url);
  const view = deskView(url.searchParams);
  useFocusOnView(view);
  if (!member)
    return (
      <DeskFrame title={deskText('title')}>
        <DeskSkeleton />
      </DeskFrame>
    );
  const Content = {
    cases: Queue,
    find: Find,
    log: Log,
    invoices: Invoices,
    prices: PricesView,
    operator: OperatorView,
    status: Status,
    accounts: AccountsView,
    security: Security,
    mails: Mails,
    newsletter: NewsletterView,
  }[view];
  return <Content key={member.user.id} url={url} />;
}

/** Moves the focus to the heading of another view, because the pressed link is gone. */
function useFocusOnView(view: unknown): void {
  const last = useRef(view);
  useEffect(() => {
    if (last.current !== view) document.getElementById(DESK_TITLE_ID)?.focus();
    last.current = view;
  }, [view]);
}

/** Figures a minute old are old, and so is the list of cases. */
const refresh = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

function Status() {
  const query = deskApi.platform.useQuery(undefined, refresh);
  return (
    <SideView view="status" error={query.error}>
      <QueryContent
        query={query}
        failed={deskText('status.failedToLoad')}
        stale={deskText('status.stale')}
        skeleton={<DeskSkeleton />}
      >
        {(status) => <StatusTable status={status} />}
      </QueryContent>
    </SideView>
  );
}

/**
 * Filters and pages are shown with the last data while the next loads, so that the pressed control keeps the focus; the
 * number of hits is announced.
 */
function Queue({ url }: { url: URL }) {
  const place = deskPlace(url.searchParams);
  const query = deskApi.queue.useQuery(queueQuery(place), refresh);
  if (isRefused(query.error)) return <RefusedAccount role={ROLE_OF_VIEW.cases} error={query.error} />;
  return (
    <DeskFrame title={deskText('title')}>
      <DeskLinks />
      <Stack gap="large">
        {query.data && <QueueFilters queue={query.data} place={place} />}
        <LiveRegion message={query.currentData ? deskText('hits', { count: query.currentData.count }) : ''} />
        <QueryContent query={query} failed={deskText('failed')} stale={deskText('stale')} skeleton={<DeskSkeleton />}>
          {({ results }) => <DeskQueue cases={results} place={place} />}
        </QueryContent>
        {query.data && (
          <Pages count={query.data.count} page={place.page} hrefFor={(page) => deskPath(place, { page })} />
        )}
      </Stack>
    </DeskFrame>
  );
}

function Log({ url }: { url: URL }) {
  const place = deskPlace(url.searchParams);
  const query = deskApi.audit.useQuery(logQuery(place));
  return (
    <SideView view="log" error={query.error}>
      <Stack>
        <Lead>{deskText('logLead')}</Lead>
        <DeskSearch
          label={deskText('log')}
          hint={deskText('logSearchHint')}
          q={place.q}
          pathOf={(q) => logPath({ q })}
        />
      </Stack>
      <LiveRegion message={query.currentData ? deskText('logHits', { count: query.currentData.count }) : ''} />
      <QueryContent query={query} failed={deskText('logFailed')} skeleton={<DeskSkeleton />}>
        {({ results }) => <AuditLog entries={results} isWhole={!place.q && place.page === 1} />}
      </QueryContent>
      {query.data && (
        <Pages count={query.data.count} page={place.page} hrefFor={(page) => logPath({ ...place, page })} />
      )}
    </SideView>
  );
}

function Invoices() {
  const query = deskApi.invoices.useQuery();
  return (
    <SideView view="invoices" error={query.error}>
      <Lead>{deskText('invoicesLead')}</Lead>
      <QueryContent query={query} failed={deskText('invoicesFailed')} skeleton={<DeskSkeleton />}>
        {({ results }) => <OpenInvoices invoices={results} />}
      </QueryContent>
    </SideView>
  );
}

const Prices = lazyShown(() => import('../features/prices/Prices').then(({ Prices: Part }) => Part), {
  failed: () => deskText('pricesFailed'),
  height: '40rem',
});

function PricesView() {
  const query = pricesApi.tariff.useQuery();
  return (
    <SideView view="prices" error={query.error}>
      <Lead>{deskText('pricesLead')}</Lead>
      <QueryContent query={query} failed={deskText('pricesFailed')} skeleton={<DeskSkeleton />}>
        {(tariff) => <Prices tariff={tariff} />}
      </QueryContent>
    </SideView>
  );
}

const LEAST_LETTERS = 3;

function AccountsView({ url }: { url: URL }) {
  const { q } = deskPlace(url.searchParams);
  const query = deskApi.accounts.useQuery(q, { skip: q.trim().length < LEAST_LETTERS });
  return (
    <SideView view="accounts" error={query.error}>
      <Stack>
        <Lead>{deskText('accounts.lead')}</Lead>
        <DeskSearch
          label={deskText('accounts.title')}
          hint={deskText('accounts.searchHint')}
          q={q}
          pathOf={accountsPath}
        />
      </Stack>
      {!query.isUninitialized && (
        <QueryContent query={query} failed={deskText('accounts.failed')} skeleton={<DeskSkeleton />}>
          {({ results }) => <Accounts accounts={results} />}
        </QueryContent>
      )}
    </SideView>
  );
}

const Accounts = lazyShown(() => import('../features/desk/Accounts').then((module) => module.Accounts), {
  failed: () => deskText('accounts.failed'),
  height: '20rem',
});

const FoundReferences = lazyShown(
  () => import('../features/desk/FoundReferences').then((module) => module.FoundReferences),
  { failed: () => deskText('references.failed'), height: '10rem' },
);

function Find({ url }: { url: URL }) {
  const { q } = deskPlace(url.searchParams);
  const query = referenceApi.find.useQuery(q, { skip: q.trim().length < LEAST_LETTERS });
  return (
    <SideView view="find" error={query.error}>
      <Stack>
        <Lead>{deskText('references.lead')}</Lead>
        <DeskSearch
          label={deskText('references.title')}
          hint={deskText('references.searchHint')}
          q={q}
          pathOf={findPath}
        />
      </Stack>
      {!query.isUninitialized && (
        <QueryContent query={query} failed={deskText('references.failed')} skeleton={<DeskSkeleton />}>
          {({ results }) => (
            <FoundReferences results={results} q={q} person={caseIdOf(url.searchParams.get('person') ?? '')} />
          )}
        </QueryContent>
      )}
    </SideView>
  );
}

function Security({ url }: { url: URL }) {
  const place = deskPlace(url.searchParams);
  const query = deskApi.security.useQuery(securityQuery(place));
  return (
    <SideView view="security" error={query.error}>
      <Lead>{deskText('security.lead')}</Lead>
      <QueryContent query={query} failed={deskText('logFailed')} skeleton={<DeskSkeleton />}>
        {({ results }) => <SecurityLog entries={results} />}
      </QueryContent>
      {query.data && <Pages count={query.data.count} page={place.page} hrefFor={securityPath} />}
    </SideView>
  );
}

function OperatorView() {
  const query = deskApi.operator.useQuery();
  return (
    <SideView view="operator" error={query.error}>
      <Lead>{deskText('operator.lead')}</Lead>
      <QueryContent query={query} failed={deskText('operator.failed')} skeleton={<DeskSkeleton />}>
        {(version) => <OperatorData loaded={version} />}
      </QueryContent>
    </SideView>
  );
}

const Suppressions = lazyShown(
  () => import('../features/suppression/Suppressions').then(({ Suppressions: Part }) => Part),
  { failed: () => t('errors.remoteUnavailable'), height: '40rem' },
);

const Newsletters = lazyShown(
  () => import('../features/newsletter/Newsletters').then(({ Newsletters: Part }) => Part),
  { failed: () => t('errors.remoteUnavailable'), height: '40rem' },
);

interface FetchedViewProps {
  url: URL;
  view: DeskView;
  Part: ComponentType<{ url: URL; onError: (error: unknown) => void }>;
}

/** A view that fetches its code and its data by itself, and says when the API refuses. */
function FetchedView({ url, view, Part }: FetchedViewProps) {
  const [error, setError] = useState<unknown>();
  return (
    <SideView view={view} error={error}>
      <Part url={url} onError={setError} />
    </SideView>
  );
}

const Mails = ({ url }: { url: URL }) => <FetchedView url={url} view="mails" Part={Suppressions} />;
const NewsletterView = ({ url }: { url: URL }) => <FetchedView url={url} view="newsletter" Part={Newsletters} />;
