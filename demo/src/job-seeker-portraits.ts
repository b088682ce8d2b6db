import type { DemoJobSeeker } from './job-seekers';
import type { Gender } from '@care/contracts/vocabulary';
import { createRandom, type Random } from './random';
import { people } from './words';

type Age = 'young' | 'middle' | 'older';
type Tone = 'light' | 'olive' | 'dark' | 'east';

/** What a portrait shows. */
interface PortraitTraits {
  gender: Gender;
  tone: Tone;
  age: Age;
  hasScarf: boolean;
  hasGlasses: boolean;
}

/** The most frequent combinations have several portraits, with other hair and clothes. */
const portraitVariants = ({ gender, tone }: PortraitTraits): number => (tone === 'light' && gender !== 'OTHER' ? 4 : 1);

const portraitKey = ({ gender, tone, age, hasScarf, hasGlasses }: PortraitTraits, variant: number): string =>
  `portrait/${gender}-${tone}-${age}${hasScarf ? '-scarf' : ''}${hasGlasses ? '-glasses' : ''}-${variant}`.toLowerCase();

interface ChosenPortrait {
  traits: PortraitTraits;
  key: string;
}

const toneOf = (firstName: string): Tone =>
  (Object.entries(people.tonesOfNames) as [Tone, readonly string[]][]).find(([, names]) =>
    names.includes(firstName),
  )?.[0] ?? 'light';

function ageOf(random: Random, firstName: string): Age {
  if (people.bornBefore1975.includes(firstName)) return random.pick(['middle', 'older']);
  return random.pick(['young', 'middle']);
}

/**
 * The portrait that a job seeker has uploaded; about every third has one. It agrees with the sex, and with what the
 * first name suggests about age and origin.
 */
export function portraitOf({ row, rater }: Pick<DemoJobSeeker, 'row' | 'rater'>): ChosenPortrait | undefined {
  const random = createRandom(`portrait of ${row.id}`);
  if (!random.chance(0.35)) return undefined;
  const { gender } = row;
  const tone = gender === 'OTHER' ? 'light' : toneOf(rater.first_name);
  const age = ageOf(random, rater.first_name);
  const hasScarf = gender === 'FEMALE' && people.namesOfMuslimWomen.includes(rater.first_name) && random.chance(0.5);
  const traits: PortraitTraits = {
    gender,
    tone,
    age: age === 'older' && (tone !== 'light' || gender === 'OTHER') ? 'middle' : age,
    hasScarf,
    hasGlasses: random.chance(0.35),
  };
  return { traits, key: portraitKey(traits, random.integer(0, portraitVariants(traits) - 1)) };
}
