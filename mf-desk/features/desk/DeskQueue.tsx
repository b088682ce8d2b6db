import { routes } from '@care/contracts';
import type { DeskCaseSummary, DeskQueue as Queue } from '@care/contracts/schemas';
import { Alert, Badge, EmptyState, Link, Meta, Panel, ChipLink, media, Row, Stack } from '@care/ui';
import { emptySuccess } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { useNavigate } from '@care/contracts/router';
import { CareForm, SelectField, SubmitButton, TextField } from '@care/ui/form';
import { TabLinks } from '@care/ui/tabs';
import { Search } from 'lucide-react';
import { DeskTable, type Column } from './DeskTable';
import { ageText, isLate } from './ages';
import { deskPath, type DeskPlace } from './desk-address';
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

const Tools = styled.div`
  display: grid;
  gap: var(--s-3);
  ${media.tablet} {
    grid-template-columns: 2fr 1fr auto;
    align-items: end;
  }
`;

/** State, search and kind of the list. Kinds and their labels come from the API. */
export const QueueFilters = ({ queue, place }: { queue: Queue; place: DeskPlace }) => (
  <Stack>
    <TabLinks
      label={deskText('states')}
      items={queue.states.map(({ state, count }) => ({
        to: deskPath(place, { state }),
        label: deskText('counted', { label: deskText(`state.${state}`), count }),
        active: state === place.state,
      }))}
    />
    <SearchForm place={place} />
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
              placeholder={false}
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
