import { defineSliceApi } from '@care/contracts';
import { listTags } from '@care/contracts/tags';
import type { CompanyJobOffers, CompanyPage, JobOffer } from '@care/contracts/schemas';

const segment = encodeURIComponent;

/** The calls of the public profile. */
export const profileApi = defineSliceApi('provider-profile', (build) => ({
  company: build.query<CompanyPage, string>({
    query: (slug) => `/company/by-slug/${segment(slug)}/`,
    providesTags: (company) => [{ type: 'Company', id: company?.id ?? 'LIST' }],
  }),
  jobOffers: build.query<CompanyJobOffers, number>({
    query: (companyId) => `/company/${companyId}/job-offers/`,
    providesTags: (list) => listTags('JobOffer', list),
  }),
  jobOffer: build.query<JobOffer, { companySlug: string; offerSlug: string }>({
    query: ({ companySlug, offerSlug }) => `/company/job-offer/by-slug/${segment(companySlug)}/${segment(offerSlug)}/`,
    providesTags: (offer) => [{ type: 'JobOffer', id: offer?.id ?? 'LIST' }],
  }),
}));
