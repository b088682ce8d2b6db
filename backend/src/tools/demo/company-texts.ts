import type { CareForm } from '@care/contracts/vocabulary';
import type { Random } from './random';
import { ACTIVITIES, ACTIVITIES_AT_HOME, CLOSINGS, MIDDLES, OPENINGS } from './words/company-sentences';

export interface Subject {
  form: CareForm;
  name: string;
  town: string;
}

/** A description of three to six sentences. */
export function descriptionOf(random: Random, { form, name, town }: Subject): string {
  const first = [random.pick(OPENINGS[form]), ...random.sample(MIDDLES, random.integer(1, 2))].join(' ');
  const second = [...random.sample(MIDDLES, random.integer(0, 1)), random.pick(CLOSINGS)]
    .filter((part) => !first.includes(part))
    .join(' ');
  return `${first}\n\n${second}`.replaceAll('{town}', town).replaceAll('{name}', name);
}

/** The activities, in one to three sentences. */
export function activitiesOf(random: Random, form: CareForm): string {
  const isAtHome = form === 'ambulante-pflege' || form === 'weitere-pflegeformen';
  return random.sample(isAtHome ? ACTIVITIES_AT_HOME : ACTIVITIES, random.integer(1, 3)).join(' ');
}

export function openingHours(random: Random, form: CareForm): string | null {
  if (form === 'stationare-pflege' || form === 'senioren-wg') return null;
  if (random.chance(0.4)) return null;
  return random.pick([
    'Mo–Fr 8–16 Uhr',
    'Mo–Fr 9–17 Uhr',
    'Mo–Do 8–16 Uhr, Fr 8–14 Uhr',
    'Mo–Fr 7.30–15.30 Uhr, Rufbereitschaft rund um die Uhr',
  ]);
}
