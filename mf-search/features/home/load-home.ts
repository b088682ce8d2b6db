import { ok, type PageContext, type PageOutcome } from '@care/contracts';
import { readForm } from '../company-search/read-search';
import { searchApi } from '../company-search/search-api';

/** Fetches the figures, and the town's name for a form that the address fills in; the page stands without both (SR-05). */
export async function loadHome({ store, url }: PageContext): Promise<PageOutcome> {
  const { filters, cityText } = readForm(url.searchParams);
  const { city } = filters;
  await Promise.all([
    store.dispatch(searchApi.stats.initiate()),
    city !== null && cityText === null ? store.dispatch(searchApi.city.initiate(city)) : undefined,
  ]);
  return ok;
}
