import { berlinDay } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { JOB_OFFER_DAYS } from '@care/contracts/constants';
import { JOB_TITLE_MAX_LENGTH, publicJobTitle } from '@care/contracts/job-title';
import { escapeMarkup } from '@care/contracts/markup';
import type { JobOffer, JobOfferChange, Salary } from '@care/contracts/schemas';
import { definedProblems, emailProblem, phoneProblem, requiredProblems, trimmed, type Problems } from '@care/ui/form';
import { centsOf, eurosText } from '../costs/amounts';
import { jobEditorText } from './texts';

const DAY_MS = 86_400_000;

/** The last day of a new offer in Berlin, also across a clock change. The server takes the same by default. */
const defaultEnd = (): string => berlinDay(new Date(Date.parse(berlinDay(new Date())) + JOB_OFFER_DAYS * DAY_MS));

const dayOf = (moment: string | null): string => (moment ? berlinDay(new Date(moment)) : '');

/** The values of a stored offer, or of a new one. */
export const valuesOf = (offer?: JobOffer) => ({
  title: offer?.title ?? '',
  /** Ids as texts. */
  qualifications: offer?.qualifications.map(String) ?? [],
  employment_type: offer?.employment_type ?? 'Vollzeit',
  introduction: textOfHtml(offer?.description_html ?? ''),
  tasks: offer?.tasks ?? '',
  requirements: offer?.requirements ?? '',
  offer: offer?.offer ?? '',
  benefits: offer?.benefits ?? [],
  salary_min: eurosText(offer?.salary?.min),
  salary_max: eurosText(offer?.salary?.max),
  unit: offer?.salary?.unit ?? 'HOUR',
  scheme: offer?.salary?.scheme ?? '',
  start_date: offer?.start_date ?? '',
  valid_through: offer ? dayOf(offer.valid_through) : defaultEnd(),
  contact_name: offer?.contact?.name ?? '',
  contact_email: offer?.contact?.email ?? '',
  contact_phone: offer?.contact?.phone ?? '',
});

/** The values of the editor's fields; the form gives undefined for an empty text. */
export type OfferValues = ReturnType<typeof valuesOf>;
export type OfferField = keyof OfferValues;

/** The entry as a draft. The form has no value for a text that was emptied; the draft has an empty one. */
export const draftOf = (entry: Partial<OfferValues>): Record<string, unknown> => ({
  ...valuesOf(),
  valid_through: '',
  ...entry,
});

/** The lines with a text. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Paragraphs of sanitised HTML as plain text. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html.replace(/<\/(p|li|h\d)>|<br\s*\/?>/gi, '$&\n'), 'text/html');
  return linesOf(body.textContent ?? '').join('\n');
}

/** Each line of a plain text as a paragraph. */
export const htmlOfText = (text: string): string =>
  linesOf(text)
    .map((line) => `<p>${escapeMarkup(line)}</p>`)
    .join('');

const amountProblem = (text: string | undefined): string | undefined =>
  centsOf(text) === undefined ? jobEditorText('amountProblem') : undefined;

/** Problems that are refused even in a draft. The server checks the same. */
export function offerProblems(values: OfferValues): Problems<OfferValues> {
  const [min, max] = [centsOf(values.salary_min), centsOf(values.salary_max)];
  const title = trimmed(values.title);
  const isReversed = typeof min === 'number' && typeof max === 'number' && min > max;
  const isSchemeAlone = min === null && max === null && trimmed(values.scheme) !== '';
  return definedProblems({
    title:
      title.length > JOB_TITLE_MAX_LENGTH ? accountText('fields.maxLength', { max: JOB_TITLE_MAX_LENGTH }) : undefined,
    salary_min: amountProblem(values.salary_min) ?? (isSchemeAlone ? accountText('fields.salaryMissing') : undefined),
    salary_max: amountProblem(values.salary_max) ?? (isReversed ? accountText('fields.salaryRange') : undefined),
    contact_email: emailProblem(values.contact_email),
    contact_phone: phoneProblem(values.contact_phone),
    ...requiredProblems(values, ['title']),
  });
}

/** Further problems that prevent publication. The server checks the same. */
export function publicationProblems(values: OfferValues): Problems<OfferValues> {
  const title = trimmed(values.title);
  const surplus = publicJobTitle(title).length - JOB_TITLE_MAX_LENGTH;
  return {
    ...(surplus > 0 && { title: accountText('fields.maxLength', { max: title.length - surplus }) }),
    ...(trimmed(values.introduction) ? {} : requiredProblems(values, ['tasks'])),
  };
}

/** The pay of the form; null without an amount. */
export function salaryOf({ salary_min, salary_max, unit, scheme }: OfferValues): Salary | null {
  const [min, max] = [centsOf(salary_min) ?? null, centsOf(salary_max) ?? null];
  return min === null && max === null ? null : { min, max, currency: 'EUR', unit, scheme: trimmed(scheme) || null };
}

/**
 * The fields in the format of the API. An introduction that was not changed is not sent: it may have further markup.
 */
export function changeOf(values: OfferValues, before: JobOffer | undefined) {
  const salary = salaryOf(values);
  const { contact_name: name, contact_email: email, contact_phone: phone } = values;
  const hasContact = [name, email, phone].some((text) => trimmed(text) !== '');
  const isIntroductionKept = before && textOfHtml(before.description_html) === trimmed(values.introduction);
  return {
    title: trimmed(values.title),
    employment_type: values.employment_type,
    ...(isIntroductionKept ? {} : { description_html: htmlOfText(values.introduction ?? '') }),
    tasks: trimmed(values.tasks),
    requirements: trimmed(values.requirements),
    offer: trimmed(values.offer),
    qualifications: values.qualifications.map(Number) as NonNullable<JobOfferChange['qualifications']>,
    benefits: values.benefits,
    salary: salary && { min: salary.min, max: salary.max, unit: salary.unit, scheme: salary.scheme },
    start_date: values.start_date || null,
    // A last day that has passed stays until the offer is published again.
    ...(before?.valid_through && dayOf(before.valid_through) === values.valid_through
      ? {}
      : { valid_through: values.valid_through || null }),
    contact: hasContact ? { name: trimmed(name), email: trimmed(email), phone: trimmed(phone) } : null,
  } satisfies JobOfferChange;
}

/** Names of the server that differ from the form's in more than the dot of a nested field. */
const serverNames: Readonly<Record<string, OfferField>> = {
  description_html: 'introduction',
  salary: 'salary_min',
  'salary.scheme': 'scheme',
};

/** The server's details under the names of the form's fields. */
export const renamed = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(details).map(([name, detail]) => [serverNames[name] ?? name.replace('.', '_'), detail]),
  );

/** The offer as visitors would see it. */
export function previewOf(
  values: OfferValues,
  offer: JobOffer | undefined,
  shown: Pick<JobOffer, 'company' | 'title' | 'city'>,
): JobOffer {
  const unsaved = { id: 0, slug: '', coords: { lat: 0, lng: 0 }, status: 'DRAFT', posted_at: null } as const;
  return {
    ...(offer ?? { ...unsaved, description_html: '' }),
    ...changeOf(values, offer),
    ...shown,
    salary: salaryOf(values),
    valid_through: values.valid_through || null,
    contact: null,
    direct_apply: true,
  };
}
