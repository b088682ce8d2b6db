import { type AppStore, type SlotProps, defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { CompanyPage, RatingList } from '@care/contracts/schemas';
import { readRatingsPage } from './ratings-page';

interface RatingPageQuery {
  companyId: number;
  /** Starts at 1. */
  page: number;
}

export const reviewsApi = defineSliceApi('reviews', (build) => ({
  ofCompany: build.query<RatingList, RatingPageQuery>({
    query: ({ companyId, page }) =>
      `/rating/list/${companyId}/?limit=${RATINGS_PAGE_SIZE}&offset=${(page - 1) * RATINGS_PAGE_SIZE}`,
    providesTags: (list) => listTags('Rating', list),
  }),
  /** The user's permissions for ratings of a provider (RV-07, RV-09). */
  permissions: build.query<CompanyPage['viewer'], string>({
    query: (companySlug) => `/company/by-slug/${encodeURIComponent(companySlug)}/`,
    transformResponse: ({ viewer }: CompanyPage) => viewer,
    providesTags: [{ type: 'User', id: 'RATINGS' }],
  }),
}));

/** Loader of the slot: the page of ratings in the URL, with the averages (RV-01). */
export const loadRatings = (store: AppStore, { companyId }: SlotProps['provider.ratings'], { search }: URL) =>
  store.dispatch(
    reviewsApi.ofCompany.initiate({ companyId, page: readRatingsPage(search) }, { subscribe: __ON_SERVER__ }),
  );
