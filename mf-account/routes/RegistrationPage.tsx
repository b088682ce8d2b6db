import { loginPath } from '@care/contracts';
import { Link } from '@care/ui';
import { useCallbackUrl } from '../features/sign-in/after-sign-in';
import { KindChoice } from '../features/registration/KindChoice';
import { RegistrationFrame } from '../features/registration/RegistrationFrame';
import { registrationText } from '../features/registration/texts';
import { accountPageText } from '../texts';

/** `/registration`: choice of the kind of account (AC-19). */
export function RegistrationPage() {
  const callbackUrl = useCallbackUrl();
  return (
    <RegistrationFrame title={registrationText('joinNow')} lead={registrationText('chooseLead')}>
      <KindChoice />
      <p>
        {registrationText('haveAccount')} <Link to={loginPath(callbackUrl)}>{accountPageText('signIn.now')}</Link>
      </p>
    </RegistrationFrame>
  );
}
