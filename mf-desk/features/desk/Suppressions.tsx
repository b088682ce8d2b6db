import { formatDate } from '@care/contracts';
import type { SuppressionList } from '@care/contracts/schemas';
import { Badge, Card, EmptyState, Heading, Row, Stack } from '@care/ui';
import { ActionButton, StatusMessage, PlainText } from '@care/ui/more';
import { useState } from 'react';
import { deskApi } from './desk-api';
import { deskText } from './texts';

type Entry = SuppressionList['results'][number];

/** Addresses that take no mail; ADMIN lifts that (OP-61). */
export function Suppressions({ entries }: { entries: readonly Entry[] }) {
  const [lifted, setLifted] = useState<string>();
  return (
    <Stack gap="large">
      {lifted && (
        <StatusMessage key={lifted} kind="success" title={deskText('suppressions.lifted', { address: lifted })} />
      )}
      {entries.length === 0 && <EmptyState title={deskText('suppressions.none')} />}
      {entries.map((entry) => (
        <Suppressed key={entry.id} entry={entry} onLifted={() => setLifted(entry.address)} />
      ))}
    </Stack>
  );
}

function Suppressed({ entry, onLifted }: { entry: Entry; onLifted: () => void }) {
  const { id, address, cause, reason, created_at } = entry;
  const [lift] = deskApi.liftSuppression.useMutation();
  const titleId = `suppression-${id}`;
  return (
    <Card as="section" padded aria-labelledby={titleId}>
      <Stack gap="small">
        <Row between>
          <Heading level={2} look={3} id={titleId}>
            {address}
          </Heading>
          <Badge kind="plain">{deskText('suppressions.since', { date: formatDate(created_at) })}</Badge>
        </Row>
        <p>{deskText(`suppressions.cause.${cause}`)}</p>
        {reason && <PlainText>{deskText('suppressions.reason', { reason })}</PlainText>}
        <Row>
          <ActionButton variant="secondaryGray" size="small" run={() => lift(id)} onDone={onLifted}>
            {deskText('suppressions.lift')}
          </ActionButton>
        </Row>
      </Stack>
    </Card>
  );
}
