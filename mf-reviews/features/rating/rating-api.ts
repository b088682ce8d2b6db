import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { CompanyPage, RatingList } from '@care/contracts/schemas';

interface RatingPageQuery {
  companyId: number;
  /** Starts at 1. */
  page: number;
}

/** The user's permissions for ratings of a provider (RV-07, RV-09). */
export type RatingPermissions = Pick<CompanyPage['viewer'], 'can_rate' | 'has_rated'>;

export const reviewsApi = defineSliceApi('reviews', (build) => ({
  ofCompany: build.query<RatingList, RatingPageQuery>({
    query: ({ companyId, page }) =>
      `/rating/list/${companyId}/?limit=${RATINGS_PAGE_SIZE}&offset=${(page - 1) * RATINGS_PAGE_SIZE}`,
    providesTags: (list) => listTags('Rating', list),
  }),
  permissions: build.query<RatingPermissions, string>({
    query: (companySlug) => `/company/by-slug/${encodeURIComponent(companySlug)}/`,
    transformResponse: ({ viewer: { can_rate, has_rated } }: CompanyPage) => ({ can_rate, has_rated }),
    providesTags: [{ type: 'User', id: 'RATINGS' }],
  }),
}));
