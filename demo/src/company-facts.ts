import type { CareForm } from '@care/contracts/vocabulary';
import { createRandom, type Random } from './random';
import { settingOf, type Setting } from './settings-of-care';
import { people, workingMen, workingWomen } from './words';

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
export const colleague = (random: Random): string =>
  `${random.pick(random.chance(0.75) ? workingWomen : workingMen)} ${random.pick(people.surnames)}`;
