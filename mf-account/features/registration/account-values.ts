import { t } from '@care/contracts';
import { PASSWORD_MIN_LENGTH } from '@care/contracts/constants';

/** What every registration asks a person for (AC-18); an untouched field is missing. */
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
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** Passwords are never kept in the browser; a consent is given anew. */
export const neverKept: readonly string[] = ['password', 'password2', 'consents'];

export const accountFields = [
  'username',
  'first_name',
  'last_name',
  'email',
  'password',
  'password2',
  'newsletter',
  'consents',
] as const;

const emailShape = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:]+$/;
const phoneShape = /^\+?[\d ()/.-]{5,30}$/;

/** Those of the fields that are empty, with what to say (AC-18). */
export const missing = <Values extends object>(values: Values, fields: readonly (keyof Values & string)[]) =>
  Object.fromEntries(
    fields.filter((field) => !String(values[field] ?? '').trim()).map((field) => [field, t('fields.required')]),
  ) as Problems<Values>;

export const emailProblem = (email = ''): string | undefined =>
  !email.trim() || emailShape.test(email.trim()) ? undefined : t('fields.email');
export const phoneProblem = (phone = ''): string | undefined =>
  !phone.trim() || phoneShape.test(phone.trim()) ? undefined : t('fields.phone');

interface Passwords {
  password?: string;
  password2?: string;
}

/** A new password and its repetition: both there, long enough, the same. */
export function passwordProblems({ password = '', password2 = '' }: Passwords): Problems<Passwords> {
  const problems: Problems<Passwords> = {};
  if (!password) problems.password = t('fields.required');
  else if (password.length < PASSWORD_MIN_LENGTH)
    problems.password = t('fields.passwordShort', { min: PASSWORD_MIN_LENGTH });
  if (!password2) problems.password2 = t('fields.required');
  else if (password2 !== password) problems.password2 = t('fields.password2');
  return problems;
}

/** What is wrong with the part that all kinds of account share; what is taken, only the server knows. */
export function accountProblems(values: AccountValues): Problems<AccountValues> {
  return defined({
    email: emailProblem(values.email),
    ...missing(values, ['username', 'first_name', 'last_name', 'email']),
    ...passwordProblems(values),
    consents: values.consents ? undefined : t('errors.consentRequired'),
  });
}

/** Without the fields that are fine. */
export const defined = <Field extends string>(problems: Partial<Record<Field, string | undefined>>) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Field, string>
  >;

/** The shared part as the server takes it; passwords go as they were typed. */
export const accountOf = (values: AccountValues) => ({
  username: textOf(values.username),
  first_name: textOf(values.first_name),
  last_name: textOf(values.last_name),
  email: textOf(values.email),
  password: values.password ?? '',
  password2: values.password2 ?? '',
  newsletter: values.newsletter ?? false,
  // Only ever sent once the box is ticked (AC-02).
  consents: true as const,
});

export const textOf = (text = ''): string => text.trim();
