import type { Gender } from '@care/contracts/vocabulary';
import type { Random } from '../random';
import { circle, line, path, picture, rect } from './shapes';

export const PORTRAIT_WIDTH = 480;
export const PORTRAIT_HEIGHT = 600;
const GROUNDS = ['#D2E2EF', '#D5E8DC', '#FBE6C8', '#E8F0F7', '#B2D3C1', '#FFE3A6', '#F4CFAE'] as const;
const TUNICS = ['#22624A', '#234B78', '#3B7D61', '#3D6796', '#9C5140', '#5C86B2'] as const;
const SCARVES = ['#234B78', '#9C5140', '#22624A', '#6E5041'] as const;

/** Hair and skin of one person fit each other. */
export type Tone = 'light' | 'olive' | 'dark' | 'east';
export type Age = 'young' | 'middle' | 'older';

const SKINS: Readonly<Record<Tone, readonly string[]>> = {
  light: ['#F5D7C0', '#F2CDB0', '#EBC09D'],
  olive: ['#D9A684', '#E3B48F'],
  dark: ['#A8734F', '#7E5238'],
  east: ['#F2CDB0', '#EBC09D'],
};
const HAIRS: Readonly<Record<Tone, readonly string[]>> = {
  light: ['#8C5A35', '#5A3B2B', '#B98A57', '#3B2E28', '#A5492F'],
  olive: ['#2B2522', '#3B2E28', '#5A3B2B'],
  dark: ['#1E1B1A', '#2B2522'],
  east: ['#1E1B1A', '#2B2522'],
};
const GREYS = ['#B9B2A8', '#D8D2C8', '#9B948A'] as const;

const CUTS = {
  FEMALE: ['long', 'bob', 'bun', 'ponytail', 'curls'],
  MALE: ['crop', 'parting', 'receding', 'beard', 'fullBeard', 'shaved'],
  OTHER: ['pixie', 'parting', 'bob'],
} as const satisfies Record<Gender, readonly string[]>;

type Cut = (typeof CUTS)[Gender][number] | 'scarf';

/** What a portrait shows; it is chosen by a person's sex, name and age. */
export interface PortraitTraits {
  gender: Gender;
  tone: Tone;
  age: Age;
  hasScarf: boolean;
  hasGlasses: boolean;
}

const CAP = 'M150 236Q146 132 240 126Q334 132 330 236Q318 178 240 174Q162 178 150 236Z';
const FRINGE = 'M152 240Q150 140 240 134Q332 140 328 240Q300 184 240 180Q180 184 152 240Z';

/** Hair behind and in front of the head. */
function hairOf(cut: Cut, colour: string, scarf: string): { behind: string; before: string } {
  const fringe = path(FRINGE, colour);
  const cap = path(CAP, colour);
  const beard = path(
    'M160 270Q166 384 240 388Q314 384 320 270Q310 318 284 322Q240 300 196 322Q170 318 160 270Z',
    colour,
  );
  const shapes: Record<Cut, { behind: string; before: string }> = {
    long: {
      behind: path('M132 264Q120 108 240 106Q360 108 348 264Q366 400 330 424H150Q114 400 132 264Z', colour),
      before: fringe,
    },
    bob: {
      behind: path('M126 300Q108 100 240 98Q372 100 354 300Q330 340 240 330Q150 340 126 300Z', colour),
      before: fringe,
    },
    bun: { behind: circle(240, 110, 46, colour), before: fringe },
    ponytail: { behind: path('M318 170Q392 190 370 330Q356 390 338 384Q352 300 316 230Z', colour), before: cap },
    pixie: {
      behind: '',
      before: path('M148 250Q138 128 240 122Q342 128 332 250Q320 200 296 178Q236 214 170 190Q156 214 148 250Z', colour),
    },
    curls: {
      behind: [
        [160, 190],
        [150, 246],
        [160, 300],
        [320, 190],
        [330, 246],
        [320, 300],
        [200, 140],
        [280, 140],
        [240, 126],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 44, colour))
        .join(''),
      before: [
        [182, 178],
        [222, 164],
        [262, 166],
        [300, 182],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 26, colour))
        .join(''),
    },
    crop: { behind: '', before: cap },
    parting: {
      behind: '',
      before: path('M150 240Q142 130 236 122Q338 126 330 240Q322 196 300 176Q250 186 206 164Q168 186 150 240Z', colour),
    },
    receding: {
      behind: '',
      before: path('M152 262Q144 190 172 164Q168 210 164 262ZM328 262Q336 190 308 164Q312 210 316 262Z', colour),
    },
    beard: { behind: '', before: cap + path('M196 352Q240 396 284 352Q276 382 240 386Q204 382 196 352Z', colour) },
    fullBeard: { behind: '', before: cap + beard },
    shaved: {
      behind: '',
      before: path('M158 214Q162 138 240 134Q318 138 322 214Q308 168 240 166Q172 168 158 214Z', `${colour}66`),
    },
    scarf: {
      behind: path('M118 430Q100 92 240 92Q380 92 362 430Q300 470 240 470Q180 470 118 430Z', scarf),
      before:
        path('M140 330Q128 118 240 112Q352 118 340 330Q330 200 240 172Q150 200 140 330Z', scarf) +
        path('M150 350Q240 452 330 350Q352 430 240 462Q128 430 150 350Z', scarf),
    },
  };
  return shapes[cut];
}

