import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type {
  CompanyFigures,
  CompanyJobOffers,
  CompanyPage,
  HandoverInput,
  Handovers,
  OwnershipAnswerInput,
  OwnershipDisputes,
  RecruitingAllowance,
} from '@care/contracts/schemas';

const disputeTag = { type: 'User' as const, id: 'DISPUTES' };
const handoverTag = { type: 'User' as const, id: 'HANDOVER' };

/** The calls of the company area (AC-16). */
export const companyAreaApi = defineSliceApi('company-area', (build) => ({
  company: build.query<CompanyPage, string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (company) => (company ? [{ type: 'Company', id: company.id }] : []),
  }),
  offers: build.query<CompanyJobOffers, number>({
    query: (id) => `/company/${id}/job-offers/?status=PUBLISHED`,
    providesTags: (list) => listTags('JobOffer', list),
  }),
  figures: build.query<CompanyFigures, number>({
    query: (id) => `/company/${id}/figures/`,
    providesTags: [{ type: 'Application', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
  allowance: build.query<RecruitingAllowance, void>({
    query: () => '/message/quota/',
    providesTags: [{ type: 'Message', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
  disputes: build.query<OwnershipDisputes, number>({
    query: (id) => `/company/${id}/ownership/disputes/`,
    providesTags: [disputeTag],
    keepUnusedDataFor: 0,
  }),
  answerDispute: build.mutation<void, OwnershipAnswerInput & { id: number }>({
    query: ({ id, ...body }) => ({ url: `/company/ownership/${id}/answer/`, body }),
    invalidatesTags: [disputeTag],
  }),
  handovers: build.query<Handovers, void>({
    query: () => '/company/handover/',
    providesTags: [handoverTag],
    keepUnusedDataFor: 0,
  }),
  offerHandover: build.mutation<Handovers, HandoverInput & { id: number }>({
    query: ({ id, ...body }) => ({ url: `/company/${id}/handover/`, body }),
    invalidatesTags: [handoverTag],
  }),
  endHandover: build.mutation<void, number>({
    query: (id) => ({ url: `/company/${id}/handover/`, method: 'DELETE' }),
    invalidatesTags: [handoverTag],
  }),
  // The account has a provider then, with its conversations.
  acceptHandover: build.mutation<void, number>({
    query: (id) => ({ url: `/company/${id}/handover/accept/`, method: 'POST' }),
    invalidatesTags: (_done, _error, id) => [
      handoverTag,
      { type: 'User', id: 'DETAILS' },
      { type: 'Company', id },
      { type: 'Message', id: 'LIST' },
      { type: 'Application', id: 'LIST' },
    ],
  }),
}));
