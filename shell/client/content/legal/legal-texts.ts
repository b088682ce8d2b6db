import { addTexts, formatDate, routes, type TextKey, type TextValues } from '@care/contracts';
import { DELETION_DAYS } from '@care/contracts/constants';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { missingFor, OPERATOR_PAGES, type OperatorField, type OperatorPage } from '@care/contracts/operator';
import type { PublicOperator } from '@care/contracts/schemas';
import texts from './texts.de.json';

/** Each page has title, lead, meta description and sections in their order; a section's key is its anchor. */
export type LegalName = keyof typeof texts;

const legalText = addTexts('legal', texts);
const facts: TextValues = {
  bookkeepingSource: BOOKKEEPING_YEARS.source,
  factsAsOf: FACTS_AS_OF,
  deletionDays: DELETION_DAYS,
};

/** The text of each address. */
export const legalNames: Readonly<Record<string, LegalName>> = {
  [routes.imprint.pattern]: 'imprint',
  [routes.privacy.pattern]: 'privacy',
  [routes.terms.pattern]: 'terms',
  [routes.accessibility.pattern]: 'accessibility',
  [routes.ranking.pattern]: 'ranking',
  [routes.ratingCheck.pattern]: 'ratingCheck',
  [routes.contact.pattern]: 'contact',
};

/** A text of a legal page by its dotted key. */
const say = (key: string, values: TextValues = {}): string => legalText(key as TextKey<typeof texts>, values);

/** Title, lead and description of a page. */
export const legalHead = (name: LegalName) => ({
  title: say(`${name}.title`),
  lead: say(`${name}.lead`),
  description: say(`${name}.description`),
});

export const needsOperator = (name: LegalName): name is OperatorPage => OPERATOR_PAGES.some((page) => page === name);

/** The data of the operator that a page lacks; it is not public until it has all (OP-07). */
export const missingOf = (name: LegalName, operator: PublicOperator | undefined): OperatorField[] =>
  needsOperator(name) ? missingFor(name, operator ?? {}) : [];

/** Whether all values of a paragraph are there; one about what the operator does not have, such as a register, goes. */
const isFilled = (block: string, values: TextValues): boolean =>
  [...block.matchAll(/\{\{(\w+)\}\}/g)].every(([, value = '']) => values[value]);

/** The sections of a page in their order, with the operator's data and the lines of the register of retention. */
export function legalSections(
  name: LegalName,
  operator?: PublicOperator,
  retention: readonly string[] = [],
): { id: string; title: string; text: string }[] {
  const values: TextValues = {
    ...facts,
    ...(operator && { ...operator, checked_on: operator.checked_on && formatDate(operator.checked_on) }),
    retention: retention.map((line) => `- ${line}`).join('\n'),
  };
  return Object.entries<{ text: string }>(texts[name].sections).flatMap(([id, { text }]) => {
    const templates = text.split('\n\n');
    const blocks = say(`${name}.sections.${id}.text`, values).split('\n\n');
    const filled = blocks.filter((_block, index) => isFilled(templates[index] ?? '', values));
    return filled.length > 0 ? [{ id, title: say(`${name}.sections.${id}.title`), text: filled.join('\n\n') }] : [];
  });
}
