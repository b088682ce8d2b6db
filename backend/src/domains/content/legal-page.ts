import { legalSlug } from '@care/contracts/content-kinds';
import { DELETION_DAYS } from '@care/contracts/constants';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { formatDate } from '@care/contracts/format';
import { missingFor, OPERATOR_PAGES } from '@care/contracts/operator';
import { publicOperatorSchema, type LegalPage } from '@care/contracts/schemas';
import { fillText, tierPlaceholders, type TextValues } from '@care/contracts/texts';
import type { Kysely } from 'kysely';
import { pick } from '../../platform/database/queries';
import { retentionNotices, type Domains } from '../../platform/domain/retention';
import type { Database } from '../../platform/database/schema';
import { validationError } from '../../platform/http/errors';
import { operatorOf } from '../operator';
import type { PublicContent } from './editing/content-store';
import { unknownPlaceholder } from './place-holders';

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
  db: Kysely<Database>,
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
export function checkLegalText({ sections }: Pick<PublicContent<'legal'>['fields'], 'sections'>): void {
  sections.forEach(({ text }, index) => {
    const unknown = unknownPlaceholder(text, KNOWN);
    if (unknown !== undefined)
      throw validationError({ [`sections.${index}.text`]: `Diese Angabe kennen wir nicht: {{${unknown}}}` });
  });
}
