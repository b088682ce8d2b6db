import { ageText, entryText, isLate } from '../features/desk/ages';
import { head } from '../exposes/desk';
import definition from '../federation';
import { deskQuerySchema } from '@care/contracts/schemas';
import { deskPath, deskPlace, logQuery, queueQuery, type DeskPlace } from '../features/desk/desk-address';

const placeOf = (path: string): DeskPlace => deskPlace(new URL(path, 'https://site.invalid').searchParams);

const third: DeskPlace = { state: 'WAITING', kind: 'CLAIM', q: 'ahorn', sort: 'newest', page: 3 };

it('PP-18 the address of the desk: a built address is read as the same filters, order and page', () => {
  expect(placeOf(deskPath(third, { page: 3 }))).toEqual(third);
  expect(placeOf(deskPath(third, { sort: 'oldest' }))).toEqual({ ...third, sort: 'oldest', page: 1 });
});

it.each<Partial<DeskPlace>>([{ state: 'CLOSED' }, { kind: '' }, { q: 'birke' }, { sort: 'oldest' }])(
  'PP-18 the change %j begins at the first page',
  (change) => {
    expect(placeOf(deskPath(third, change))).toEqual({ ...third, ...change, page: 1 });
  },
);

it('PP-18 the address of the desk: invalid parameters give the first page of the open cases, oldest first', () => {
  const first = { state: 'OPEN', kind: '', q: '', sort: 'oldest', page: 1 };
  expect(placeOf('/verwaltung?state=x&sort=x&page=-1')).toEqual(first);
});

it('PP-18 the address of the desk: a search is cut to the length that the API accepts', () => {
  const { q } = placeOf(`/verwaltung?q=${'a'.repeat(101)}`);
  expect(deskQuerySchema.parse({ q }).q).toBe('a'.repeat(100));
});

it('PP-18 the address of the desk: each page of cases and of the log begins where the one before ends', () => {
  const pages = [1, 2, 3].map((page) => [queueQuery({ ...third, page }), logQuery({ q: '', page })]);
  for (const [index, queries] of pages.entries())
    for (const query of queries) {
      const parameters = new URLSearchParams(query);
      expect(Number(parameters.get('offset'))).toBe(index * Number(parameters.get('limit')));
    }
  expect(queueQuery(third)).toBe('?state=WAITING&kind=CLAIM&q=ahorn&sort=newest&limit=50&offset=100');
});

const titleAt = (path: string) => head({ url: new URL(path, 'https://site.example') }).title;

it('PP-18 each view of the desk has a title of its own', () => {
  const titles = ['/verwaltung', '/verwaltung?view=log', '/verwaltung?view=status'].map(titleAt);
  expect(titles).toEqual(['Verwaltung', 'Protokoll', 'Status der Slices']);
});

it('PP-18 a case is late after its two working days, unless it is closed', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const [before, after] = ['2026-11-26T11:59:59Z', '2026-11-26T12:00:01Z'];
  expect(isLate({ due_at: before, state: 'OPEN' }, now)).toBe(true);
  expect(isLate({ due_at: before, state: 'SECOND_PERSON' }, now)).toBe(true);
  expect(isLate({ due_at: after, state: 'OPEN' }, now)).toBe(false);
  expect(isLate({ due_at: before, state: 'CLOSED' }, now)).toBe(false);
});

it('PP-18 the age of a case is given in hours within a day, then in days', () => {
  const now = Date.parse('2026-11-26T12:00:00Z');
  const after = (hours: number) => ageText(new Date(now - hours * 3_600_000).toISOString(), now);
  expect([0.99, 1, 23.99, 24, 48].map(after)).toEqual([
    'unter einer Stunde',
    '1 Stunde',
    '23 Stunden',
    '1 Tag',
    '2 Tage',
  ]);
});

it('PP-18 an action is dated in the time of Berlin', () => {
  expect(entryText({ actor: 'Paul Plus', created_at: '2026-11-19T23:30:00Z' })).toBe(
    'Paul Plus, 20. November 2026 um 00:30 Uhr',
  );
});

it('PP-18 only the pages of the desk load its code, and only STAFF sees the link to it', () => {
  const { routes = [], fills = {}, navigation = [] } = definition;
  expect(routes.map(({ path }) => path)).toEqual([
    ...['/verwaltung', '/verwaltung/:id', '/verwaltung/inhalte', '/verwaltung/inhalte/:id'],
  ]);
  expect(fills).toEqual({});
  expect(navigation.map(({ audience }) => audience)).toEqual(['staff']);
});
