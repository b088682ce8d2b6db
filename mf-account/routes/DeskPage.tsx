import { routes, useMember, type PageProps } from '@care/contracts';
import { StandaloneLink } from '@care/ui';
import { DeskFrame, DeskSkeleton, isRefused, RefusedAccount } from '../features/desk/DeskFrame';
import { deskApi } from '../features/desk/desk-api';
import { AuditLog } from '../features/desk/AuditLog';
import { deskPlace, isLog, logPath, logQuery, queueQuery } from '../features/desk/desk-address';
import { DeskQueue } from '../features/desk/DeskQueue';
import { deskText } from '../features/desk/texts';
import { QueryContent } from '../features/query-content/QueryContent';

/** `/verwaltung`: the cases that STAFF decides, and with `?view=log` the log of what was done. */
export function DeskPage({ url }: PageProps) {
  const member = useMember(url);
  const Content = isLog(url.searchParams) ? Log : Queue;
  if (member) return <Content key={member.user.id} url={url} />;
  return (
    <DeskFrame title={deskText('title')}>
      <DeskSkeleton />
    </DeskFrame>
  );
}

function Queue({ url }: { url: URL }) {
  const place = deskPlace(url.searchParams);
  const query = deskApi.queue.useQuery(queueQuery(place));
  if (isRefused(query.error)) return <RefusedAccount />;
  return (
    <DeskFrame title={deskText('title')}>
      <StandaloneLink to={logPath()}>{deskText('log')}</StandaloneLink>
      <QueryContent query={query} failed={deskText('failed')} skeleton={<DeskSkeleton />}>
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
