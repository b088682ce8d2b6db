import { t } from '@care/contracts';
import { isEmailAddress, isPhoneNumber } from '@care/contracts/field-rules';

/** Error messages by field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

/** The value without surrounding spaces; empty for an untouched field. */
export const trimmed = (text = ''): string => text.trim();

/** The message "required" for each of the given fields that is empty (AC-18). */
export const requiredProblems = <Values extends object>(values: Values, fields: readonly (keyof Values & string)[]) =>
  Object.fromEntries(
    fields.filter((field) => !String(values[field] ?? '').trim()).map((field) => [field, t('fields.required')]),
  ) as Problems<Values>;

/** The error message for an invalid e-mail address; undefined for a valid or empty one. */
export const emailProblem = (email?: string): string | undefined =>
  !trimmed(email) || isEmailAddress(trimmed(email)) ? undefined : t('fields.email');

/** The error message for an invalid phone number; undefined for a valid or empty one. */
export const phoneProblem = (phone?: string): string | undefined =>
  !trimmed(phone) || isPhoneNumber(trimmed(phone)) ? undefined : t('fields.phone');

/** The problems without undefined entries. */
export const definedProblems = <Field extends string>(problems: Partial<Record<Field, string | undefined>>) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Field, string>
  >;
