import { routes } from '@care/contracts';
import { DESK_SEARCH_MAX_LENGTH } from '@care/contracts/field-rules';
import type { DeskState } from '@care/contracts/schemas';
import type { StaffRole } from '@care/contracts/vocabulary';

const STATES: readonly DeskState[] = ['OPEN', 'WAITING', 'SECOND_PERSON', 'CLOSED'];
export const PAGE_SIZE = 50;

/** The filters of the list; they are in the address. */
export type DeskPlace = ReturnType<typeof deskPlace>;

export function deskPlace(query: URLSearchParams) {
  const page = Number(query.get('page'));
  return {
    state: STATES.find((one) => one === query.get('state')) ?? 'OPEN',
    kind: query.get('kind') ?? '',
    q: (query.get('q') ?? '').slice(0, DESK_SEARCH_MAX_LENGTH),
    sort: query.get('sort') === 'newest' ? ('newest' as const) : ('oldest' as const),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

type Parameters = Readonly<Record<string, string | number | undefined>>;

/** The parameters that have a value, as a query; empty without one. */
function queryOf(values: Parameters): string {
  const given = Object.entries(values).flatMap(([name, value = '']) => (value === '' ? [] : [[name, String(value)]]));
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}

/** The address of a page of a list; the first page is not named. */
export const listPath = (list: string, { page = 1, ...values }: Parameters): string =>
  list + queryOf({ ...values, page: Number(page) > 1 ? page : undefined });

/** The query of the API for a page of a list. */
export const pageQuery = (page: number, values: Parameters = {}): string =>
  queryOf({ ...values, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

const filtersOf = ({ state, kind, q, sort }: DeskPlace) => ({
  ...{ state: state === 'OPEN' ? undefined : state, kind, q },
  sort: sort === 'oldest' ? undefined : sort,
});

/** The page; a changed choice begins at the first page. */
export const deskPath = (place: DeskPlace, { page = 1, ...change }: Partial<DeskPlace> = {}): string =>
  listPath(routes.desk.build(), { ...filtersOf({ ...place, ...change }), page });

/** The query of the API for the cases, and for lists that are only searched. */
export const queueQuery = (place: DeskPlace): string => pageQuery(place.page, filtersOf(place));
export const logQuery = ({ q, page }: Pick<DeskPlace, 'q' | 'page'>): string => pageQuery(page, { q });

/** The id of a case in an address. */
export const caseIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** The role that each view needs. */
export const ROLES = {
  cases: 'MODERATOR',
  find: 'MODERATOR',
  log: 'MODERATOR',
  invoices: 'FINANCE',
  prices: 'FINANCE',
  operator: 'EDITOR',
  status: 'ADMIN',
  newsletter: 'EDITOR',
  accounts: 'ADMIN',
  security: 'ADMIN',
  mails: 'ADMIN',
} as const satisfies Record<string, StaffRole>;
export type DeskView = keyof typeof ROLES;
const NAMES = Object.keys(ROLES) as DeskView[];
/** The views beside the cases. */
export const SIDE_VIEWS = NAMES.filter((view) => view !== 'cases');

/** The view of the desk in an address. */
export const deskView = (query: URLSearchParams): DeskView =>
  NAMES.find((view) => view === query.get('view')) ?? 'cases';

/** The address of a view, perhaps of a page or a search of it. */
export const viewPath = (view: DeskView, values: Parameters = {}): string =>
  listPath(routes.desk.build(), { view, ...values });
