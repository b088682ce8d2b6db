import type { CareForm } from '@care/contracts/vocabulary';
import { firstAccepted, phrase, type Accept } from './phrases';
import { createRandom, weightedIndex, type Random } from './random';
import { careForms, settingOf, companyWords, people, workingMen, workingWomen } from './words';

/** The parts of a name; others are drawn from the list with their name. They are drawn in the order of the template. */
const parts: Record<string, (random: Random, town: string) => string> = {
  town: (_random, town) => town,
  place: (random, town) => `${town}${random.chance(0.5) ? ` „${write(random, '{quality}', town)}“` : ''}`,
  surname: (random) => random.pick(people.surnames),
  special: (random, town) => drawn(random, companyWords.specialNames, town),
};

const write = (random: Random, template: string, town: string): string =>
  template.replace(
    /\{(\w+)\}/g,
    (_, part: string) => parts[part]?.(random, town) ?? random.pick(companyWords.parts[part] ?? ['']),
  );

/** One of the templates; all of them are written, so that each draws. Two may give the same text. */
function drawn(random: Random, templates: Readonly<Record<string, number>>, town: string): string {
  const entries = Object.entries(templates);
  const written = entries.map(([template, weight]) => ({ text: write(random, template, town), weight }));
  return weightedIndex(written, ({ weight }) => weight)(random).text;
}

/** An invented name that matches the provider's main care form. */
export const companyName = (random: Random, form: CareForm, town: string): string =>
  write(random, random.weighted(companyWords.names[form]), town);

/** An invented operator (Träger); small services are run by their owner. */
export const operatorName = (random: Random, town: string): string => drawn(random, companyWords.operators, town);

const PLACES_PER_TEAM = 25;

/** What the profile of a provider and its job offers say about it in numbers; always the same. */
export function factsOf(id: number, form: CareForm) {
  const random = createRandom(`company-facts/${id}`);
  const places = random.integer(...careForms.places[settingOf(form)]);
  const teams = Math.min(Math.floor(places / PLACES_PER_TEAM), 5);
  return {
    year: String(random.integer(1985, 2019)),
    places: String(places),
    teams: ['zwei', 'drei', 'vier', 'fünf', 'sechs'][teams - 1] ?? 'zwei',
    staff: String(random.integer(9, 64)),
    minutes: random.pick(['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']),
  };
}

/** Somebody who works for a provider; the full name is the same in every case of German. */
const colleague = (random: Random): string =>
  `${random.pick(random.chance(0.75) ? workingWomen : workingMen)} ${random.pick(people.surnames)}`;

/** The street is "Straße Nr, PLZ Ort, Deutschland". */
type Subject = Record<'name' | 'town' | 'street', string> & { id: number; form: CareForm };

const ATTEMPTS = 8;

/** Sentences from a list of templates, each template at most once, and none that another provider of the town has. */
function sentencesFrom(random: Random, { id, form, name, town, street }: Subject, accept: Accept) {
  const words = { ...factsOf(id, form), name, town, street: street.replace(/ \d.*$/, '') };
  return (kind: 'openings' | 'middles' | 'closings' | 'activities', count: number): string[] => {
    const templates = companyWords[kind][settingOf(form)];
    const chosen = random.sample(templates, count);
    const written: string[] = [];
    for (const template of new Set([...chosen, ...templates])) {
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
  const sentences = sentencesFrom(random, subject, accept);
  const opening = sentences('openings', 1);
  const middles = sentences('middles', random.integer(1, 3));
  const closing = sentences('closings', 1);
  const inFirst = random.integer(1, 2);
  const paragraphs = [
    [...opening, ...middles.slice(0, inFirst)],
    [...middles.slice(inFirst), ...closing],
  ];
  const texts = paragraphs.map((paragraph) => paragraph.join(' '));
  return texts.filter(Boolean).join('\n\n');
}

/** The activities, in one to three sentences. */
export function activitiesOf(subject: Subject, accept: Accept): string {
  const random = createRandom(`company-activities/${subject.id}`);
  return sentencesFrom(random, subject, accept)('activities', random.integer(1, 3)).join(' ');
}

/** A provider without an owner is described by what others know of it, not in its own words. */
export function knownAbout({ name, town }: Subject, numbers: readonly number[], accept: Accept): string {
  const forms = numbers.map((number) => companyWords.formsInWords[number - 1] ?? '');
  const list = [forms.slice(0, -1).join(', '), forms.at(-1)].filter(Boolean).join(' und ');
  const sentence = `${name}: ${list} in ${town}.`;
  return accept(sentence) ? sentence : '';
}

/** The office hours of a provider; a house is always open. */
export function officeHours(random: Random, form: CareForm) {
  if (form === 'stationare-pflege' || form === 'senioren-wg' || random.chance(0.4)) return { opening_hours: null };
  const hours = ['Mo–Fr 8–16 Uhr', 'Mo–Fr 9–17 Uhr', 'Mo–Do 8–16 Uhr, Fr 8–14 Uhr'];
  if (form === 'ambulante-pflege') hours.push('Mo–Fr 7.30–15.30 Uhr, Rufbereitschaft rund um die Uhr');
  return { opening_hours: random.pick(hours) };
}
