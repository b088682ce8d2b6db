import type { Random } from './random';

/** Numbers that the Bundesnetzagentur reserves for films and examples; no subscriber has them. */
const NORTH = '040 66969';
const EAST = '030 23125';
const WEST = '0221 4710';
const CENTRE = '069 90009';
const SOUTH = '089 99998';

const RANGES: Readonly<Record<string, string>> = {
  Hamburg: NORTH,
  Bremen: NORTH,
  Niedersachsen: NORTH,
  'Schleswig-Holstein': NORTH,
  Berlin: EAST,
  Brandenburg: EAST,
  'Mecklenburg-Vorpommern': EAST,
  Sachsen: EAST,
  'Sachsen-Anhalt': EAST,
  Thüringen: EAST,
  'Nordrhein-Westfalen': WEST,
  Hessen: CENTRE,
  'Rheinland-Pfalz': CENTRE,
  Saarland: CENTRE,
};

/** A telephone number that does not exist, for the part of the country. */
export const phoneIn = (random: Random, state: string): string =>
  `${RANGES[state] ?? SOUTH}${String(random.integer(0, 999)).padStart(3, '0')}`;
