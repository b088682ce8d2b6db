import { defineSliceApi, hasStatus, request, type ApiError } from '@care/contracts';
import { OWN_RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type {
  Company,
  CompanyPage,
  OwnRatings,
  RatingChange,
  RatingCreated,
  RatingInput,
  RatingListItem,
} from '@care/contracts/schemas';

/** An own rating with its version. */
export interface RatingVersion {
  rating: RatingListItem;
  etag: string | undefined;
}

const ownTag = { type: 'User', id: 'RATINGS' } as const;

/** Lists of ratings, averages on profile and cards, and whether the user has rated the provider. */
const changedBy = (company: number) =>
  [
    { type: 'Rating', id: 'LIST' },
    { type: 'Company', id: company },
    { type: 'CompanyCard', id: company },
    ownTag,
  ] as const;

async function versionOf(url: string, signal: AbortSignal): Promise<{ data: RatingVersion } | { error: ApiError }> {
  const result = await request<RatingListItem>({ url }, signal);
  return result.success ? { data: { rating: result.data, etag: result.etag } } : { error: result.error };
}

const urlOf = (id: number): string => `/rating/${id}/`;

/** The calls for writing ratings (RV-02, RV-04). */
export const writingApi = defineSliceApi('rating-writing', (build) => ({
  /** The provider of the form. */
  company: build.query<Company, number>({
    query: (id) => `/company/details/${id}/`,
    providesTags: (_company, _error, id) => [{ type: 'Company', id }],
  }),
  /** Permissions of the user at a provider (RV-09). */
  permissions: build.query<CompanyPage['viewer'], string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    transformResponse: ({ viewer }: CompanyPage) => viewer,
    providesTags: [ownTag],
    keepUnusedDataFor: 0,
  }),
  /** The own rating of a provider as it is stored now; null if it was deleted meanwhile (RV-09). */
  mine: build.query<RatingVersion | null, number>({
    queryFn: async (company, { signal }) => {
      const result = await versionOf(`/rating/mine/?company=${company}`, signal);
      return 'error' in result && hasStatus(result.error, 404) ? { data: null } : result;
    },
    keepUnusedDataFor: 0,
  }),
  /** One rating as it is stored now; not asked again by itself, because a form is based on it. */
  version: build.query<RatingVersion, number>({
    queryFn: (id, { signal }) => versionOf(urlOf(id), signal),
    keepUnusedDataFor: 0,
  }),
  /** One page of the person's ratings, from 1 (AC-07). */
  own: build.query<OwnRatings, number>({
    query: (page) => `/rating/list/user/?limit=${OWN_RATINGS_PAGE_SIZE}&offset=${(page - 1) * OWN_RATINGS_PAGE_SIZE}`,
    providesTags: [ownTag],
  }),
  create: build.mutation<RatingCreated, { input: RatingInput; idempotencyKey: string }>({
    query: ({ input, idempotencyKey }) => ({ url: '/rating/', body: input, idempotencyKey }),
    invalidatesTags: (_created, error, { input }) => (error ? [] : changedBy(input.company)),
  }),
  change: build.mutation<RatingListItem, { rating: RatingListItem; change: RatingChange; etag: string | undefined }>({
    query: ({ rating, change, etag }) => ({ url: urlOf(rating.id), method: 'PATCH', body: change, ifMatch: etag }),
    invalidatesTags: (_changed, error, { rating }) => (error ? [] : changedBy(rating.company.id)),
  }),
  remove: build.mutation<unknown, RatingListItem>({
    query: ({ id }) => ({ url: urlOf(id), method: 'DELETE' }),
    invalidatesTags: (_nothing, error, { company }) => (error ? [] : changedBy(company.id)),
  }),
}));
