import { loginPath } from '@care/contracts';
import { Link } from '@care/ui';
import { KindChoice } from '../features/registration/KindChoice';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { registrationText } from '../features/registration/texts';
import { accountPageText } from '../texts';

/** `/registration`: choice of the kind of account (AC-19). */
export const RegistrationPage = () => (
  <RegistrationFrame title={registrationText('joinNow')} lead={registrationText('chooseLead')}>
    <KindChoice />
    <p>
      {registrationText('haveAccount')} <Link to={loginPath()}>{accountPageText('signIn.now')}</Link>
    </p>
  </RegistrationFrame>
);
