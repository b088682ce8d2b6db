import { t } from '@care/contracts';

/** What is wrong with the fields of a form, by field. */
export type Problems<Values> = Partial<Record<keyof Values & string, string>>;

const emailShape = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:]+$/;
const phoneShape = /^\+?[\d ()/.-]{5,30}$/;

/** What was typed, without what stands around it; empty for an untouched field. */
export const textOf = (text = ''): string => text.trim();

/** Those of the fields that are empty, with what to say (AC-18). */
export const missing = <Values extends object>(values: Values, fields: readonly (keyof Values & string)[]) =>
  Object.fromEntries(
    fields.filter((field) => !String(values[field] ?? '').trim()).map((field) => [field, t('fields.required')]),
  ) as Problems<Values>;

/** What is wrong with an e-mail address; nothing while there is none. */
export const emailProblem = (email?: string): string | undefined =>
  !textOf(email) || emailShape.test(textOf(email)) ? undefined : t('fields.email');

/** What is wrong with a telephone number; nothing while there is none. */
export const phoneProblem = (phone?: string): string | undefined =>
  !textOf(phone) || phoneShape.test(textOf(phone)) ? undefined : t('fields.phone');

/** Without the fields that are fine. */
export const defined = <Field extends string>(problems: Partial<Record<Field, string | undefined>>) =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<Field, string>
  >;
