import { routes } from '@care/contracts';
import type { DeskCaseSummary } from '@care/contracts/schemas';
import { Alert, Badge, EmptyState, Link, Meta, Panel } from '@care/ui';
import { emptySuccess } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { DeskTable, type Column } from './DeskTable';
import { ageText, isLate } from './ages';
import type { DeskPlace } from './desk-address';
import { ResetLink } from './DeskFrame';
import { deskText } from './texts';

const Late = styled.strong`
  color: var(--red-700);
`;

const columns = (): Column<DeskCaseSummary>[] => [
  {
    head: deskText('case'),
    kind: 'head',
    cell: ({ id, title, kind_label, reference }) => (
      <>
        <Link to={routes.deskCase.build({ id })}>{title}</Link>
        <Meta>
          {kind_label} · {reference}
        </Meta>
      </>
    ),
  },
  { head: deskText('caseState'), cell: ({ badge }) => <Badge kind="new">{badge}</Badge> },
  {
    head: deskText('age'),
    kind: 'labelled',
    cell: (summary) => (
      <>
        {ageText(summary.opened_at)}
        {isLate(summary) && (
          <Meta>
            <Late>{deskText('overdue')}</Late>
          </Meta>
        )}
      </>
    ),
  },
  {
    head: deskText('work'),
    kind: 'labelled',
    cell: ({ assignee }) => (assignee ? workerName(assignee) : deskText('nobody')),
  },
];

/** The cases of a page of the list. */
export const DeskQueue = ({ cases, place }: { cases: readonly DeskCaseSummary[]; place: DeskPlace }) =>
  cases.length > 0 ? (
    <DeskTable name={deskText(`state.${place.state}`)} columns={columns()} rows={cases} keyOf={({ id }) => id} />
  ) : (
    <Nothing place={place} />
  );

export const workerName = ({ name, is_self }: { name: string; is_self: boolean }): string =>
  is_self ? deskText('self') : name;

function Nothing({ place }: { place: DeskPlace }) {
  if (place.kind || place.q || place.page > 1 || place.state !== 'OPEN')
    return (
      <Alert kind="info" title={deskText('noHit')}>
        <ResetLink to={routes.desk.build()} />
      </Alert>
    );
  return (
    <Panel>
      <EmptyState picture={emptySuccess} title={deskText('nothing')}>
        {deskText('nothingHint')}
      </EmptyState>
    </Panel>
  );
}
