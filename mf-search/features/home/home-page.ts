import { ok, type AppDispatch, type PageContext, type PageHead, type PageOutcome } from '@care/contracts';
import type { HomeTexts } from '@care/contracts/schemas';
import type { SearchType } from '@care/contracts/search';
import { readForm, SEARCH_TYPE } from '../search/read-search';
import { searchApi } from '../search/search-api';
import { homePath, searchName } from '../search/searches';
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

/** The head of a home tab with its texts of the content desk, if they have arrived. */
export const homeHeadOf =
  (type: SearchType, textsOf: (texts: HomeTexts) => Pick<PageHead, 'description'> & { title?: string }) =>
  ({ store }: PageContext): PageHead => {
    const { data } = searchApi.homeTexts.select()(store.getState());
    return { title: searchName(type), ...(data && textsOf(data)), canonical: homePath(type) };
  };

export const homeHead = homeHeadOf(SEARCH_TYPE, ({ care_title: title, care_description: description }) => ({
  title,
  description,
}));
