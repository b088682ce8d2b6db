import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type * as Api from '@care/contracts/schemas';
import { tagsOf } from '../../tags';

const disputeTags = tagsOf('User', 'DISPUTES');
const handoverTags = tagsOf('User', 'HANDOVER');

/** The calls of the company area (AC-16). */
export const companyAreaApi = defineSliceApi('company-area', (build) => ({
  company: build.query<Api.CompanyPage, string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (company) => (company ? [{ type: 'Company', id: company.id }] : []),
  }),
  offers: build.query<Api.CompanyJobOffers, number>({
    query: (id) => `/company/${id}/job-offers/?status=PUBLISHED`,
    providesTags: (list) => listTags('JobOffer', list),
  }),
  figures: build.query<Api.CompanyFigures, number>({
    query: (id) => `/company/${id}/figures/`,
    providesTags: tagsOf('Application', 'LIST'),
    keepUnusedDataFor: 0,
  }),
  allowance: build.query<Api.RecruitingAllowance, void>({
    query: () => '/message/quota/',
    providesTags: tagsOf('Message', 'LIST'),
    keepUnusedDataFor: 0,
  }),
  disputes: build.query<Api.OwnershipDisputes, number>({
    query: (id) => `/company/${id}/ownership/disputes/`,
    providesTags: disputeTags,
    keepUnusedDataFor: 0,
  }),
  answerDispute: build.mutation<void, Api.OwnershipAnswerInput & { id: number }>({
    query: ({ id, ...body }) => ({ url: `/company/ownership/${id}/answer/`, body }),
    invalidatesTags: disputeTags,
  }),
  handovers: build.query<Api.Handovers, void>({
    query: () => '/company/handover/',
    providesTags: handoverTags,
    keepUnusedDataFor: 0,
  }),
  offerHandover: build.mutation<Api.Handovers, Api.HandoverInput & { id: number }>({
    query: ({ id, ...body }) => ({ url: `/company/${id}/handover/`, body }),
    invalidatesTags: handoverTags,
  }),
  endHandover: build.mutation<void, number>({
    query: (id) => ({ url: `/company/${id}/handover/`, method: 'DELETE' }),
    invalidatesTags: handoverTags,
  }),
  // The account has a provider then, with its conversations.
  acceptHandover: build.mutation<void, number>({
    query: (id) => ({ url: `/company/${id}/handover/accept/`, method: 'POST' }),
    invalidatesTags: (_done, _error, id) => [
      ...tagsOf('User', 'HANDOVER', 'DETAILS'),
      ...tagsOf('Company', id),
      ...tagsOf('Message', 'LIST'),
      ...tagsOf('Application', 'LIST'),
    ],
  }),
}));
