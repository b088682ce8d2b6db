import type { DemoJobSeeker } from './job-seekers';
import { createRandom, type Random } from './random';
import { people } from './words';

type Age = 'young' | 'middle' | 'older';
type Tone = keyof typeof people.tonesOfNames | 'light';

const toneOf = (firstName: string): Tone =>
  (['olive', 'dark', 'east'] as const).find((tone) => people.tonesOfNames[tone].includes(firstName)) ?? 'light';

const ageOf = (random: Random, firstName: string): Age =>
  random.pick(people.bornBefore1975.includes(firstName) ? ['middle', 'older'] : ['young', 'middle']);

/**
 * The portrait that a job seeker has uploaded; about every third has one. It agrees with the sex, and with what the
 * first name suggests about age and origin.
 */
export function portraitOf({ row, rater }: Pick<DemoJobSeeker, 'row' | 'rater'>) {
  const random = createRandom(`portrait of ${row.id}`);
  if (!random.chance(0.35)) return undefined;
  const { gender } = row;
  const tone = gender === 'OTHER' ? 'light' : toneOf(rater.first_name);
  const drawnAge = ageOf(random, rater.first_name);
  const age = drawnAge === 'older' && (tone !== 'light' || gender === 'OTHER') ? 'middle' : drawnAge;
  const hasScarf = gender === 'FEMALE' && people.namesOfMuslimWomen.includes(rater.first_name) && random.chance(0.5);
  const hasGlasses = random.chance(0.35);
  // The most frequent combinations have several portraits, with other hair and clothes.
  const variant = random.integer(0, tone === 'light' && gender !== 'OTHER' ? 3 : 0);
  const motif = `${gender}-${tone}-${age}${hasScarf ? '-scarf' : ''}${hasGlasses ? '-glasses' : ''}`.toLowerCase();
  return { traits: { gender, tone, age, hasScarf, hasGlasses }, key: `portrait/${motif}-${variant}` };
}
