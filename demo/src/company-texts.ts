import type { CompanyRow } from './demo-company';
import type { CareForm } from '@care/contracts/vocabulary';
import { firstAccepted, phrase, type Accept } from './phrases';
import { createRandom, type Random } from './random';
import { settingOf, type Setting, companyWords, people, workingMen, workingWomen } from './words';

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

/** The least and the greatest number of places, or of people who are cared for. */
const PLACES: Record<Setting, readonly [number, number]> = {
  home: [40, 240],
  guest: [10, 28],
  house: [38, 142],
  day: [12, 24],
  flat: [8, 12],
  apartment: [18, 96],
  other: [20, 120],
};
const PLACES_PER_TEAM = 25;
const NUMBER_WORDS = ['zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;

/** What the profile of a provider and its job offers say about it in numbers; always the same. */
export function factsOf(id: number, form: CareForm): Record<'year' | 'places' | 'teams' | 'staff' | 'minutes', string> {
  const random = createRandom(`company-facts/${id}`);
  const places = random.integer(...PLACES[settingOf(form)]);
  const teams = NUMBER_WORDS[Math.min(Math.floor(places / PLACES_PER_TEAM), NUMBER_WORDS.length) - 1];
  return {
    year: String(random.integer(1985, 2019)),
    places: String(places),
    teams: teams ?? 'zwei',
    staff: String(random.integer(9, 64)),
    minutes: random.pick(['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']),
  };
}

/** Somebody who works for a provider; the full name is the same in every case of German. */
const colleague = (random: Random): string =>
  `${random.pick(random.chance(0.75) ? workingWomen : workingMen)} ${random.pick(people.surnames)}`;

export interface Subject {
  id: number;
  form: CareForm;
  name: string;
  town: string;
  /** "Straße Nr, PLZ Ort, Deutschland" */
  street: string;
}

const ATTEMPTS = 8;

/** Sentences from a list of templates, each template at most once, and none that another provider of the town has. */
function sentencesFrom(random: Random, { id, form, name, town, street }: Subject, accept: Accept) {
  const words = { ...factsOf(id, form), name, town, street: street.replace(/ \d.*$/, '') };
  return (templates: readonly string[], count: number): string[] => {
    const chosen = random.sample(templates, count);
    const others = templates.filter((template) => !chosen.includes(template));
    const written: string[] = [];
    for (const template of [...chosen, ...others]) {
      if (written.length === count) break;
      const write = () => phrase(random, template, { ...words, person: colleague(random) });
      const sentence = firstAccepted(accept, ATTEMPTS, write);
      if (sentence) written.push(sentence);
    }
    return written;
  };
}

/** A description of up to five sentences that fit the care form. */
export function descriptionOf(subject: Subject, accept: Accept): string {
  const random = createRandom(`company-description/${subject.id}`);
  const setting = settingOf(subject.form);
  const sentences = sentencesFrom(random, subject, accept);
  const opening = sentences(companyWords.openings[setting], 1);
  const middles = sentences(companyWords.middles[setting], random.integer(1, 3));
  const closing = sentences(companyWords.closings[setting], 1);
  const inFirst = random.integer(1, 2);
  const paragraphs = [
    [...opening, ...middles.slice(0, inFirst)],
    [...middles.slice(inFirst), ...closing],
  ];
  return paragraphs
    .map((paragraph) => paragraph.join(' '))
    .filter(Boolean)
    .join('\n\n');
}

/** The activities, in one to three sentences. */
export function activitiesOf(subject: Subject, accept: Accept): string {
  const random = createRandom(`company-activities/${subject.id}`);
  return sentencesFrom(
    random,
    subject,
    accept,
  )(companyWords.activities[settingOf(subject.form)], random.integer(1, 3)).join(' ');
}

/** A provider without an owner is described by what others know of it, not in its own words. */
export function knownAbout({ name, town }: Subject, careForms: readonly number[], accept: Accept): string {
  const forms = inWords(careForms.map((number) => companyWords.formsInWords[number - 1] ?? ''));
  const sentence = `${name}: ${forms} in ${town}.`;
  return accept(sentence) ? sentence : '';
}

const inWords = (items: readonly string[]): string =>
  [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(' und ');

const OFFICE_HOURS = ['Mo–Fr 8–16 Uhr', 'Mo–Fr 9–17 Uhr', 'Mo–Do 8–16 Uhr, Fr 8–14 Uhr'] as const;

/** The office hours of a provider; a house is always open. */
export function officeHours(random: Random, form: CareForm): Pick<CompanyRow, 'opening_hours'> {
  if (form === 'stationare-pflege' || form === 'senioren-wg' || random.chance(0.4)) return { opening_hours: null };
  const hours =
    form === 'ambulante-pflege'
      ? [...OFFICE_HOURS, 'Mo–Fr 7.30–15.30 Uhr, Rufbereitschaft rund um die Uhr']
      : OFFICE_HOURS;
  return { opening_hours: random.pick(hours) };
}
