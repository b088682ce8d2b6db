import { DELETION_DAYS, TRIAL_DAYS } from '@care/contracts/constants';
import { legalSlug, type ContentFields } from '@care/contracts/content-kinds';
import { fillText, tierPlaceholders, type TextValues } from '@care/contracts/texts';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { formatDate } from '@care/contracts/format';
import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { publicOperatorSchema, type LegalPage } from '@care/contracts/schemas';
import type { Db } from '../../platform/database/schema';
import { validationError } from '../../platform/http/errors';
import { publicText, type PublicContent } from './editing/content-store';
import { pick } from '../../platform/database/queries';
import { retentionNotices, type Domains } from '../../platform/domain/domain';
import { operatorOf } from '../operator';

/** @throws 422 at the field of a text with a `{{name}}` that has no value; a name may have a format, such as `{{name, und}}` */
function refuseUnknown(texts: Readonly<Record<string, string>>, known: readonly string[]): void {
  for (const [field, text] of Object.entries(texts)) {
    const names = [...text.matchAll(/\{\{\s*([^},]*)/g)].map(([, name = '']) => name);
    const unknown = names.find((name) => !known.includes(name.trim()));
    if (unknown !== undefined) throw validationError({ [field]: `Diese Angabe kennen wir nicht: {{${unknown}}}` });
  }
}

const packageValues: TextValues = { days: TRIAL_DAYS };

/** The lead of the page of packages, while they can be booked or not (OP-102); empty without a public text. */
export async function packagesLead(db: Db, canBook: boolean): Promise<string> {
  const text = await publicText(db, 'packages', 'pakete');
  return text ? fillText(canBook ? text.fields.lead : text.fields.lead_closed, packageValues) : '';
}

/** @throws 422 for a place-holder that the page does not have */
export const checkPackagesText = (leads: ContentFields<'packages'>): void =>
  refuseUnknown(leads, [...Object.keys(packageValues), ...tierPlaceholders]);

const facts: TextValues = {
  bookkeepingSource: BOOKKEEPING_YEARS.source,
  factsAsOf: FACTS_AS_OF,
  deletionDays: DELETION_DAYS,
};
const KNOWN: readonly string[] = [
  ...Object.keys(publicOperatorSchema.shape),
  ...Object.keys(facts),
  'retention',
  ...tierPlaceholders,
];

/** Whether all values of a paragraph are there; one about what the operator does not have, such as a register, goes. */
const isFilled = (block: string, values: TextValues): boolean =>
  [...block.matchAll(/\{\{(\w+)\}\}/g)].every(([, value = '']) => values[value]);

type Sections = PublicContent<'legal'>['fields']['sections'];

const filledSections = (sections: Sections, values: TextValues): Sections =>
  sections.flatMap(({ text, ...section }) => {
    const blocks = text.split('\n\n').filter((block) => isFilled(block, values));
    return blocks.length > 0 ? [{ ...section, text: blocks.map((block) => fillText(block, values)).join('\n\n') }] : [];
  });

/** A legal page with the operator's data and the register of retention (OP-55). What lacks data has no text; `missing` says what (OP-07). */
export async function presentLegal(
  db: Db,
  { slug, fields }: Pick<PublicContent<'legal'>, 'slug' | 'fields'>,
  domains: Domains,
): Promise<LegalPage> {
  const operator = publicOperatorSchema.parse(await operatorOf(db));
  const page = OPERATOR_PAGES.find((name) => legalSlug(name) === slug);
  const missing = page ? missingFor(page, operator) : [];
  const values: TextValues = {
    ...facts,
    ...operator,
    checked_on: operator.checked_on && formatDate(operator.checked_on),
    retention: retentionNotices(domains)
      .map((line) => `- ${line}`)
      .join('\n'),
  };
  return {
    slug,
    ...pick(fields, ['title', 'lead', 'description']),
    missing,
    sections: missing.length > 0 ? [] : filledSections(fields.sections, values),
  };
}

/** @throws 422 for a place-holder that no legal page has */
export const checkLegalText = ({ sections }: Pick<PublicContent<'legal'>['fields'], 'sections'>): void =>
  refuseUnknown(Object.fromEntries(sections.map(({ text }, index) => [`sections.${index}.text`, text])), KNOWN);
