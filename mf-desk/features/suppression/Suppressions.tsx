import { addTexts, defineSliceApi, formatDate } from '@care/contracts';
import type { SuppressionList } from '@care/contracts/schemas';
import { Badge, Card, EmptyState, Heading, Lead, LiveRegion, Row, Stack } from '@care/ui';
import { ActionButton, QueryContent, StatusMessage } from '@care/ui/more';
import { useEffect, useState } from 'react';
import { deskPlace, logQuery, mailsPath } from '../desk/desk-address';
import { DeskSkeleton, Pages, PlainText } from '../desk/DeskFrame';
import { DeskSearch } from '../desk/DeskSearch';

const tag = { type: 'User' as const, id: 'MAIL-SUPPRESSIONS' };

/** Calls about addresses that take no mail. */
const suppressionApi = defineSliceApi('desk-suppression', (build) => ({
  list: build.query<SuppressionList, string>({
    query: (search) => `/admin/mail/suppression/${search}`,
    providesTags: [tag],
    keepUnusedDataFor: 0,
  }),
  lift: build.mutation<undefined, number>({
    query: (id) => ({ url: `/admin/mail/suppression/${id}/`, method: 'DELETE' }),
    invalidatesTags: [tag],
  }),
}));

const suppressionText = addTexts('desk-suppression', {
  list: 'Unzustellbare Adressen',
  lead: 'An diese Adressen schicken wir keine E-Mails mehr, auch keine zum Passwort. Die Person liest das in ihrem Konto und kann ihre Adresse ändern. Nach zwölf Monaten endet ein Eintrag von selbst.',
  searchHint: 'Die ganze E-Mail-Adresse',
  failed: 'Die Adressen konnten nicht geladen werden.',
  none: 'Dazu gibt es keinen Eintrag.',
  hits_one: '1 Adresse',
  hits_other: '{{count}} Adressen',
  since: 'seit dem {{date}}',
  cause: {
    REFUSED: 'Der Mailserver hat die Adresse abgelehnt.',
    BOUNCED: 'Eine E-Mail kam zurück.',
    COMPLAINT: 'Die Person hat eine E-Mail als Spam gemeldet.',
  },
  reason: 'Grund: {{reason}}',
  lift: 'Wieder zustellen',
  lifted: 'An {{address}} schicken wir wieder E-Mails.',
});

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
