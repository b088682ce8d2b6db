import { routes, type PageHead } from '@care/contracts';
import { companyRegistrationText } from '../features/company-registration/texts';

export { CompanyRegistrationPage as default } from '../routes/CompanyRegistrationPage';

export const head = (): PageHead => ({
  title: companyRegistrationText('companyForm'),
  description: companyRegistrationText('lead'),
  canonical: routes.companyRegistration.build(),
});
