import {
  OTHER_CARE_FORM,
  ok,
  outcomeOf,
  redirectTo,
  routes,
  type ApiError,
  type PageContext,
  type PageOutcome,
} from '@care/contracts';
import { onPage, searchApiQuery, searchPath, type SearchFilters } from '@care/contracts/search';
import { settleForm } from '../search-form/settle-form';
import { otherAddress } from './canonical-address';
import { readSearch, searchType, type SentForm } from './read-search';
import { asApiError, searchApi } from './search-api';

/** Fetches what the results page or its form shows, and sends on what belongs elsewhere (SR-01, SR-03, SR-21). */
export async function loadSearch(context: PageContext): Promise<PageOutcome> {
  const request = readSearch(context);
  return request.kind === 'results' ? loadResults(context, request.filters) : loadForm(context, request.form);
}

async function loadForm({ store }: PageContext, form: SentForm): Promise<PageOutcome> {
  if (!form.isSent) return ok;
  const settled = await settleForm(store.dispatch, form);
  if (settled.kind === 'search') return redirectTo(searchPath(settled.filters));
  return settled.problem.kind === 'no-answer' ? outcomeOf(settled.problem.error) : ok;
}

async function loadResults({ store, url }: PageContext, filters: SearchFilters): Promise<PageOutcome> {
  const address = otherAddress(filters, url);
  if (address) return redirectTo(address, 301);
  const [companies, city] = await Promise.all([
    store.dispatch(searchApi.companies.initiate(searchApiQuery(filters))),
    filters.city === null ? undefined : store.dispatch(searchApi.city.initiate(filters.city)),
  ]);
  const elsewhere = cityRedirect(filters, city?.error ?? companies.error);
  if (elsewhere) return elsewhere;
  if (!companies.data) return outcomeOf(asApiError(companies.error));
  const { count, results, meta } = companies.data;
  // Beyond the end there is nothing to see: the last page is what comes nearest.
  if (count > 0 && results.length === 0) return redirectTo(searchPath(onPage(filters, meta.pages)));
  return ok;
}

/** Another spelling of a city moves for good; an unknown one is an unknown service, or an error of the form (SR-21). */
function cityRedirect(filters: SearchFilters, failure: unknown): PageOutcome | undefined {
  if (filters.city === null || !failure) return undefined;
  const error = asApiError(failure);
  const moved = movedTo(error);
  if (moved !== undefined) {
    const target = searchPath({ ...filters, city: moved });
    return target === searchPath(filters) ? undefined : redirectTo(target, 301);
  }
  if (error.kind !== 'http' || error.status !== 404) return undefined;
  if (filters.services.length === 0) {
    return redirectTo(searchPath({ ...filters, city: null, services: [OTHER_CARE_FORM] }));
  }
  const entry = new URLSearchParams({ cityField: filters.city, services: filters.services.join('+') });
  return redirectTo(`${routes.search.build({ searchType })}?${entry}`);
}

function movedTo(error: ApiError): string | undefined {
  if (error.kind !== 'http' || (error.status !== 301 && error.status !== 410)) return undefined;
  const body = error.data as { moved_to?: unknown } | undefined;
  return typeof body?.moved_to === 'string' ? body.moved_to : undefined;
}
