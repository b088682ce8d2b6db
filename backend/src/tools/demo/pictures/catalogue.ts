import type { CareForm } from '@care/contracts/vocabulary';
import { createRandom, type Random } from '../random';
import { apartments, careHome, garden, street, village } from './houses';
import { logo } from './marks';
import { DRAWINGS, objectPicture } from './objects';
import { paletteOf, type Palette } from './palette';
import { portrait } from './portraits';
import { bedroom, dining, gathering, kitchen } from './rooms';

/** The motif of a picture; providers get those that match their care form. */
export type Motif =
  | 'careHome'
  | 'apartments'
  | 'street'
  | 'garden'
  | 'village'
  | 'bedroom'
  | 'dining'
  | 'gathering'
  | 'kitchen'
  | 'logo'
  | 'portrait'
  | `product/${string}`;

export interface PlannedPicture {
  /** Identifies the picture: the same key always gives the same picture. */
  key: string;
  motif: Motif;
  alt: string;
  svg: () => string;
}

type Scene = (random: Random, palette: Palette) => string;

const SCENES: readonly (readonly [Motif, Scene, number, string])[] = [
  ['careHome', careHome, 16, 'Haus mit erleuchteten Fenstern und Garten'],
  ['apartments', apartments, 9, 'Wohnhaus mit Balkonen und Blumen'],
  ['street', street, 11, 'Auto eines Pflegedienstes in einer Wohnstraße'],
  ['garden', garden, 10, 'Menschen im Garten zwischen Hochbeeten'],
  ['village', village, 6, 'Kleiner Ort am Abend'],
  ['bedroom', bedroom, 11, 'Helles Einzelzimmer mit Blick ins Grüne'],
  ['dining', dining, 10, 'Gemeinsames Essen an einem langen Tisch'],
  ['gathering', gathering, 8, 'Singkreis am Klavier'],
  ['kitchen', kitchen, 7, 'Gemeinsames Kochen in der Wohnküche'],
];

/** The pictures for a care form, the most typical first. */
export const MOTIFS: Readonly<Record<CareForm, readonly Motif[]>> = {
  'ambulante-pflege': ['street', 'village', 'garden', 'kitchen'],
  kurzzeitpflege: ['careHome', 'bedroom', 'garden', 'dining'],
  'stationare-pflege': ['careHome', 'garden', 'bedroom', 'dining', 'gathering'],
  'teilstationare-pflege': ['dining', 'gathering', 'garden', 'kitchen', 'careHome'],
  'senioren-wg': ['kitchen', 'dining', 'bedroom', 'apartments'],
  'betreutes-wohnen': ['apartments', 'garden', 'bedroom', 'kitchen'],
  'weitere-pflegeformen': ['village', 'street', 'garden', 'gathering'],
};

const LOGOS = 96;
const PORTRAITS = 24;
const PER_PRODUCT_CATEGORY = 4;

function planned(motif: Motif, number: number, alt: string, draw: (random: Random) => string): PlannedPicture {
  const key = `${motif}-${number}`;
  return { key, motif, alt, svg: () => draw(createRandom(`picture/${key}`)) };
}

const several = (count: number, plan: (number: number) => PlannedPicture): PlannedPicture[] =>
  Array.from({ length: count }, (_, index) => plan(index + 1));

/**
 * All pictures of the demonstration, more than two hundred.
 * @param most per motif; tests use fewer
 */
export const plannedPictures = (most = Number.POSITIVE_INFINITY): PlannedPicture[] => [
  ...SCENES.flatMap(([motif, scene, count, alt]) =>
    several(Math.min(count, most), (number) =>
      planned(motif, number, alt, (random) => scene(random, paletteOf(random))),
    ),
  ),
  ...several(Math.min(LOGOS, most), (number) => planned('logo', number, 'Logo', (random) => logo(random, number))),
  ...several(Math.min(PORTRAITS, most), (number) => planned('portrait', number, '', portrait)),
  ...Object.keys(DRAWINGS).flatMap((category) =>
    several(Math.min(PER_PRODUCT_CATEGORY, most), (number) =>
      planned(`product/${category}`, number, '', (random) => objectPicture(random, category)),
    ),
  ),
];
