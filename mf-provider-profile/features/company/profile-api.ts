import { defineSliceApi, useSession } from '@care/contracts';
import type { CompanyJobOffers, CompanyPage, JobOffer } from '@care/contracts/schemas';
import type { Viewer } from '@care/contracts/viewer';

interface CompanyQuery {
  slug: string;
  /** Part of the cache key, because the answer contains the viewer's permissions. */
  viewer: Viewer;
}
interface JobOffersQuery {
  companyId: number;
  viewer: Viewer;
}
interface JobOfferQuery extends CompanyQuery {
  offerSlug: string;
}

const segment = encodeURIComponent;

/** Endpoints of the public profile. */
export const profileApi = defineSliceApi('provider-profile', (build) => ({
  company: build.query<CompanyPage, CompanyQuery>({
    query: ({ slug }) => `/company/by-slug/${segment(slug)}/`,
    providesTags: ['Company'],
  }),
  jobOffers: build.query<CompanyJobOffers, JobOffersQuery>({
    query: ({ companyId }) => `/company/${companyId}/job-offers/`,
    providesTags: ['JobOffer'],
  }),
  jobOffer: build.query<JobOffer, JobOfferQuery>({
    query: ({ slug, offerSlug }) => `/company/job-offer/by-slug/${segment(slug)}/${segment(offerSlug)}/`,
    providesTags: ['JobOffer'],
  }),
}));

/** The viewer for components: null until the session is known, as in the server HTML. */
export function useViewer(): Viewer {
  const session = useSession();
  return session.status === 'authenticated' ? session.user.id : null;
}
