import { selectUser, signIn, t, throttledText, useAppStore, type AppStore, type SignInResult } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { CareForm, FORM_ERROR, FormGrid, SubmitButton, TextField } from '@care/ui/form';
import { accountPageText } from '../../texts';

interface Credentials {
  username: string;
  password: string;
}
type Failure = Extract<SignInResult, { success: false }>;

function messageOf(failure: Failure): string {
  if (failure.reason === 'throttled') return throttledText(failure.retryAfterSeconds);
  if (failure.reason === 'fault') return t('errors.unexpectedError');
  return failure.reason === 'credentials' ? accountText('errors.wrongCredentials') : t('errors.networkError');
}

/** Both fields are required; spaces around the user name are ignored. */
const validate = ({ username, password }: Partial<Credentials>) => ({
  ...(username?.trim() ? {} : { username: t('fields.required') }),
  ...(password ? {} : { password: t('fields.required') }),
});

async function send({ dispatch, getState }: AppStore, { username, password }: Credentials) {
  const result = await dispatch(signIn(username.trim(), password));
  if (!result.success) return { [FORM_ERROR]: messageOf(result) };
  // The credentials were accepted, but the session could not be loaded.
  return selectUser(getState()) ? undefined : { [FORM_ERROR]: t('errors.networkError') };
}

/** User name or e-mail address and password (AC-01). The values are kept when signing in fails. */
export function SignInForm() {
  const store = useAppStore();
  return (
    <CareForm<Credentials> onSubmit={(credentials) => send(store, credentials)} validate={validate}>
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
