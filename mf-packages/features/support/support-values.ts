import { berlinDay, t } from '@care/contracts';
import type { CompanyPage, SupportRequestInput, UserDetails, VisitWish } from '@care/contracts/schemas';
import { isWithin, SUPPORT_TEXT_MAX_LENGTH, VISIT_DAYS } from '@care/contracts/support-requests';
import type { AnswerWay, SupportKind, SupportSubject, VisitTime } from '@care/contracts/support-requests';
import { definedProblems, lengthProblem, phoneProblem, requiredProblems, trimmed, type Problems } from '@care/ui/form';
import { supportText } from './texts';

/** The numbers of the wished times. */
export const WISHES = [1, 2, 3] as const;
type Wish = (typeof WISHES)[number];

/** The values of the form. */
export interface SupportValues
  extends Partial<Record<`day${Wish}`, string>>, Partial<Record<`time${Wish}`, VisitTime>> {
  kind?: SupportKind;
  subject?: SupportSubject | '';
  text?: string;
  answer_by?: AnswerWay;
  phone?: string;
  contact?: string;
  address?: string;
}

/** A visit leads to the provider, and a call to its phone, unless something else is entered. */
export const valuesOf = (company: CompanyPage, user: UserDetails): SupportValues => ({
  kind: 'QUESTION',
  answer_by: 'EMAIL',
  phone: company.phone ?? '',
  contact: `${user.first_name} ${user.last_name}`.trim(),
  address: company.street,
});

function wishProblems(values: SupportValues, today: string): Problems<SupportValues> {
  const seen = new Set<string>();
  const problems: Problems<SupportValues> = {};
  for (const wish of WISHES) {
    const [day, time] = [values[`day${wish}`], values[`time${wish}`]];
    if (!time) problems[`time${wish}`] = supportText('form.chooseTime');
    if (!day) problems[`day${wish}`] = t('fields.required');
    else if (!isWithin(day, today, VISIT_DAYS))
      problems[`day${wish}`] = supportText('form.range', { days: VISIT_DAYS });
    else if (time && seen.has(day + time)) problems[`day${wish}`] = supportText('form.twice');
    seen.add(`${day}${time}`);
  }
  return problems;
}

/** Validates the form by the rules of the server (PK-08). */
export function problemsOf(values: SupportValues): Problems<SupportValues> {
  const isVisit = values.kind === 'VISIT';
  const isByPhone = values.answer_by === 'PHONE';
  return {
    ...definedProblems({
      kind: values.kind ? undefined : supportText('form.chooseKind'),
      text: lengthProblem(values.text, SUPPORT_TEXT_MAX_LENGTH),
      answer_by: values.answer_by ? undefined : supportText('form.chooseWay'),
      phone: isByPhone ? phoneProblem(values.phone) : undefined,
    }),
    ...requiredProblems(values, ['subject', 'text', ...(isByPhone ? (['phone'] as const) : [])]),
    ...(isVisit && {
      ...requiredProblems(values, ['contact', 'address']),
      ...wishProblems(values, berlinDay(new Date())),
    }),
  };
}

/** The request in the format of the API. */
export function inputOf(values: SupportValues): SupportRequestInput {
  const asked = {
    subject: values.subject as SupportSubject,
    text: trimmed(values.text),
    answer_by: values.answer_by ?? 'EMAIL',
    ...(values.answer_by === 'PHONE' && { phone: trimmed(values.phone) }),
  };
  if (values.kind !== 'VISIT') return { kind: 'QUESTION', ...asked };
  const wishes = WISHES.map((wish): VisitWish => ({
    day: values[`day${wish}`] ?? '',
    time: values[`time${wish}`] ?? 'MORNING',
  }));
  return { kind: 'VISIT', ...asked, contact: trimmed(values.contact), address: trimmed(values.address), wishes };
}

/** The server counts the wishes from zero. */
export const renamed = (details: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(details).map(([field, text]) => [
      field.replace(/^wishes\.(\d)\.(day|time)$/, (_all, index: string, part: string) => part + (Number(index) + 1)),
      text,
    ]),
  );
