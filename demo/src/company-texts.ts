import type { CompanyRow } from './demo-company';
import type { CareForm } from '@care/contracts/vocabulary';
import { colleague, factsOf } from './company-facts';
import { firstAccepted, phrase, type Accept } from './phrases';
import { createRandom, type Random } from './random';
import { settingOf } from './settings-of-care';
import { companyWords } from './words';

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
