import { routes, type PageHead } from '@care/contracts';
import { ct } from '../features/company-registration/texts';
import { registrationTitle } from '../features/registration/registration-title';
import { rt } from '../features/registration/texts';

export const registrationHead = (): PageHead => ({
  title: rt('joinNow'),
  description: rt('headDescription'),
  canonical: routes.registration.build(),
});
export const jobSeekerRegistrationHead = (): PageHead => ({
  title: registrationTitle('JOB_SEEKER'),
  description: rt('kinds.JOB_SEEKER.lead'),
  canonical: routes.jobSeekerRegistration.build(),
});
export const companyUserRegistrationHead = (): PageHead => ({
  title: rt('titleOf', { title: registrationTitle('CARE_PROVIDER'), kind: rt('forProviders') }),
  description: rt('kinds.CARE_PROVIDER.lead'),
  canonical: routes.companyUserRegistration.build(),
});
export const careSeekerRegistrationHead = (): PageHead => ({
  title: rt('titleOf', { title: registrationTitle('CARE_SEEKER'), kind: rt('forCareSeekers') }),
  description: rt('kinds.CARE_SEEKER.lead'),
  canonical: routes.careSeekerRegistration.build(),
});
export const companyRegistrationHead = (): PageHead => ({
  title: ct('companyForm'),
  description: ct('lead'),
  canonical: routes.companyRegistration.build(),
});
