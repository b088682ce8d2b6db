import { defineSliceApi } from '@care/contracts';
import type { CompanyFigures, CompanyJobOffers, CompanyPage, RecruitingAllowance } from '@care/contracts/schemas';

/** The calls of the company area (AC-16). */
export const companyAreaApi = defineSliceApi('company-area', (build) => ({
  company: build.query<CompanyPage, string>({
    query: (slug) => `/company/by-slug/${encodeURIComponent(slug)}/`,
    providesTags: (company) => (company ? [{ type: 'Company', id: company.id }] : []),
  }),
  offers: build.query<CompanyJobOffers, number>({
    query: (id) => `/company/${id}/job-offers/?status=PUBLISHED`,
    providesTags: [{ type: 'JobOffer', id: 'LIST' }],
  }),
  figures: build.query<CompanyFigures, number>({
    query: (id) => `/company/${id}/figures/`,
    providesTags: [{ type: 'Application', id: 'LIST' }],
    keepUnusedDataFor: 0,
  }),
  allowance: build.query<RecruitingAllowance, void>({ query: () => '/message/quota/', keepUnusedDataFor: 0 }),
}));