const glasses =
  line('M176 250H222M258 250H304M222 250Q240 240 258 250', '#14253D', 6) +
  line('M176 250Q176 286 200 286T224 250M256 250Q256 286 280 286T304 250', '#14253D', 6);

/** The shapes of a portrait: a member of the nursing staff, without a face. */
export function portraitContent(random: Random, { gender, tone, age, hasScarf, hasGlasses }: PortraitTraits): string {
  const skin = random.pick(SKINS[tone]);
  const tunic = random.pick(TUNICS);
  const colour = random.pick(age === 'older' ? GREYS : HAIRS[tone]);
  const cuts: readonly Cut[] = CUTS[gender].filter((cut) => age === 'older' || cut !== 'receding');
  const { behind, before } = hairOf(hasScarf ? 'scarf' : random.pick(cuts), colour, random.pick(SCARVES));
  const ground =
    rect(0, 0, PORTRAIT_WIDTH, PORTRAIT_HEIGHT, random.pick(GROUNDS)) +
    path(`M0 ${random.integer(340, 420)}Q150 320 260 380T480 ${random.integer(330, 400)}V600H0Z`, '#FFFFFF70');
  const shoulders =
    gender === 'MALE'
      ? 'M56 600Q62 436 176 416L240 460L304 416Q418 436 424 600Z'
      : 'M80 600Q84 444 184 424L240 464L296 424Q396 444 400 600Z';
  const body =
    path(shoulders, tunic) +
    path('M196 416L240 488L284 416L276 392H204Z', skin) +
    rect(gender === 'MALE' ? 200 : 206, 336, gender === 'MALE' ? 80 : 68, 88, skin, 24);
  const face = path('M156 244Q156 156 240 156Q324 156 324 244Q324 376 240 380Q156 376 156 244Z', skin);
  return ground + behind + body + face + before + (hasGlasses ? glasses : '') + rect(300, 504, 44, 10, '#FFFFFF', 4);
}

export const portrait = (random: Random, traits: PortraitTraits): string =>
  picture(PORTRAIT_WIDTH, PORTRAIT_HEIGHT, portraitContent(random, traits));

const AGES: readonly Age[] = ['young', 'middle', 'older'];
const TONES: readonly Tone[] = ['light', 'olive', 'dark', 'east'];

/** Whether there is a portrait with these traits. */
function isDrawn({ gender, tone, age, hasScarf }: PortraitTraits): boolean {
  if (hasScarf && (gender !== 'FEMALE' || tone === 'light' || tone === 'east')) return false;
  if (tone !== 'light') return age !== 'older' && gender !== 'OTHER';
  return gender !== 'OTHER' || age !== 'older';
}

const BOOLEANS = [false, true] as const;

/** Every combination of traits that a job seeker may have. */
export const PORTRAITS: readonly PortraitTraits[] = (['FEMALE', 'MALE', 'OTHER'] as const)
  .flatMap((gender) =>
    TONES.flatMap((tone) =>
      AGES.flatMap((age) =>
        BOOLEANS.flatMap((hasGlasses) => BOOLEANS.map((hasScarf) => ({ gender, tone, age, hasGlasses, hasScarf }))),
      ),
    ),
  )
  .filter(isDrawn);

/** The most frequent combinations are drawn several times, with other hair and clothes. */
export const portraitVariants = ({ gender, tone }: PortraitTraits): number =>
  tone === 'light' && gender !== 'OTHER' ? 4 : 1;

export const portraitKey = ({ gender, tone, age, hasScarf, hasGlasses }: PortraitTraits, variant: number): string =>
  `portrait-${gender}-${tone}-${age}${hasScarf ? '-scarf' : ''}${hasGlasses ? '-glasses' : ''}-${variant}`.toLowerCase();
