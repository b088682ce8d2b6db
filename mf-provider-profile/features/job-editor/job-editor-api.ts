import { defineSliceApi, request } from '@care/contracts';
import type { JobOffer, JobOfferChange, JobOfferInput } from '@care/contracts/schemas';

/** An own job offer with its version. */
export interface OfferVersion {
  offer: JobOffer;
  etag: string | undefined;
}

/** The two states between which the owner switches an offer, and its extension. */
export type OfferStep = 'publish' | 'pause' | 'extend';

interface Change {
  id: number;
  change: JobOfferChange;
  etag: string | undefined;
}

/** Lists of offers, and the number of open ones in the answers about the provider and on its cards. */
const listsOf = (company: number) =>
  [
    { type: 'JobOffer', id: 'LIST' },
    { type: 'JobOfferCard', id: 'LIST' },
    { type: 'Company', id: company },
    { type: 'CompanyCard', id: company },
  ] as const;
const tagsOf = (offer: JobOffer | undefined) =>
  offer ? ([...listsOf(offer.company.id), { type: 'JobOffer', id: offer.id }] as const) : [];

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
    invalidatesTags: tagsOf,
  }),
  change: build.mutation<JobOffer, Change>({
    query: ({ id, change, etag }) => ({ url: offerUrl(id), method: 'PATCH', body: change, ifMatch: etag }),
    invalidatesTags: tagsOf,
  }),
  step: build.mutation<JobOffer, { id: number; step: OfferStep }>({
    query: ({ id, step }) => ({ url: `${offerUrl(id)}${step}/`, method: 'POST' }),
    invalidatesTags: tagsOf,
  }),
  remove: build.mutation<unknown, { id: number; company: number }>({
    query: ({ id }) => ({ url: offerUrl(id), method: 'DELETE' }),
    invalidatesTags: (_nothing, error, { company }) => (error ? [] : listsOf(company)),
  }),
}));

/** The URL of an offer in the API. */
export const offerUrl = (id: number): string => `/company/job-offer/${id}/`;
