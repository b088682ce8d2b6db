import { currentSession, defineSliceApi, useSession } from '@care/contracts';
import type { CompanyJobOffers, CompanyPage, JobOffer } from '@care/contracts/schemas';

/** Whose answer it is: what the person looking may do is part of it. Null for visitors and on the server. */
type Viewer = string | null;

interface CompanyQuestion {
  slug: string;
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

/** Who asks, for loaders. */
export function currentViewer(): Viewer {
  const session = currentSession();
  return session.status === 'authenticated' ? session.user.id : null;
}

/** Who asks, for components: a visitor until the session is known, so that server HTML fits everybody. */
export function useViewer(): Viewer {
  const session = useSession();
  return session.status === 'authenticated' ? session.user.id : null;
}
