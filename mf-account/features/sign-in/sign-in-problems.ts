import { selectUser, t, throttledText, type AppStore, type SignInResult } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { FORM_ERROR } from '@care/ui/form';

type Failure = Extract<SignInResult, { success: false }>;

function messageOf(failure: Failure): string {
  if (failure.reason === 'throttled') return throttledText(failure.retryAfterSeconds);
  if (failure.reason === 'fault') return t('errors.unexpectedError');
  return failure.reason === 'credentials' ? accountText('errors.wrongCredentials') : t('errors.networkError');
}

/** What the second factor needs next, if the sign-in has to do with it. */
export const stepOf = (result: SignInResult) =>
  !result.success && result.reason !== 'throttled' ? result.step : undefined;

/** The errors of a step of the sign-in, for its form. */
export function problemsOf(result: SignInResult, { getState }: AppStore) {
  if (!result.success) return { [FORM_ERROR]: messageOf(result) };
  // The credentials were accepted, but the session could not be loaded.
  return selectUser(getState()) ? undefined : { [FORM_ERROR]: t('errors.networkError') };
}
