import {
  asApiError,
  ok,
  outcomeOf,
  redirectTo,
  routes,
  type ApiError,
  type PageContext,
  type PageOutcome,
  type AppDispatch,
} from '@care/contracts';
import { onPage, searchApiQuery, searchPath, type SearchFilters, type SearchType } from '@care/contracts/search';
import type { City } from '@care/contracts/schemas';
import { loadSearchForm } from '../search-form/search-form';
import { settleForm } from '../search-form/settle-form';
import { otherAddress } from './canonical-address';
import { readSearch, type SentForm } from './read-search';
import type { Counted } from './ResultsHeading';
import { searchApi } from './search-api';

/** A search's answer as far as loading it goes. */
type Answer = Pick<Counted, 'count' | 'results'> & { meta: { pages: number } };

/** What each of the three searches loads in its own way. */
export interface LoadedSearch {
  searchType: SearchType;
  /** Asks for the hits; `query` is what `searchApiQuery` makes of the filters. */
  ask: (dispatch: AppDispatch, query: string) => Promise<{ data?: Answer; error?: unknown }>;
  /** Where an address leads whose town does not exist (SR-21). */
  unknownCity: (filters: SearchFilters) => PageOutcome;
  /** What else the page asks, at the same time or once the hits are there; it stands without. */
  alongside?: (dispatch: AppDispatch) => Promise<unknown>;
  afterwards?: (
    dispatch: AppDispatch,
    filters: SearchFilters,
    found: { count: number; nearby: City['nearby'] },
  ) => Promise<unknown>;
}

/** Loads a search: its results, or the form that leads to one (SR-01 to SR-03, SR-21). */
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
    search.ask(dispatch, searchApiQuery(filters)),
    filters.city === null ? undefined : dispatch(searchApi.city.initiate(filters.city)),
  ]);
  const elsewhere = cityRedirect(search, filters, city?.error ?? hits.error);
  if (elsewhere) return elsewhere;
  if (!hits.data) return outcomeOf(asApiError(hits.error));
  const { count, results, meta } = hits.data;
  // Beyond the end there is nothing to see: the last page is what comes nearest.
  if (count > 0 && results.length === 0) return redirectTo(searchPath(onPage(filters, meta.pages)));
  await search.afterwards?.(dispatch, filters, { count, nearby: city?.data?.nearby ?? [] });
  return ok;
}

/** Another spelling of a city moves for good; what an unknown one means, each search says itself (SR-21). */
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

/** The form with the unknown town in its field, and with everything else that was asked for. */
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
