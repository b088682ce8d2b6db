import { jobOfferPath, loginPath, returningPath, routes } from '@care/contracts';
import type { CompanyPage, JobOffer } from '@care/contracts/schemas';

/** Fragment of a job offer's URL that opens the application form (SH-22). */
export const APPLY_HASH = '#bewerben';

type Employer = Pick<CompanyPage, 'slug'>;
type Offer = Pick<JobOffer, 'slug'>;

const applyPath = ({ slug }: Employer, offer: Offer): string => jobOfferPath(slug, offer.slug) + APPLY_HASH;

/** Path of the sign-in that returns to the application for a job offer (SH-09, SH-22). */
export const applyLoginPath = (company: Employer, offer: Offer): string => loginPath(applyPath(company, offer));

/** Path of the registration whose sign-in returns to the application (SH-09, SH-22). */
export const applyRegistrationPath = (company: Employer, offer: Offer): string =>
  returningPath(routes.jobSeekerRegistration.build(), applyPath(company, offer));
