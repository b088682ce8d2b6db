import { routes, useMember, type PageProps } from '@care/contracts';
import { Row, StandaloneLink } from '@care/ui';
import { DeskFrame, DeskSkeleton, isRefused, RefusedAccount } from '../features/desk/DeskFrame';
import { deskApi } from '../features/desk/desk-api';
import { AuditLog } from '../features/desk/AuditLog';
import { deskPlace, isLog, logPath, logQuery, queueQuery } from '../features/desk/desk-address';
import { DeskQueue } from '../features/desk/DeskQueue';
import { deskText } from '../features/desk/texts';
import { isStatus, statusHours, statusPath } from '../features/platform-status/status-address';
import { StatusView } from '../features/platform-status/StatusView';
import { statusText } from '../features/platform-status/texts';
import { QueryContent } from '../features/query-content/QueryContent';

/**
 * `/verwaltung`: the cases that STAFF decides, with `?view=log` the log of what was done, and with `?view=status` the
 * status of the slices.
 */
export function DeskPage({ url }: PageProps) {
  const member = useMember(url);
  const Content = contentOf(url.searchParams);
  if (member) return <Content key={member.user.id} url={url} />;
  return (
    <DeskFrame title={deskText('title')}>
      <DeskSkeleton />
    </DeskFrame>
  );
}

function contentOf(query: URLSearchParams) {
  if (isStatus(query)) return Status;
  return isLog(query) ? Log : Queue;
}

/** Figures a minute old are old, and so is the list of cases. */
const refresh = { pollingInterval: 60_000, skipPollingIfUnfocused: true };

function Status({ url }: { url: URL }) {
  const hours = statusHours(url.searchParams);
  const query = deskApi.platform.useQuery(hours, refresh);
  if (isRefused(query.error)) return <RefusedAccount />;
  return (
    <DeskFrame title={statusText('title')} crumb={statusText('title')}>
      <QueryContent query={query} failed={statusText('failed')} stale={statusText('stale')} skeleton={<DeskSkeleton />}>
        {(status) => <StatusView status={status} hours={hours} />}
      </QueryContent>
    </DeskFrame>
  );
}

function Queue({ url }: { url: URL }) {
  const place = deskPlace(url.searchParams);
  const query = deskApi.queue.useQuery(queueQuery(place), refresh);
  if (isRefused(query.error)) return <RefusedAccount />;
  return (
    <DeskFrame title={deskText('title')}>
      <Row>
        <StandaloneLink to={logPath()}>{deskText('log')}</StandaloneLink>
        <StandaloneLink to={statusPath()}>{statusText('title')}</StandaloneLink>
      </Row>
      <QueryContent query={query} failed={deskText('failed')} stale={deskText('stale')} skeleton={<DeskSkeleton />}>
        {(queue) => <DeskQueue queue={queue} place={place} />}
      </QueryContent>
    </DeskFrame>
  );
}

function Log({ url }: { url: URL }) {
  const place = deskPlace(url.searchParams);
  const query = deskApi.audit.useQuery(logQuery(place));
  if (isRefused(query.error)) return <RefusedAccount />;
  return (
    <DeskFrame title={deskText('log')} crumb={deskText('log')}>
      <StandaloneLink to={routes.desk.build()}>{deskText('toCases')}</StandaloneLink>
      <QueryContent query={query} failed={deskText('logFailed')} skeleton={<DeskSkeleton />}>
        {(log) => <AuditLog log={log} place={place} />}
      </QueryContent>
    </DeskFrame>
  );
}
