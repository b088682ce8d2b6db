import { defineSliceApi, type AppStore, type SlotProps } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { CompanyPage, RatingList } from '@care/contracts/schemas';
import { useLocation } from '@care/contracts/router';
import { useState } from 'react';
import { RATINGS_PAGE_PARAMETER } from './ratings-page-parameter';

/** The page number in the query; invalid values give 1. */
export function readRatingsPage(search: string): number {
  const value = new URLSearchParams(search).get(RATINGS_PAGE_PARAMETER) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The URL of another page of the list, with the fragment of the block. */
export function ratingsPageHref(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete(RATINGS_PAGE_PARAMETER);
  else params.set(RATINGS_PAGE_PARAMETER, String(page));
  const query = params.toString();
  return `${pathname}${query && `?${query}`}#ratings`;
}

/** The page of the ratings in the URL, and links to other pages. */
export function useRatingsPage() {
  const { pathname, search, key } = useLocation();
  const [firstKey] = useState(key);
  return {
    page: readRatingsPage(search),
    /** True after a navigation since the first render. */
    hasNavigated: key !== firstKey,
    hrefFor: (page: number) => ratingsPageHref(pathname, search, page),
  };
}

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
