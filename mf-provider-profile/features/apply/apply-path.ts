import { jobOfferPath, loginPath } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';

/** Fragment of a job offer's URL that opens the application form (SH-22). */
export const APPLY_HASH = '#bewerben';

/** Path of the sign-in that returns to the application for a job offer (SH-09, SH-22). */
export const applyLoginPath = ({ slug }: Pick<CompanyPage, 'slug'>, offer: Pick<JobOffer, 'slug'>): string =>
  loginPath(jobOfferPath(slug, offer.slug) + APPLY_HASH);
