import { routes, type PageHead } from '@care/contracts';
import { companyRegistrationText } from '../features/company-registration/texts';
import { registrationText, registrationTitle } from '../features/registration/texts';

export const registrationHead = (): PageHead => ({
  title: registrationText('joinNow'),
  description: registrationText('headDescription'),
  canonical: routes.registration.build(),
});
export const jobSeekerRegistrationHead = (): PageHead => ({
  title: registrationTitle('JOB_SEEKER'),
  description: registrationText('kinds.JOB_SEEKER.lead'),
  canonical: routes.jobSeekerRegistration.build(),
});
export const companyUserRegistrationHead = (): PageHead => ({
  title: registrationText('titleOf', {
    title: registrationTitle('CARE_PROVIDER'),
    kind: registrationText('forProviders'),
  }),
  description: registrationText('kinds.CARE_PROVIDER.lead'),
  canonical: routes.companyUserRegistration.build(),
});
export const careSeekerRegistrationHead = (): PageHead => ({
  title: registrationText('titleOf', {
    title: registrationTitle('CARE_SEEKER'),
    kind: registrationText('forCareSeekers'),
  }),
  description: registrationText('kinds.CARE_SEEKER.lead'),
  canonical: routes.careSeekerRegistration.build(),
});
export const companyRegistrationHead = (): PageHead => ({
  title: companyRegistrationText('companyForm'),
  description: companyRegistrationText('lead'),
  canonical: routes.companyRegistration.build(),
});
