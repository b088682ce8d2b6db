import { defineSliceApi } from '@care/contracts';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { CompanyPage, RatingList } from '@care/contracts/schemas';

interface RatingPageQuestion {
  companyId: number;
  /** From 1. */
  page: number;
}

interface PermissionQuestion {
  companySlug: string;
  /** The answer is this person's own. */
  userId: string;
}

/** What the person looking may do with ratings of a provider (RV-07, RV-09). */
export type RatingPermissions = Pick<CompanyPage['viewer'], 'can_rate' | 'has_rated'>;

export const reviewsApi = defineSliceApi('reviews', (build) => ({
  ofCompany: build.query<RatingList, RatingPageQuestion>({
    query: ({ companyId, page }) =>
      `/rating/list/${companyId}/?limit=${RATINGS_PAGE_SIZE}&offset=${(page - 1) * RATINGS_PAGE_SIZE}`,
    providesTags: ['Rating'],
  }),
  permissions: build.query<RatingPermissions, PermissionQuestion>({
    query: ({ companySlug }) => `/company/by-slug/${encodeURIComponent(companySlug)}/`,
    transformResponse: ({ viewer: { can_rate, has_rated } }: CompanyPage) => ({ can_rate, has_rated }),
    providesTags: ['Rating', 'Company'],
  }),
}));
