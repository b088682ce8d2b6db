import { routes } from '@care/contracts';
import type { DeskCaseSummary } from '@care/contracts/schemas';
import { Alert, Badge, EmptyState, Link, Meta, Panel, VisuallyHidden } from '@care/ui';
import { emptySuccess } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { CellLabel, DeskTable } from './DeskTable';
import { ageText, isLate } from './ages';
import type { DeskPlace } from './desk-address';
import { ResetLink } from './DeskFrame';
import { deskText } from './texts';

const Late = styled.strong`
  color: var(--red-700);
`;

/** The cases of a page of the list. */
export const DeskQueue = ({ cases, place }: { cases: readonly DeskCaseSummary[]; place: DeskPlace }) =>
  cases.length > 0 ? <CaseTable cases={cases} place={place} /> : <Nothing place={place} />;

const CaseTable = ({ cases, place }: { cases: readonly DeskCaseSummary[]; place: DeskPlace }) => (
  <DeskTable>
    <caption>
      <VisuallyHidden>{deskText(`state.${place.state}`)}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">{deskText('case')}</th>
        <th scope="col">{deskText('caseState')}</th>
        <th scope="col">{deskText('age')}</th>
        <th scope="col">{deskText('work')}</th>
      </tr>
    </thead>
    <tbody>
      {cases.map((one) => (
        <CaseRow key={one.id} summary={one} />
      ))}
    </tbody>
  </DeskTable>
);

const CaseRow = ({ summary }: { summary: DeskCaseSummary }) => (
  <tr>
    <th scope="row">
      <Link to={routes.deskCase.build({ id: summary.id })}>{summary.title}</Link>
      <Meta>
        {summary.kind_label} · {summary.reference}
      </Meta>
    </th>
    <td>
      <Badge kind="new">{summary.badge}</Badge>
    </td>
    <td>
      <CellLabel as="span">{deskText('cell', { label: deskText('age') })} </CellLabel>
      {ageText(summary.opened_at)}
      {isLate(summary) && (
        <Meta>
          <Late>{deskText('overdue')}</Late>
        </Meta>
      )}
    </td>
    <td>
      <CellLabel as="span">{deskText('cell', { label: deskText('work') })} </CellLabel>
      {summary.assignee === null ? deskText('nobody') : workerName(summary.assignee)}
    </td>
  </tr>
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
