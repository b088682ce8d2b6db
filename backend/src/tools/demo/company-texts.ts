import type { CareForm } from '@care/contracts/vocabulary';
import { phrase } from './phrases';
import { createRandom, type Random } from './random';
import { settingOf } from './settings-of-care';
import { ACTIVITIES, CLOSINGS, MIDDLES, OPENINGS } from './words/company-sentences';

export interface Subject {
  id: number;
  form: CareForm;
  name: string;
  town: string;
}

/** A description of two to six sentences that fit the care form, each at most once. */
export function descriptionOf({ id, form, name, town }: Subject): string {
  const random = createRandom(`company-description/${id}`);
  const setting = settingOf(form);
  const middles = random.sample(MIDDLES[setting], random.integer(1, 3));
  const inFirst = random.integer(1, 2);
  const paragraphs = [
    [random.pick(OPENINGS[setting]), ...middles.slice(0, inFirst)],
    [...middles.slice(inFirst), random.pick(CLOSINGS[setting])],
  ];
  return paragraphs.map((sentences) => phrase(random, sentences.join(' '), { town, name })).join('\n\n');
}

/** The activities, in one to three sentences. */
export function activitiesOf({ id, form }: Pick<Subject, 'id' | 'form'>): string {
  const random = createRandom(`company-activities/${id}`);
  return phrase(random, random.sample(ACTIVITIES[settingOf(form)], random.integer(1, 3)).join(' '));
}

const OFFICE_HOURS = ['Mo–Fr 8–16 Uhr', 'Mo–Fr 9–17 Uhr', 'Mo–Do 8–16 Uhr, Fr 8–14 Uhr'] as const;

export function openingHours(random: Random, form: CareForm): string | null {
  if (form === 'stationare-pflege' || form === 'senioren-wg') return null;
  if (random.chance(0.4)) return null;
  const isOnCall = form === 'ambulante-pflege';
  return random.pick(
    isOnCall ? [...OFFICE_HOURS, 'Mo–Fr 7.30–15.30 Uhr, Rufbereitschaft rund um die Uhr'] : OFFICE_HOURS,
  );
}
