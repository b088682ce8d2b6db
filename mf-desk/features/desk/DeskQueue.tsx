import { routes } from '@care/contracts';
import type { DeskCaseSummary } from '@care/contracts/schemas';
import { Alert, Badge, EmptyState, Link, media, Meta, Panel, VisuallyHidden } from '@care/ui';
import { emptySuccess } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { ageText, isLate } from './ages';
import type { DeskPlace } from './desk-address';
import { ResetLink } from './ResetLink';
import { deskText } from './texts';

/** A table from 768 px; on phones every case is a block. */
const Cases = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    display: block;
    padding: var(--s-1) 0;
    text-align: start;
    font-weight: 400;
  }
  & thead {
    display: none;
  }
  & tr {
    display: block;
    padding-block: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
  ${media.tablet} {
    & thead {
      display: table-header-group;
    }
    & tr {
      display: table-row;
    }
    & th,
    & td {
      display: table-cell;
      padding: var(--s-3) var(--s-3) var(--s-3) 0;
      border-bottom: 1px solid var(--line);
      vertical-align: top;
    }
    & thead th {
      font-weight: 600;
    }
  }
`;
/** The label of a cell on phones, where the table has no head. */
const CellLabel = styled(Meta)`
  ${media.tablet} {
    display: none;
  }
`;
const Late = styled.strong`
  color: var(--red-700);
`;

/** The cases of a page of the list. */
export const DeskQueue = ({ cases, place }: { cases: readonly DeskCaseSummary[]; place: DeskPlace }) =>
  cases.length > 0 ? <CaseTable cases={cases} place={place} /> : <Nothing place={place} />;

const CaseTable = ({ cases, place }: { cases: readonly DeskCaseSummary[]; place: DeskPlace }) => (
  <Cases>
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
  </Cases>
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
