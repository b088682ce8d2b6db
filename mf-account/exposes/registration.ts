import { routes, type PageHead } from '@care/contracts';
import { registrationText } from '../features/registration/texts';

export { RegistrationPage as default } from '../routes/RegistrationPage';

export const head = (): PageHead => ({
  title: registrationText('joinNow'),
  description: registrationText('headDescription'),
  canonical: routes.registration.build(),
});
