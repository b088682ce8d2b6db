import { loginPath } from '@care/contracts';
import { Link } from '@care/ui';
import { KindChoice } from '../features/registration/KindChoice';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { rt } from '../features/registration/texts';
import { tt } from '../texts';

/** `/registration`: choice of the kind of account (AC-19). */
export const RegistrationPage = () => (
  <RegistrationFrame title={rt('joinNow')} lead={rt('chooseLead')}>
    <KindChoice />
    <p>
      {rt('haveAccount')} <Link to={loginPath()}>{tt('signIn.now')}</Link>
    </p>
  </RegistrationFrame>
);
