import { routes } from '@care/contracts';
import type { DeskCaseSummary, DeskQueue as Queue } from '@care/contracts/schemas';
import { Alert, Badge, EmptyState, Link, Meta, Panel, ChipLink, media, Row, Stack } from '@care/ui';
import { emptySuccess } from '@care/ui/illustrations';
import styled from '@emotion/styled';
import { SelectField } from '@care/ui/form';
import { TabLinks } from '@care/ui/tabs';
import { DeskTable, type Column } from './DeskTable';
import { ageText, isLate } from './ages';
import { deskPath, type DeskPlace } from './desk-address';
import { DeskSearch, ResetLink } from './DeskFrame';
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
    <DeskSearch<Partial<Pick<DeskPlace, 'q' | 'sort'>>>
      label={deskText('searchForm')}
      hint={deskText('searchHint')}
      values={{ q: place.q, sort: place.sort }}
      pathOf={({ q = '', sort = 'oldest' }) => deskPath(place, { q, sort })}
      Layout={Tools}
    >
      <SelectField
        name="sort"
        label={deskText('sort')}
        placeholder={false}
        options={(['oldest', 'newest'] as const).map((value) => ({ value, label: deskText(value) }))}
      />
    </DeskSearch>
    <nav aria-label={deskText('kinds')}>
      <Row>
        <KindLink place={place} kind="">
          {deskText('allKinds')}
        </KindLink>
        {queue.kinds.map(({ kind, label, count }) => (
          <KindLink key={kind} place={place} kind={kind}>
            {deskText('counted', { label, count })}
          </KindLink>
        ))}
      </Row>
    </nav>
  </Stack>
);

const KindLink = ({ place, kind, children }: { place: DeskPlace; kind: string; children: string }) => (
  <ChipLink
    to={deskPath(place, { kind })}
    on={place.kind === kind}
    aria-current={place.kind === kind ? 'page' : undefined}
  >
    {children}
  </ChipLink>
);
