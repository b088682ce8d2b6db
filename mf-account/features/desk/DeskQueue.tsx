import { routes } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { DeskCaseSummary, DeskQueue as Queue } from '@care/contracts/schemas';
import {
  Alert,
  Badge,
  ChipLink,
  EmptyState,
  Link,
  media,
  Meta,
  Pagination,
  Panel,
  Row,
  Stack,
  StandaloneLink,
  VisuallyHidden,
} from '@care/ui';
import { CareForm, SelectField, SubmitButton, TextField } from '@care/ui/form';
import { emptySuccess } from '@care/ui/illustrations';
import { TabLinks } from '@care/ui/tabs';
import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import { ageText, isLate } from './ages';
import { deskPath, PAGE_SIZE, type DeskPlace } from './desk-address';
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
const Tools = styled.div`
  display: grid;
  gap: var(--s-3);
  ${media.tablet} {
    grid-template-columns: 2fr 1fr auto;
    align-items: end;
  }
`;
const Late = styled.strong`
  color: var(--red-700);
`;

/** The list of cases: state, kind, age and search. Kinds and their labels come from the API. */
export const DeskQueue = ({ queue, place }: { queue: Queue; place: DeskPlace }) => (
  <Stack gap="large">
    <Stack>
      <TabLinks
        label={deskText('states')}
        items={queue.states.map(({ state, count }) => ({
          to: deskPath(place, { state }),
          label: deskText('counted', { label: deskText(`state.${state}`), count }),
          active: state === place.state,
        }))}
      />
      <SearchForm key={`${place.q} ${place.sort}`} place={place} />
      <nav aria-label={deskText('kinds')}>
        <Row>
          <ChipLink
            to={deskPath(place, { kind: '' })}
            on={place.kind === ''}
            aria-current={place.kind === '' ? 'page' : undefined}
          >
            {deskText('allKinds')}
          </ChipLink>
          {queue.kinds.map(({ kind, label, count }) => (
            <ChipLink
              key={kind}
              to={deskPath(place, { kind })}
              on={place.kind === kind}
              aria-current={place.kind === kind ? 'page' : undefined}
            >
              {deskText('counted', { label, count })}
            </ChipLink>
          ))}
        </Row>
      </nav>
    </Stack>
    {queue.results.length > 0 ? <CaseTable cases={queue.results} place={place} /> : <Nothing place={place} />}
    <Pagination
      page={place.page}
      pageCount={Math.ceil(queue.count / PAGE_SIZE)}
      hrefFor={(page) => deskPath(place, { page })}
    />
  </Stack>
);

interface SearchValues {
  q?: string;
  sort?: DeskPlace['sort'];
}

function SearchForm({ place }: { place: DeskPlace }) {
  const navigate = useNavigate();
  const search = ({ q = '', sort = 'oldest' }: SearchValues) => void navigate(deskPath(place, { q, sort }));
  return (
    <search aria-label={deskText('searchForm')}>
      <CareForm<SearchValues> onSubmit={search} initialValues={{ q: place.q, sort: place.sort }} requiredHint={false}>
        {() => (
          <Tools>
            <TextField name="q" type="search" label={deskText('search')} hint={deskText('searchHint')} icon={Search} />
            <SelectField
              name="sort"
              label={deskText('sort')}
              options={[
                { value: 'oldest', label: deskText('oldest') },
                { value: 'newest', label: deskText('newest') },
              ]}
            />
            <SubmitButton variant="secondaryBlue">{deskText('find')}</SubmitButton>
          </Tools>
        )}
      </CareForm>
    </search>
  );
}

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
        <StandaloneLink to={routes.desk.build()}>{deskText('reset')}</StandaloneLink>
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
