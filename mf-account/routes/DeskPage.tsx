import { useMember, type PageProps } from '@care/contracts';
import { DeskFrame, DeskSkeleton, isRefused, RefusedAccount } from '../features/desk/DeskFrame';
import { deskApi } from '../features/desk/desk-api';
import { deskPlace, queueQuery } from '../features/desk/desk-address';
import { DeskQueue } from '../features/desk/DeskQueue';
import { deskText } from '../features/desk/texts';
import { QueryContent } from '../features/query-content/QueryContent';

/** `/verwaltung`: the cases that STAFF decides. */
export function DeskPage({ url }: PageProps) {
  const member = useMember(url);
  if (member) return <Queue key={member.user.id} url={url} />;
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
      <QueryContent query={query} failed={deskText('failed')} skeleton={<DeskSkeleton />}>
        {(queue) => <DeskQueue queue={queue} place={place} />}
      </QueryContent>
    </DeskFrame>
  );
}
