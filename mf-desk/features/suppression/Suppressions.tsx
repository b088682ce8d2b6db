import { formatDate } from '@care/contracts';
import type { SuppressionList } from '@care/contracts/schemas';
import { Badge, Card, EmptyState, Heading, Lead, LiveRegion, Row, Stack } from '@care/ui';
import { ActionButton, QueryContent, StatusMessage } from '@care/ui/more';
import { useEffect, useState } from 'react';
import { deskPlace, logQuery, mailsPath } from '../desk/desk-address';
import { DeskSkeleton, Pages, PlainText } from '../desk/DeskFrame';
import { DeskSearch } from '../desk/DeskSearch';
import { suppressionApi } from './suppression-api';
import { suppressionText } from './texts';

/** Addresses that take no mail; ADMIN lifts that (OP-61). */
export function Suppressions({ url, onError }: { url: URL; onError: (error: unknown) => void }) {
  const place = deskPlace(url.searchParams);
  const query = suppressionApi.list.useQuery(logQuery(place));
  useEffect(() => onError(query.error), [onError, query.error]);
  const [lifted, setLifted] = useState<string>();
  return (
    <>
      <Stack>
        <Lead>{suppressionText('lead')}</Lead>
        <DeskSearch
          label={suppressionText('list')}
          hint={suppressionText('searchHint')}
          q={place.q}
          pathOf={(q) => mailsPath({ q })}
        />
      </Stack>
      {lifted && <StatusMessage key={lifted} kind="success" title={suppressionText('lifted', { address: lifted })} />}
      <LiveRegion message={query.currentData ? suppressionText('hits', { count: query.currentData.count }) : ''} />
      <QueryContent query={query} failed={suppressionText('failed')} skeleton={<DeskSkeleton />}>
        {({ results }) => <List entries={results} onLifted={setLifted} />}
      </QueryContent>
      {query.data && (
        <Pages count={query.data.count} page={place.page} hrefFor={(page) => mailsPath({ ...place, page })} />
      )}
    </>
  );
}

type Entry = SuppressionList['results'][number];

interface ListProps {
  entries: readonly Entry[];
  onLifted: (address: string) => void;
}

const List = ({ entries, onLifted }: ListProps) =>
  entries.length === 0 ? (
    <EmptyState title={suppressionText('none')} />
  ) : (
    <Stack gap="large">
      {entries.map((entry) => (
        <Suppressed key={entry.id} entry={entry} onLifted={() => onLifted(entry.address)} />
      ))}
    </Stack>
  );

function Suppressed({ entry, onLifted }: { entry: Entry; onLifted: () => void }) {
  const { id, address, cause, reason, created_at } = entry;
  const [lift] = suppressionApi.lift.useMutation();
  const titleId = `suppression-${id}`;
  return (
    <Card as="section" padded aria-labelledby={titleId}>
      <Stack gap="small">
        <Row between>
          <Heading level={2} look={3} id={titleId}>
            {address}
          </Heading>
          <Badge kind="plain">{suppressionText('since', { date: formatDate(created_at) })}</Badge>
        </Row>
        <p>{suppressionText(`cause.${cause}`)}</p>
        {reason && <PlainText>{suppressionText('reason', { reason })}</PlainText>}
        <Row>
          <ActionButton variant="secondaryGray" size="small" run={() => lift(id)} onDone={onLifted}>
            {suppressionText('lift')}
          </ActionButton>
        </Row>
      </Stack>
    </Card>
  );
}
