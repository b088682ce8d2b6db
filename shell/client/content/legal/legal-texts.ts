import { addTexts, routes, type TextKey, type TextValues } from '@care/contracts';
import { BOOKKEEPING_YEARS, FACTS_AS_OF } from '@care/contracts/facts';
import { operator } from './operator';
import texts from './texts.de.json';

/** Each page has title, lead, meta description and sections in their order; a section's key is its anchor. */
export type LegalName = keyof typeof texts;

const legalText = addTexts('legal', texts);
const values: TextValues = {
  ...operator,
  bookkeepingYears: BOOKKEEPING_YEARS.value,
  bookkeepingSource: BOOKKEEPING_YEARS.source,
  factsAsOf: FACTS_AS_OF,
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

/** A text of a legal page by its dotted key, with the operator's data filled in. */
const say = (key: string): string => legalText(key as TextKey<typeof texts>, values);

/** Title, lead and description of a page. */
export const legalHead = (name: LegalName) => ({
  title: say(`${name}.title`),
  lead: say(`${name}.lead`),
  description: say(`${name}.description`),
});

/** The sections of a page in their order. */
export const legalSections = (name: LegalName): { id: string; title: string; text: string }[] =>
  Object.keys(texts[name].sections).map((id) => ({
    id,
    title: say(`${name}.sections.${id}.title`),
    text: say(`${name}.sections.${id}.text`),
  }));
