import { formatDate } from '@care/contracts';
import type { RatingInvites } from '@care/contracts/schemas';
import { Heading, Meta, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { inviteText } from './texts';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: var(--s-2);
    padding-block: var(--s-4);
    border-top: 1px solid var(--line);
  }
`;

const countText = (count: number): string =>
  count === 1 ? inviteText('list.one') : inviteText('list.many', { count });

/** Sent invitations, and their progress where it does not tell who has written (PK-08). */
export function SentInvites({ invites: { results, count, progress } }: { invites: RatingInvites }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack>
        <Heading level={2} id={id}>
          {inviteText('list.title')}
        </Heading>
        {count === 0 ? (
          <p>{inviteText('list.none')}</p>
        ) : (
          <List>
            {results.map((round) => (
              <li key={round.id}>
                <Round round={round} />
              </li>
            ))}
          </List>
        )}
        {count > 0 && <p>{progress ? inviteText('list.progress', progress) : inviteText('list.hidden')}</p>}
        {count > 0 && <Meta as="p">{inviteText('list.hiddenText')}</Meta>}
        {count > results.length && <Meta as="p">{inviteText('list.shown', { count: results.length })}</Meta>}
      </Stack>
    </section>
  );
}

function Round({ round: { created_at, valid_until, count } }: { round: RatingInvites['results'][number] }) {
  const until = new Date(valid_until) > new Date() ? 'list.until' : 'list.ended';
  return (
    <>
      <p>
        <strong>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </strong>{' '}
        · {countText(count)}
      </p>
      <Meta as="p">{inviteText(until, { date: formatDate(valid_until) })}</Meta>
    </>
  );
}
