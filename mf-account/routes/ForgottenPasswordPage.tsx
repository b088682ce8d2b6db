import { SmallPage } from '../features/form/SmallPage';
import { EmailForm } from '../features/password/EmailForm';
import { keyApi } from '../features/password/password-api';
import { accountPageText } from '../texts';

/** `/passwort-vergessen`: requests a link for a new password (AC-01). */
export function ForgottenPasswordPage() {
  const [requestReset] = keyApi.requestReset.useMutation();
  return (
    <SmallPage title={accountPageText('password.forgotten')} lead={accountPageText('password.forgottenLead')}>
      <EmailForm
        send={(email) => requestReset({ email })}
        action={accountPageText('password.sendLink')}
        done={accountPageText('password.resetSent')}
      />
    </SmallPage>
  );
}
