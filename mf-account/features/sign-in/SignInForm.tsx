import {
  addTexts,
  signIn,
  t,
  useAppStore,
  signInWithCode,
  signInWithPasskey,
  selectUser,
  throttledText,
  type AppStore,
  type SignInResult,
} from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { Alert, Stack, Button } from '@care/ui';
import {
  CareForm,
  FormGrid,
  SubmitButton,
  TextField,
  requiredProblems,
  useFirstFieldFocus,
  FORM_ERROR,
} from '@care/ui/form';
import { useState, type ComponentProps } from 'react';
import { KeyRound } from 'lucide-react';
import { accountPageText } from '../../texts';
import { canUsePasskeys, usedPasskey } from '../second-factor/passkey-device';
import { secondFactorApi } from '../second-factor/second-factor-api';

const passkeyText = addTexts('passkey-sign-in', {
  signIn: 'Mit Passkey anmelden',
  failed:
    'Auf diesem Gerät wurde kein Passkey verwendet. Bitte versuchen Sie es noch einmal oder melden Sie sich mit Ihrem Passwort an.',
  unknown: 'Dieser Passkey gehört zu keinem Konto, mit dem Sie sich anmelden können.',
});

interface Credentials {
  username: string;
  password: string;
}
/** Both fields are required; spaces around the user name are ignored. */
const validate = ({ username, password }: Partial<Credentials>) => ({
  ...(username?.trim() ? {} : { username: t('fields.required') }),
  ...(password ? {} : { password: t('fields.required') }),
});

/** What the second step asks for: the code of an app, a recovery code instead, or that of an account without an app. */
type Factor = 'code' | 'recovery' | 'passkey';

/** Signs in with a password, and with a code if the account has a second factor, or with a passkey (AC-01, AC-31, OP-71). */
export function SignInForm() {
  const [step, setStep] = useState<'password' | 'again' | Factor>('password');
  return (
    <Stack>
      {step === 'again' && <Alert kind="warn" title={accountPageText('signIn.tooLate')} />}
      {step === 'password' || step === 'again' ? (
        <PasswordForm onFactorNeeded={setStep} />
      ) : (
        <CodeForm key={step} factor={step} onStep={setStep} />
      )}
      <PasskeySignIn />
    </Stack>
  );
}

/** User name or e-mail address and password. The values are kept when signing in fails. */
function PasswordForm({ onFactorNeeded }: { onFactorNeeded: (factor: Factor) => void }) {
  const store = useAppStore();
  const send = async ({ username, password }: Credentials) => {
    const result = await store.dispatch(signIn(username.trim(), password));
    if (stepOf(result) === 'code')
      return onFactorNeeded('lacksApp' in result && result.lacksApp === true ? 'passkey' : 'code');
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
          <SignInButton>{t('nav.login')}</SignInButton>
        </FormGrid>
      )}
    </CareForm>
  );
}

/** The second step of a sign-in: the code of an app, or a recovery code (AC-31). */
function CodeForm({ factor, onStep }: { factor: Factor; onStep: (step: Factor | 'again') => void }) {
  const store = useAppStore();
  const container = useFirstFieldFocus(true);
  const isOfApp = factor === 'code';
  const send = async ({ code = '' }: { code?: string }) => {
    const result = await store.dispatch(signInWithCode(code));
    if (stepOf(result) === 'expired') return onStep('again');
    if (!result.success && result.reason === 'credentials') return { code: accountPageText('signIn.wrongCode') };
    return problemsOf(result, store);
  };
  return (
    <div ref={container}>
      <CareForm<{ code?: string }> onSubmit={send} validate={(values) => requiredProblems(values, ['code'])}>
        {() => (
          <FormGrid>
            <p>{accountPageText(`signIn.${factor}Lead`)}</p>
            <TextField
              name="code"
              label={accountPageText(isOfApp ? 'signIn.code' : 'signIn.recoveryCode')}
              inputMode={isOfApp ? 'numeric' : 'text'}
              autoComplete={isOfApp ? 'one-time-code' : 'off'}
              required
            />
            <SignInButton>{t('nav.login')}</SignInButton>
            {factor !== 'passkey' && (
              <Button variant="bgNone" size="small" onClick={() => onStep(isOfApp ? 'recovery' : 'code')}>
                {accountPageText(isOfApp ? 'signIn.useRecoveryCode' : 'signIn.useApp')}
              </Button>
            )}
          </FormGrid>
        )}
      </CareForm>
    </div>
  );
}

/** Signs in with a passkey, without a name and also instead of a code (OP-71). */
function PasskeySignIn() {
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
        <SignInButton variant="secondaryBlue" icon={KeyRound}>
          {passkeyText('signIn')}
        </SignInButton>
      )}
    </CareForm>
  );
}

const SignInButton = (button: ComponentProps<typeof SubmitButton>) => (
  <SubmitButton {...button} size="large" block loadingText={accountPageText('signIn.sending')} />
);

type Failure = Extract<SignInResult, { success: false }>;

function messageOf(failure: Failure): string {
  if (failure.reason === 'throttled') return throttledText(failure.retryAfterSeconds);
  if (failure.reason === 'fault') return t('errors.unexpectedError');
  return failure.reason === 'credentials' ? accountText('errors.wrongCredentials') : t('errors.networkError');
}

/** What the second factor needs next, if the sign-in has to do with it. */
const stepOf = (result: SignInResult) => (!result.success && result.reason !== 'throttled' ? result.step : undefined);

/** The errors of a step of the sign-in, for its form. */
function problemsOf(result: SignInResult, { getState }: AppStore) {
  if (!result.success) return { [FORM_ERROR]: messageOf(result) };
  // The credentials were accepted, but the session could not be loaded.
  return selectUser(getState()) ? undefined : { [FORM_ERROR]: t('errors.networkError') };
}
