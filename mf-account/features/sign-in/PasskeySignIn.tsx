import { addTexts, signInWithPasskey, useAppStore } from '@care/contracts';
import { CareForm, FORM_ERROR, SubmitButton } from '@care/ui/form';
import { KeyRound } from 'lucide-react';
import { accountPageText } from '../../texts';
import { canUsePasskeys, usedPasskey } from '../second-factor/passkey-device';
import { secondFactorApi } from '../second-factor/second-factor-api';
import { problemsOf } from './sign-in-problems';

const passkeyText = addTexts('passkey-sign-in', {
  signIn: 'Mit Passkey anmelden',
  failed:
    'Auf diesem Gerät wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  unknown: 'Dieser Passkey gehört zu keinem Konto, mit dem Sie sich anmelden können.',
});

/** Signs in with a passkey, without a name and also instead of a code (OP-71). */
export function PasskeySignIn() {
  const store = useAppStore();
  const [begin] = secondFactorApi.passkeyChallenge.useMutation();
  if (!canUsePasskeys()) return null;
  const send = async () => {
    const { data } = await begin();
    const used = data ? await usedPasskey(data) : null;
    if (!used) return { [FORM_ERROR]: passkeyText('failed') };
    const result = await store.dispatch(signInWithPasskey(JSON.stringify(used)));
    if (!result.success && result.reason === 'credentials') return { [FORM_ERROR]: passkeyText('unknown') };
    return problemsOf(result, store);
  };
  return (
    <CareForm onSubmit={send} requiredHint={false}>
      {() => (
        <SubmitButton
          variant="secondaryBlue"
          size="large"
          block
          icon={KeyRound}
          loadingText={accountPageText('signIn.sending')}
        >
          {passkeyText('signIn')}
        </SubmitButton>
      )}
    </CareForm>
  );
}
