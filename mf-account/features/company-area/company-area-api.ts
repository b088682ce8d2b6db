import { defineCalls } from '@care/contracts/calls';
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
export const companyAreaApi = defineCalls('company-area', (build, read, write) => ({
  company: build.query<CompanyPage, string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (company) => (company ? [{ type: 'Company', id: company.id }] : []),
  }),
  offers: build.query<CompanyJobOffers, number>({
    query: (id) => `/company/${id}/job-offers/?status=PUBLISHED`,
    providesTags: (list) => listTags('JobOffer', list),
  }),
  figures: read<CompanyFigures, number>((id) => `/company/${id}/figures/`, [{ type: 'Application', id: 'LIST' }]),
  allowance: read<RecruitingAllowance>(() => '/message/quota/', [{ type: 'Message', id: 'LIST' }]),
  disputes: read<OwnershipDisputes, number>((id) => `/company/${id}/ownership/disputes/`, [disputeTag]),
  answerDispute: build.mutation<void, OwnershipAnswerInput & { id: number }>({
    query: ({ id, ...body }) => ({ url: `/company/ownership/${id}/answer/`, body }),
    invalidatesTags: [disputeTag],
  }),
  handovers: read<Handovers>(() => '/company/handover/', [handoverTag]),
  offerHandover: build.mutation<Handovers, HandoverInput & { id: number }>({
    query: ({ id, ...body }) => ({ url: `/company/${id}/handover/`, body }),
    invalidatesTags: [handoverTag],
  }),
  endHandover: write<void, number>((id) => ({ url: `/company/${id}/handover/`, method: 'DELETE' }), [handoverTag]),
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
