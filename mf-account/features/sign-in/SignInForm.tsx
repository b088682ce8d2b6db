import { signIn, t, useAppStore } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Alert, Stack } from '@care/ui';
import { CareForm, FormGrid, SubmitButton, TextField } from '@care/ui/form';
import { useState } from 'react';
import { accountPageText } from '../../texts';
import { CodeForm } from './CodeForm';
import { PasskeySignIn } from './PasskeySignIn';
import { problemsOf, stepOf } from './sign-in-problems';

interface Credentials {
  username: string;
  password: string;
}
/** Both fields are required; spaces around the user name are ignored. */
const validate = ({ username, password }: Partial<Credentials>) => ({
  ...(username?.trim() ? {} : { username: t('fields.required') }),
  ...(password ? {} : { password: t('fields.required') }),
});

/** Signs in with a password, and with a code if the account has a second factor, or with a passkey (AC-01, AC-31, OP-71). */
export function SignInForm() {
  const [step, setStep] = useState<'password' | 'code' | 'passkey' | 'again'>('password');
  return (
    <Stack>
      {step === 'again' && <Alert kind="warn" title={accountPageText('signIn.tooLate')} />}
      {step === 'code' || step === 'passkey' ? (
        <CodeForm hasApp={step === 'code'} onTooLate={() => setStep('again')} />
      ) : (
        <PasswordForm onFactorNeeded={(lacksApp) => setStep(lacksApp ? 'passkey' : 'code')} />
      )}
      <PasskeySignIn />
    </Stack>
  );
}

/** User name or e-mail address and password. The values are kept when signing in fails. */
function PasswordForm({ onFactorNeeded }: { onFactorNeeded: (lacksApp: boolean) => void }) {
  const store = useAppStore();
  const send = async ({ username, password }: Credentials) => {
    const result = await store.dispatch(signIn(username.trim(), password));
    if (stepOf(result) === 'code') return onFactorNeeded('lacksApp' in result && result.lacksApp === true);
    return problemsOf(result, store);
  };
  return (
    <CareForm<Credentials> onSubmit={send} validate={validate}>
      {({ submitError, submitting }) => (
        <FormGrid>
          <TextField name="username" label={accountPageText('signIn.username')} autoComplete="username" required />
          <TextField
            name="password"
            label={accountPageText('signIn.password')}
            hint={
              !submitting && submitError === accountText('errors.wrongCredentials')
                ? accountPageText('signIn.caseHint')
                : undefined
            }
            type="password"
            autoComplete="current-password"
            required
          />
          <SubmitButton size="large" block loadingText={accountPageText('signIn.sending')}>
            {t('nav.login')}
          </SubmitButton>
        </FormGrid>
      )}
    </CareForm>
  );
}
