import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { PASSWORD_MIN_LENGTH } from '@care/contracts/constants';
import { definedProblems, emailProblem, requiredProblems, trimmed, type Problems } from '@care/ui/form';

type GuessableCheck = (password: string, personalData: readonly string[]) => boolean;

let check: GuessableCheck | undefined;

/** Lazy-loads the large list of common passwords. */
export async function loadPasswordCheck(): Promise<void> {
  check ??= (await import('@care/contracts/guessable-password').catch(() => undefined))?.isGuessable;
}

/**
 * The error for a password that is easy to guess; undefined while the list is not loaded. The server checks again
 * (AC-18).
 */
const weakPassword = (password: string, personalData: readonly string[]): string | undefined =>
  check?.(password, personalData) ? accountText('fields.passwordWeak') : undefined;

/** How long a submit waits for the list; without it only the server checks. */
const LIST_TIMEOUT_MS = 2000;

/** Checks a password at submit, waiting for the list; returns an error by field or undefined. */
export async function refuseWeakPassword(
  password: string,
  personalData: readonly string[],
): Promise<{ password: string } | undefined> {
  await Promise.race([loadPasswordCheck(), new Promise((resolve) => setTimeout(resolve, LIST_TIMEOUT_MS))]);
  const problem = weakPassword(password, personalData);
  return problem === undefined ? undefined : { password: problem };
}

/** The values that all registrations share (AC-18); an untouched field is undefined. */
export interface AccountValues {
  username?: string;
  first_name?: string;
  last_name?: string;
  email?: string;
  password?: string;
  password2?: string;
  newsletter?: boolean;
  consents?: boolean;
}

/** Fields that are never part of a draft: passwords and consents. */
export const omittedAccountFields: readonly string[] = ['password', 'password2', 'consents'];

interface Passwords {
  password?: string;
  password2?: string;
}

/** Errors of a new password and its repetition: required, long enough, not easy to guess, equal. */
export function passwordProblems(
  { password = '', password2 = '' }: Passwords,
  personalData: readonly string[] = [],
): Problems<Passwords> {
  const problems: Problems<Passwords> = {};
  const weak = weakPassword(password, personalData);
  if (!password) problems.password = t('fields.required');
  else if (password.length < PASSWORD_MIN_LENGTH)
    problems.password = accountText('fields.passwordShort', { min: PASSWORD_MIN_LENGTH });
  else if (weak) problems.password = weak;
  if (!password2) problems.password2 = t('fields.required');
  else if (password2 !== password) problems.password2 = accountText('fields.password2');
  return problems;
}

type Names = Pick<AccountValues, 'username' | 'first_name' | 'last_name' | 'email'>;

/** Personal data that must not be the password. */
export const namesOf = ({ username, first_name, last_name, email }: Names): string[] =>
  [username, first_name, last_name, email?.split('@')[0]].filter((name) => name !== undefined);

/** Errors of the shared fields. Only the server knows whether name and address are taken. */
export const accountProblems = (values: AccountValues): Problems<AccountValues> =>
  definedProblems({
    username: values.username?.includes('@') ? accountText('fields.usernameAt') : undefined,
    email: emailProblem(values.email),
    ...requiredProblems(values, ['username', 'first_name', 'last_name', 'email']),
    ...passwordProblems(values, namesOf(values)),
    consents: values.consents ? undefined : t('errors.consentRequired'),
  });

/** The shared fields in the format of the API; passwords are sent as typed. */
export const accountOf = (values: AccountValues) => ({
  username: trimmed(values.username),
  first_name: trimmed(values.first_name),
  last_name: trimmed(values.last_name),
  email: trimmed(values.email),
  password: values.password ?? '',
  password2: values.password2 ?? '',
  newsletter: values.newsletter ?? false,
  // Validation requires the ticked box (AC-02).
  consents: true as const,
});
