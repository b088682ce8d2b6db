import { CARE_FORMS, type CareForm } from '@care/contracts/vocabulary';
import { createRandom, type Random } from '../random';
import { sceneFile } from './drawing';
import { logo } from './marks';
import { DRAWINGS, objectPicture } from './objects';
import { portrait, portraitKey, PORTRAITS, portraitVariants, type PortraitTraits } from './portraits';
import {
  ARTICLE_SCENES,
  drawScene,
  FORM_SCENES,
  GALLERY_KINDS,
  GALLERY_SCENES,
  GUIDE_SCENES,
  subjectOf,
  type GalleryKind,
  type Scene,
} from './scenes';
import { sceneWords } from './scene-words';

/** The motif of a picture: a house or place of a care form, a kind of gallery picture, and others. */
export type Motif =
  `form/${CareForm}` | `gallery/${GalleryKind}` | 'article' | 'guide' | 'logo' | 'portrait' | `product/${string}`;

export interface PlannedPicture {
  /** Identifies the picture: the same key always gives the same picture. */
  key: string;
  motif: Motif;
  alt: string;
  /** What happens in a scene; a gallery shows nothing twice. */
  subject?: string;
  svg: () => string;
}

/** The kinds of gallery pictures that fit a care form, the most typical first. */
export const KINDS_OF_FORM: Readonly<Record<CareForm, readonly GalleryKind[]>> = {
  'ambulante-pflege': ['visits', 'street', 'team', 'therapy', 'outing', 'library', 'kitchen', 'garden'],
  kurzzeitpflege: [
    'rooms',
    'garden',
    'dayroom',
    'dining',
    'therapy',
    'team',
    'entrance',
    'night',
    'library',
    'music',
    'outing',
  ],
  'stationare-pflege': [
    'rooms',
    'garden',
    'dayroom',
    'dining',
    'kitchen',
    'therapy',
    'team',
    'entrance',
    'night',
    'library',
    'music',
    'outing',
    'workshop',
  ],
  'teilstationare-pflege': [
    'dayroom',
    'dining',
    'music',
    'therapy',
    'garden',
    'kitchen',
    'workshop',
    'team',
    'entrance',
    'library',
    'outing',
  ],
  'senioren-wg': [
    'kitchen',
    'rooms',
    'dining',
    'dayroom',
    'garden',
    'team',
    'night',
    'library',
    'outing',
    'music',
    'workshop',
  ],
  'betreutes-wohnen': [
    'rooms',
    'garden',
    'dayroom',
    'entrance',
    'kitchen',
    'dining',
    'team',
    'library',
    'music',
    'therapy',
    'outing',
    'workshop',
  ],
  'weitere-pflegeformen': ['visits', 'outing', 'garden', 'team', 'music', 'library', 'workshop', 'street', 'dayroom'],
};

/** How often each of the twelve compositions is drawn, in other light and with other people. */
const VARIANTS: Readonly<Record<CareForm, number>> = {
  'ambulante-pflege': 5,
  kurzzeitpflege: 1,
  'stationare-pflege': 4,
  'teilstationare-pflege': 2,
  'senioren-wg': 1,
  'betreutes-wohnen': 2,
  'weitere-pflegeformen': 1,
};
const LOGOS = 64;
const PER_PRODUCT_CATEGORY = 4;

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => item(index));

/** The first variant of a composition belongs to the pictures of providers without a photo. */
const scenePictures = (motif: Motif, scenes: readonly Scene[], variants: number): PlannedPicture[] =>
  times(variants, (variant) =>
    scenes.map((scene, number) => ({
      key: `${motif}-${number + 1}-${variant + 1}`,
      motif,
      alt: sceneWords(scene),
      subject: subjectOf(scene),
      svg: () => sceneFile(drawScene(scene, variant + 1, `/${motif}`), variant % 2 === 0),
    })),
  ).flat();

function drawnPicture(motif: Motif, number: number, alt: string, draw: (random: Random) => string): PlannedPicture {
  const key = `${motif}-${number}`;
  return { key, motif, alt, svg: () => draw(createRandom(`picture/${key}`)) };
}

function portraitPicture(traits: PortraitTraits, variant: number): PlannedPicture {
  const key = portraitKey(traits, variant);
  return { key, motif: 'portrait', alt: '', svg: () => portrait(createRandom(`picture/${key}`), traits) };
}

const allPictures = (): PlannedPicture[] => [
  ...CARE_FORMS.flatMap((form) => scenePictures(`form/${form}`, FORM_SCENES[form], VARIANTS[form])),
  ...GALLERY_KINDS.flatMap((kind) => scenePictures(`gallery/${kind}`, GALLERY_SCENES[kind], 1)),
  ...scenePictures('article', ARTICLE_SCENES, 1),
  ...scenePictures('guide', GUIDE_SCENES, 1),
  ...times(LOGOS, (index) => drawnPicture('logo', index + 1, 'Logo', (random) => logo(random, index + 1))),
  ...PORTRAITS.flatMap((traits) => times(portraitVariants(traits), (variant) => portraitPicture(traits, variant))),
  ...Object.keys(DRAWINGS).flatMap((category) =>
    times(PER_PRODUCT_CATEGORY, (index) =>
      drawnPicture(`product/${category}`, index + 1, '', (random) => objectPicture(random, category)),
    ),
  ),
];

/**
 * All pictures of the demonstration, about four hundred.
 * @param most per motif; tests use fewer
 */
export function plannedPictures(most = Number.POSITIVE_INFINITY): PlannedPicture[] {
  const counts = new Map<Motif, number>();
  return allPictures().filter(({ motif }) => {
    const count = (counts.get(motif) ?? 0) + 1;
    counts.set(motif, count);
    return count <= most;
  });
}
