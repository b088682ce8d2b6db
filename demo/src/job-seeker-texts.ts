import { numbersIn } from '@care/backend/seeding-rows';
import type { Gender } from '@care/contracts/vocabulary';
import { phrase } from './phrases';
import { createRandom, type Random } from './random';
import { jobSeekerWords, type Trade } from './words';

interface Qualified {
  qualifications_mask: number;
  custom_qualifications: readonly string[];
}

/** The highest of a person's qualifications decides. */
export function tradeOf({ qualifications_mask, custom_qualifications }: Qualified): Trade {
  const numbers = numbersIn(qualifications_mask);
  if (numbers.some((number) => [1, 3, 4].includes(number))) return 'professional';
  if (numbers.some((number) => [2, 5].includes(number))) return 'helper';
  if (numbers.includes(6)) return 'companion';
  return custom_qualifications.length > 0 ? 'other' : 'none';
}

/** Names of occupations agree with the sex; people of another sex keep the neutral form. */
export const bySex = (names: readonly string[], gender: Gender): string[] =>
  names.map((name) =>
    gender === 'OTHER' ? name : (jobSeekerWords.bySex[name]?.[gender === 'FEMALE' ? 0 : 1] ?? name),
  );

/** Nobody has a certificate of another trade, and companions have theirs as a qualification. */
export const fittingCertificates = (certificates: readonly string[], trade: Trade): string[] =>
  certificates.filter((certificate) => jobSeekerWords.certificateTrades[certificate]?.includes(trade) !== false);

const ONE_OF = ['Nur Frühdienst', 'Nur Spätdienst', 'Kein Nachtdienst'];

/** Only one wish about the shift: who works in the morning only has no night duty anyway. */
export function compatibleWishes(wishes: readonly string[]): string[] {
  const shift = ONE_OF.find((wish) => wishes.includes(wish));
  return wishes.filter((wish) => !ONE_OF.includes(wish) || wish === shift);
}

function newcomer(gender: Gender): string {
  if (gender === 'OTHER') return 'neu im Beruf';
  return gender === 'FEMALE' ? 'Quereinsteigerin' : 'Quereinsteiger';
}

/** One to three sentences of a job seeker; a quarter of the people write nothing. */
export function aboutMe(id: number, gender: Gender, trade: Trade): string {
  const random: Random = createRandom(`about-me/${id}`);
  const sentences = [
    random.pick(jobSeekerWords.aboutMe[trade]),
    ...random.sample(jobSeekerWords.aboutWork, random.integer(0, 2)),
  ];
  const words = { years: String(random.integer(3, 24)), newcomer: newcomer(gender) };
  return sentences.map((sentence) => phrase(random, sentence, words)).join(' ');
}
