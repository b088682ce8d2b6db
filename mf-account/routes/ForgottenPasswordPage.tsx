import { asApiError } from '@care/contracts';
import { SmallPage } from '../features/form/SmallPage';
import { EmailForm } from '../features/password/EmailForm';
import { keyApi } from '../features/password/password-api';
import { tt } from '../texts';

/** `/passwort-vergessen`: requests a link for a new password (AC-01). */
export function ForgottenPasswordPage() {
  const [requestReset] = keyApi.requestReset.useMutation();
  const send = async (email: string) => {
    const { error } = await requestReset({ email });
    return error && asApiError(error);
  };
  return (
    <SmallPage title={tt('password.forgotten')} lead={tt('password.forgottenLead')}>
      <EmailForm send={send} action={tt('password.sendLink')} done={tt('password.resetSent')} />
    </SmallPage>
  );
}
