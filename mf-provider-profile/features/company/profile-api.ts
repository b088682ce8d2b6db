import { defineSliceApi, useSession } from '@care/contracts';
import type { CompanyJobOffers, CompanyPage, JobOffer } from '@care/contracts/schemas';
import type { Viewer } from '@care/contracts/viewer';

interface CompanyQuestion {
  slug: string;
  /** What the person looking may do is part of the answer. */
  viewer: Viewer;
}
interface JobOffersQuestion {
  companyId: number;
  viewer: Viewer;
}
interface JobOfferQuestion extends CompanyQuestion {
  offerSlug: string;
}

const segment = encodeURIComponent;

/** The calls of the public profile. */
export const profileApi = defineSliceApi('provider-profile', (build) => ({
  company: build.query<CompanyPage, CompanyQuestion>({
    query: ({ slug }) => `/company/by-slug/${segment(slug)}/`,
    providesTags: ['Company'],
  }),
  jobOffers: build.query<CompanyJobOffers, JobOffersQuestion>({
    query: ({ companyId }) => `/company/${companyId}/job-offers/`,
    providesTags: ['JobOffer'],
  }),
  jobOffer: build.query<JobOffer, JobOfferQuestion>({
    query: ({ slug, offerSlug }) => `/company/job-offer/by-slug/${segment(slug)}/${segment(offerSlug)}/`,
    providesTags: ['JobOffer'],
  }),
}));

/** Who asks, for components: a visitor until the session is known, so that server HTML fits everybody. */
export function useViewer(): Viewer {
  const session = useSession();
  return session.status === 'authenticated' ? session.user.id : null;
}
