import { ok, routes, t, type AppDispatch, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import type { SearchType } from '@care/contracts/search';
import { readForm, SEARCH_TYPE } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { loadSearchForm } from '../search-form/search-form';

/** Loads the data of a home tab, and the town's name for a prefilled form. The page also works without them (SR-05). */
export const homeLoader =
  (type: SearchType, alongside?: (dispatch: AppDispatch) => Promise<unknown>) =>
  async ({ store: { dispatch }, url }: PageContext): Promise<PageOutcome> => {
    const { filters, cityText } = readForm(url.searchParams, type);
    const { city } = filters;
    await Promise.all([
      dispatch(searchApi.homeTexts.initiate()),
      dispatch(searchApi.stats.initiate()),
      dispatch(searchApi.articles.initiate()),
      city !== null && cityText === null ? dispatch(searchApi.city.initiate(city)) : undefined,
      alongside?.(dispatch),
      loadSearchForm(),
    ]);
    return ok;
  };

export const loadHome = homeLoader(SEARCH_TYPE);

export function homeHead({ store }: PageContext): PageHead {
  const { data } = searchApi.homeTexts.select()(store.getState());
  return {
    title: data?.care_title ?? t('nav.careProviderSearch'),
    ...(data && { description: data.care_description }),
    canonical: routes.home.build(),
  };
}
