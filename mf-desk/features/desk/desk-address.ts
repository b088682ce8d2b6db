import { routes } from '@care/contracts';
import { DESK_SEARCH_MAX_LENGTH } from '@care/contracts/field-rules';
import type { DeskState } from '@care/contracts/schemas';
import type { StaffRole } from '@care/contracts/vocabulary';

const STATES: readonly DeskState[] = ['OPEN', 'WAITING', 'SECOND_PERSON', 'CLOSED'];
export const PAGE_SIZE = 50;

/** The filters of the list; they are in the address. */
export interface DeskPlace {
  state: DeskState;
  kind: string;
  q: string;
  sort: 'oldest' | 'newest';
  page: number;
}

export function deskPlace(query: URLSearchParams): DeskPlace {
  const page = Number(query.get('page'));
  return {
    state: STATES.find((one) => one === query.get('state')) ?? 'OPEN',
    kind: query.get('kind') ?? '',
    q: (query.get('q') ?? '').slice(0, DESK_SEARCH_MAX_LENGTH),
    sort: query.get('sort') === 'newest' ? 'newest' : 'oldest',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

function written({ state, kind, q, sort }: Omit<DeskPlace, 'page'>, page: Record<string, number>): string {
  const query = new URLSearchParams();
  if (state !== 'OPEN') query.set('state', state);
  if (kind) query.set('kind', kind);
  if (q) query.set('q', q);
  if (sort !== 'oldest') query.set('sort', sort);
  for (const [name, value] of Object.entries(page)) query.set(name, String(value));
  const text = query.toString();
  return text && `?${text}`;
}

/** The page; a changed choice begins at the first page. */
export const deskPath = (place: DeskPlace, { page = 1, ...change }: Partial<DeskPlace> = {}): string =>
  routes.desk.build() + written({ ...place, ...change }, page > 1 ? { page } : {});

const paged = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE });

/** The query of the API. */
export const queueQuery = (place: DeskPlace): string => written(place, paged(place.page));

/** A page of the log, and the words that it is searched for. */
type LogPlace = Pick<DeskPlace, 'q' | 'page'>;

/** A page of a list, perhaps of a search. */
export function listPath(view: DeskView, { q, page }: Partial<LogPlace>): string {
  const query = new URLSearchParams({ view });
  if (q) query.set('q', q);
  if (page && page > 1) query.set('page', String(page));
  return `${routes.desk.build()}?${query.toString()}`;
}

export const logPath = (place: Partial<LogPlace> = {}): string => listPath('log', place);
export const mailsPath = (place: Partial<LogPlace>): string => listPath('mails', place);

/** The query of the API. */
export const logQuery = ({ q, page }: LogPlace): string =>
  written({ state: 'OPEN', kind: '', sort: 'oldest', q }, paged(page));

/** The search for accounts. */
export const accountsPath = (q: string): string => listPath('accounts', { q });

/** The search for references, and the person that it has opened. */
export const findPath = (q: string, person?: number): string =>
  `${viewPath('find')}&q=${encodeURIComponent(q)}${person ? `&person=${person}` : ''}`;

/** A page of the security log, and its query of the API. */
export const securityPath = (page: number): string => listPath('security', { page });
export const securityQuery = ({ page }: Pick<DeskPlace, 'page'>): string => logQuery({ q: '', page });

/** The id of a case in an address. */
export const caseIdOf = (text = ''): number | undefined => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

/** The views beside the cases. */
export const SIDE_VIEWS = [
  'find',
  'log',
  'invoices',
  'prices',
  'operator',
  'status',
  'newsletter',
  'accounts',
  'security',
  'mails',
] as const;
export type DeskView = 'cases' | (typeof SIDE_VIEWS)[number];

/** The texts with the titles of the views. */
export const viewTitles = {
  cases: 'title',
  find: 'references.title',
  log: 'log',
  invoices: 'invoices',
  prices: 'prices',
  operator: 'operator.title',
  status: 'status.title',
  accounts: 'accounts.title',
  security: 'security.title',
  mails: 'mails',
  newsletter: 'newsletter',
} as const;

/** The view of the desk in an address. */
export const deskView = (query: URLSearchParams): DeskView =>
  SIDE_VIEWS.find((view) => view === query.get('view')) ?? 'cases';
/** The role that each view needs. */
export const ROLE_OF_VIEW: Readonly<Record<DeskView, StaffRole>> = {
  cases: 'MODERATOR',
  find: 'MODERATOR',
  log: 'MODERATOR',
  invoices: 'FINANCE',
  prices: 'FINANCE',
  operator: 'EDITOR',
  status: 'ADMIN',
  accounts: 'ADMIN',
  security: 'ADMIN',
  mails: 'ADMIN',
  newsletter: 'EDITOR',
};
export const viewPath = (view: DeskView): string => `${routes.desk.build()}?view=${view}`;
