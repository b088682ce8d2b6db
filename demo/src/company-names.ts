import type { CareForm } from '@care/contracts/vocabulary';
import type { Random } from './random';
import { companyWords, people } from './words';

/** The parts of a name: `write` draws them in the order of the template. */
const parts: Record<string, (random: Random, town: string) => string> = {
  town: (_random, town) => town,
  place: (random, town) => `${town}${random.chance(0.5) ? ` „${random.pick(companyWords.qualities)}“` : ''}`,
  surname: (random) => random.pick(people.surnames),
  first: (random) => random.pick(companyWords.namesakes),
  namesake: (random) => `${random.pick(companyWords.namesakes)}-${random.pick(people.surnames)}`,
  house: (random) => `${random.pick(companyWords.nature)}${random.pick(companyWords.houseEndings)}`,
  spot: (random) => random.pick(companyWords.spots),
  saint: (random) => random.pick(companyWords.saints),
  quality: (random) => random.pick(companyWords.qualities),
  adjective: (random) => random.pick(companyWords.adjectives),
  special: (random, town) => drawn(random, companyWords.specialNames, town),
};

const write = (random: Random, template: string, town: string): string =>
  template.replace(/\{(\w+)\}/g, (_, part: string) => parts[part]?.(random, town) ?? '');

/** One of the templates; all of them are written, so that each draws. */
const drawn = (random: Random, templates: Readonly<Record<string, number>>, town: string): string =>
  random.weighted(
    Object.entries(templates).map(([template, weight]) => [write(random, template, town), weight] as const),
  );

/** An invented name that matches the provider's main care form. */
export const companyName = (random: Random, form: CareForm, town: string): string =>
  write(random, random.weighted(Object.entries(companyWords.names[form])), town);

/** An invented operator (Träger); small services are run by their owner. */
export const operatorName = (random: Random, town: string): string => drawn(random, companyWords.operators, town);
