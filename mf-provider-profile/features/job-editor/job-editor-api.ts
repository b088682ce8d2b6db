import { defineSliceApi, request } from '@care/contracts';
import type { JobOffer, JobOfferChange, JobOfferInput } from '@care/contracts/schemas';

/** An own job offer with its version. */
export interface OfferVersion {
  offer: JobOffer;
  etag: string | undefined;
}

/** The two states between which the owner switches an offer, its extension, and its deletion. */
export type OfferAct = 'publish' | 'pause' | 'extend' | 'remove';

/** An offer, the lists of offers, and the number of open ones in the answers about the provider and on its cards. */
const tagsOf = (id: number, company: number) =>
  [
    { type: 'JobOffer', id: 'LIST' },
    { type: 'JobOfferCard', id: 'LIST' },
    { type: 'Company', id: company },
    { type: 'CompanyCard', id: company },
    { type: 'JobOffer', id },
  ] as const;
const ofOffer = (offer: JobOffer | undefined) => (offer ? tagsOf(offer.id, offer.company.id) : []);

/** The calls for writing job offers (PP-19). */
export const jobEditorApi = defineSliceApi('job-editor', (build) => ({
  /** The offer at this URL of the API, as it is stored now. */
  version: build.query<OfferVersion, string>({
    queryFn: async (url, { signal }) => {
      const result = await request<JobOffer>({ url }, signal);
      return result.success ? { data: { offer: result.data, etag: result.etag } } : { error: result.error };
    },
    keepUnusedDataFor: 0,
  }),
  create: build.mutation<JobOffer, { input: JobOfferInput; idempotencyKey: string }>({
    query: ({ input, idempotencyKey }) => ({ url: '/company/job-offer/', body: input, idempotencyKey }),
    invalidatesTags: ofOffer,
  }),
  change: build.mutation<JobOffer, { id: number; change: JobOfferChange; etag: string | undefined }>({
    query: ({ id, change, etag }) => ({ url: offerUrl(id), method: 'PATCH', body: change, ifMatch: etag }),
    invalidatesTags: ofOffer,
  }),
  /** The answer is undefined after `remove`. */
  act: build.mutation<JobOffer | undefined, { id: number; company: number; act: OfferAct }>({
    query: ({ id, act }) =>
      act === 'remove' ? { url: offerUrl(id), method: 'DELETE' } : { url: `${offerUrl(id)}${act}/`, method: 'POST' },
    invalidatesTags: (_offer, error, { id, company }) => (error ? [] : tagsOf(id, company)),
  }),
}));

/** The URL of an offer in the API. */
export const offerUrl = (id: number): string => `/company/job-offer/${id}/`;
