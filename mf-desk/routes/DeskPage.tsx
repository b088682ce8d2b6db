import { t, useMember, type PageProps } from '@care/contracts';
import { LiveRegion, Stack } from '@care/ui';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent } from '@care/ui/more';
import { useEffect, useRef } from 'react';
import { AuditLog, SecurityLog } from '../features/desk/AuditLog';
import { caseIdOf, deskPath, deskPlace, deskView, logQuery, queueQuery, ROLES } from '../features/desk/desk-address';
import type { DeskPlace } from '../features/desk/desk-address';
import { deskApi } from '../features/desk/desk-api';
import {
  DESK_TITLE_ID,
  DeskFrame,
  DeskLinks,
  DeskSkeleton,
  isRefused,
  Pages,
  RefusedAccount,
  SideFrame,
  SideView,
} from '../features/desk/DeskFrame';
import { DeskQueue, QueueFilters } from '../features/desk/DeskQueue';
import { OpenInvoices } from '../features/desk/OpenInvoices';
import { OperatorData } from '../features/desk/OperatorForm';
import { StatusTable } from '../features/desk/StatusTable';
import { deskText } from '../features/desk/texts';
import { newsletterApi } from '../features/newsletter/newsletter-api';
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
      <DeskFrame title={deskText('views.cases.title')}>
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
  return <Content key={member.user.id} url={url} place={deskPlace(url.searchParams)} />;
}

interface ViewProps {
  url: URL;
  place: DeskPlace;
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

const Status = () => (
  <SideView view="status" query={deskApi.platform.useQuery(undefined, refresh)}>
    {(status) => <StatusTable status={status} />}
  </SideView>
);

/**
 * Filters and pages are shown with the last data while the next loads, so that the pressed control keeps the focus; the
 * number of hits is announced.
 */
function Queue({ place }: ViewProps) {
  const query = deskApi.queue.useQuery(queueQuery(place), refresh);
  if (isRefused(query.error)) return <RefusedAccount role={ROLES.cases} error={query.error} />;
  return (
    <DeskFrame title={deskText('views.cases.title')}>
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

const Log = ({ place: { q, page } }: ViewProps) => (
  <SideView view="log" query={deskApi.audit.useQuery(logQuery({ q, page }))} place={{ q, page }}>
    {({ results }) => <AuditLog entries={results} isWhole={!q && page === 1} />}
  </SideView>
);

const Invoices = () => (
  <SideView view="invoices" query={deskApi.invoices.useQuery()}>
    {({ results }) => <OpenInvoices invoices={results} />}
  </SideView>
);

const Prices = lazyShown(async () => (await import('../features/prices/Prices')).Prices, {
  failed: () => deskText('views.prices.failed'),
  height: '40rem',
});

const PricesView = () => (
  <SideView view="prices" query={pricesApi.tariff.useQuery()}>
    {(tariff) => <Prices tariff={tariff} />}
  </SideView>
);

const LEAST_LETTERS = 3;
/** Nothing is searched for fewer letters. */
const skipOf = (q: string) => ({ skip: q.trim().length < LEAST_LETTERS });

const AccountsView = ({ place: { q } }: ViewProps) => (
  <SideView view="accounts" query={deskApi.accounts.useQuery(q, skipOf(q))} place={{ q }}>
    {({ results }) => <Accounts accounts={results} />}
  </SideView>
);

const Accounts = lazyShown(async () => (await import('../features/desk/Accounts')).Accounts, {
  failed: () => deskText('views.accounts.failed'),
  height: '20rem',
});

const FoundReferences = lazyShown(async () => (await import('../features/desk/Accounts')).FoundReferences, {
  failed: () => deskText('views.find.failed'),
  height: '10rem',
});

function Find({ url, place: { q } }: ViewProps) {
  const person = caseIdOf(url.searchParams.get('person') ?? '');
  return (
    <SideView view="find" query={deskApi.find.useQuery(q, skipOf(q))} place={{ q }}>
      {({ results }) => <FoundReferences results={results} q={q} person={person} />}
    </SideView>
  );
}

const Security = ({ place: { page } }: ViewProps) => (
  <SideView view="security" query={deskApi.security.useQuery(logQuery({ q: '', page }))} place={{ page }}>
    {({ results }) => <SecurityLog entries={results} />}
  </SideView>
);

const OperatorView = () => (
  <SideView view="operator" query={deskApi.operator.useQuery()}>
    {(version) => <OperatorData loaded={version} />}
  </SideView>
);

const Suppressions = lazyShown(async () => (await import('../features/desk/Suppressions')).Suppressions, {
  failed: () => t('errors.remoteUnavailable'),
  height: '40rem',
});

const Mails = ({ place: { q, page } }: ViewProps) => (
  <SideView view="mails" query={deskApi.suppressions.useQuery(logQuery({ q, page }))} place={{ q, page }}>
    {({ results }) => <Suppressions entries={results} />}
  </SideView>
);

const Newsletters = lazyShown(async () => (await import('../features/newsletter/Newsletters')).Newsletters, {
  failed: () => t('errors.remoteUnavailable'),
  height: '40rem',
});

const NewsletterView = ({ url, place: { page } }: ViewProps) => (
  <SideFrame view="newsletter" error={newsletterApi.list.useQuery(page).error}>
    <Newsletters url={url} />
  </SideFrame>
);
