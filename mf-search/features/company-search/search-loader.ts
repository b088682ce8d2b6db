import { asApiError, ok, outcomeOf, redirectTo, routes } from '@care/contracts';
import type { ApiError, PageContext, PageOutcome, AppDispatch } from '@care/contracts';
import { onPage, searchApiQuery, searchPath, searchParameters } from '@care/contracts/search';
import type { SearchFilters, SearchType } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { DEFAULT_RADIUS } from '@care/contracts/constants';
import { loadSearchForm } from '../search-form/search-form';
import { settleForm } from '../search-form/settle-form';
import { readSearch, type SentForm } from '../search/read-search';
import type { Counted } from './ResultsHead';
import { searchApi } from '../search/search-api';

/** The part of a search's answer that the loader reads. */
type Answer = Pick<Counted, 'count' | 'results'> & { meta: { pages: number } };

/** The parts in which the three searches differ. */
export interface LoadedSearch {
  searchType: SearchType;
  /** Fetches the hits. `query` is the result of `searchApiQuery`. */
  fetchHits: (dispatch: AppDispatch, query: string) => Promise<{ data?: Answer; error?: unknown }>;
  /** The outcome for an address with an unknown town (SR-21). */
  unknownCity: (filters: SearchFilters) => PageOutcome;
  /** Fetches further data, `alongside` in parallel and `afterwards` with the hits. The page also works without them. */
  alongside?: (dispatch: AppDispatch) => Promise<unknown>;
  afterwards?: (
    dispatch: AppDispatch,
    filters: SearchFilters,
    found: { count: number; nearby: City['nearby'] },
  ) => Promise<unknown>;
}

/** Loads a search: its results, or the search form (SR-01 to SR-03, SR-21). */
export const searchLoader =
  (search: LoadedSearch) =>
  async (context: PageContext): Promise<PageOutcome> => {
    const request = readSearch(context, search.searchType);
    const [outcome] = await Promise.all([
      request.kind === 'results' ? loadResults(search, context, request.filters) : loadForm(context, request.form),
      search.alongside?.(context.store.dispatch),
      loadSearchForm(),
    ]);
    return outcome;
  };

async function loadForm({ store }: PageContext, form: SentForm): Promise<PageOutcome> {
  if (!form.isSent) return ok;
  const settled = await settleForm(store.dispatch, form);
  if (settled.kind === 'search') return redirectTo(searchPath(settled.filters));
  return settled.problem.kind === 'no-answer' ? outcomeOf(settled.problem.error) : ok;
}

async function loadResults(
  search: LoadedSearch,
  { store: { dispatch }, url }: PageContext,
  filters: SearchFilters,
): Promise<PageOutcome> {
  const address = otherAddress(filters, url);
  if (address) return redirectTo(address, 301);
  const [hits, city] = await Promise.all([
    search.fetchHits(dispatch, searchApiQuery(filters)),
    filters.city === null ? undefined : dispatch(searchApi.city.initiate(filters.city, { subscribe: __ON_SERVER__ })),
  ]);
  const elsewhere = cityRedirect(search, filters, city?.error ?? hits.error);
  if (elsewhere) return elsewhere;
  if (!hits.data) return outcomeOf(asApiError(hits.error));
  const { count, results, meta } = hits.data;
  // A page number beyond the end leads to the last page.
  if (count > 0 && results.length === 0) return redirectTo(searchPath(onPage(filters, meta.pages)));
  await search.afterwards?.(dispatch, filters, { count, nearby: city?.data?.nearby ?? [] });
  return ok;
}

/** Another spelling of a city is a permanent redirect. Each search decides about an unknown city (SR-21). */
function cityRedirect(search: LoadedSearch, filters: SearchFilters, failure: unknown): PageOutcome | undefined {
  if (filters.city === null || !failure) return undefined;
  const error = asApiError(failure);
  const moved = movedTo(error);
  if (moved !== undefined) {
    const target = searchPath({ ...filters, city: moved });
    return target === searchPath(filters) ? undefined : redirectTo(target, 301);
  }
  return error.kind === 'http' && error.status === 404 ? search.unknownCity(filters) : undefined;
}

/** A redirect to the form. It keeps the unknown town in its field and all other criteria. */
export function toFormWithTypedCity(filters: SearchFilters): PageOutcome {
  const { searchType, city, services, qualifications } = filters;
  const entry = new URLSearchParams({ cityField: city ?? '' });
  if (services.length) entry.set('services', services.join('+'));
  if (qualifications.length) entry.set('qualifications', qualifications.join(','));
  return redirectTo(`${routes.search.build({ searchType })}?${entry}`);
}

function movedTo(error: ApiError): string | undefined {
  if (error.kind !== 'http' || (error.status !== 301 && error.status !== 410)) return undefined;
  const body = error.data as { moved_to?: unknown } | undefined;
  return typeof body?.moved_to === 'string' ? body.moved_to : undefined;
}

/** Parameters that the search itself uses. Others, for example of a campaign, are kept unchanged. */
const ours = new Set(searchParameters);
const BASE = 'http://site.invalid';

/**
 * The canonical address of a search if the current address differs from it, else undefined. Unknown parameters are kept
 * (SR-01, SR-04).
 */
function otherAddress(filters: SearchFilters, url: URL): string | undefined {
  const address = searchPath(filters);
  const canonical = new URL(address, BASE);
  const foreign = [...url.searchParams].filter(([name]) => !ours.has(name));
  // Links to a feature or surroundings always state the radius (SR-09).
  const isFeatureLink = filters.features.length > 0 || filters.place !== null;
  const isStated = (name: string, value: string) =>
    isFeatureLink && name === 'radius' && value === String(DEFAULT_RADIUS);
  const own = [...url.searchParams].filter(([name, value]) => ours.has(name) && !isStated(name, value));
  const isSame =
    decoded(canonical) === decoded(url) && JSON.stringify([...canonical.searchParams]) === JSON.stringify(own);
  if (isSame) return undefined;
  const rest = new URLSearchParams(foreign).toString();
  return rest ? `${address}${canonical.search ? '&' : '?'}${rest}` : address;
}

function decoded({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname; // A path that cannot be decoded is never canonical.
  }
}
