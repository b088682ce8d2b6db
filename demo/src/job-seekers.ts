import { type GazetteerPlace, maskOf, type Database, numbersIn } from '@care/backend/seeding-rows';
import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { DEFAULT_RADIUS, MAX_WORK_LOCATIONS, RADIUS_OPTIONS } from '@care/contracts/constants';
import type { Gender } from '@care/contracts/vocabulary';
import { accountRow, workerName, type AccountRow } from './accounts';
import { townsByPopulation } from './addresses';
import { daysAfter } from './days';
import { DEMO_PSEUDONYM, demoAccount, FIRST_JOB_SEEKER_ID } from './demo-accounts';
import { createRandom, type Random } from './random';
import type { Rater } from './rating-texts';
import { jobSeekerWords, type Trade } from './words';
import { phrase } from './phrases';

/** The highest of a person's qualifications decides. */
function tradeOf({ qualifications_mask, custom_qualifications }: ReturnType<typeof qualificationsOf>): Trade {
  const numbers = numbersIn(qualifications_mask);
  if (numbers.some((number) => [1, 3, 4].includes(number))) return 'professional';
  if (numbers.some((number) => [2, 5].includes(number))) return 'helper';
  if (numbers.includes(6)) return 'companion';
  return custom_qualifications.length > 0 ? 'other' : 'none';
}

/** Names of occupations agree with the sex; people of another sex keep the neutral form. */
const bySex = (names: readonly string[], gender: Gender): string[] =>
  gender === 'OTHER'
    ? [...names]
    : names.map((name) => jobSeekerWords.bySex[name]?.[gender === 'FEMALE' ? 0 : 1] ?? name);

/** Nobody has a certificate of another trade, and companions have theirs as a qualification. */
const fittingCertificates = (certificates: readonly string[], trade: Trade): string[] =>
  certificates.filter((certificate) => jobSeekerWords.certificateTrades[certificate]?.includes(trade) !== false);

const ONE_OF = ['Nur Frühdienst', 'Nur Spätdienst', 'Kein Nachtdienst'];

/** Only one wish about the shift: who works in the morning only has no night duty anyway. */
function compatibleWishes(wishes: readonly string[]): string[] {
  const shift = ONE_OF.find((wish) => wishes.includes(wish));
  return wishes.filter((wish) => !ONE_OF.includes(wish) || wish === shift);
}

const NEWCOMERS = { OTHER: 'neu im Beruf', FEMALE: 'Quereinsteigerin', MALE: 'Quereinsteiger' } as const;

/** One to three sentences of a job seeker; a quarter of the people write nothing. */
function aboutMe(id: number, gender: Gender, trade: Trade): string {
  const random = createRandom(`about-me/${id}`);
  const first = random.pick(jobSeekerWords.aboutMe[trade]);
  const others = random.sample(jobSeekerWords.aboutWork, random.integer(0, 2));
  const words = { years: String(random.integer(3, 24)), newcomer: NEWCOMERS[gender] };
  return [first, ...others].map((sentence) => phrase(random, sentence, words)).join(' ');
}

type JobSeekerRow = Insertable<Database['job_seeker']> & { id: number };
type LocalizationRow = Insertable<Database['job_seeker_localization']>;

export interface DemoJobSeeker {
  /** Missing for the printed demo account, which is in another list. */
  account: AccountRow | undefined;
  rater: Rater;
  row: JobSeekerRow;
  localizations: LocalizationRow[];
}

/** Frequency of each of the six qualifications; people with none of them may have another one or none. */
const QUALIFICATION_SHARES = { 1: 24, 2: 14, 3: 18, 4: 20, 5: 16, 6: 8 } as const;

function qualificationsOf(random: Random) {
  const kind = random.weighted({ named: 86, other: 8, none: 6 });
  if (kind === 'none') return { qualifications_mask: 0, custom_qualifications: [] };
  const custom = kind === 'other' || random.chance(0.06) ? [random.pick(jobSeekerWords.customQualifications)] : [];
  const named = kind === 'named' ? [Number(random.weighted(QUALIFICATION_SHARES))] : [];
  if (kind === 'named' && random.chance(0.18)) named.push(Number(random.weighted(QUALIFICATION_SHARES)));
  return { qualifications_mask: maskOf(named), custom_qualifications: custom };
}

/** AC-13: a pseudonym or a first name with an initial, never the full name. */
function visibleName(random: Random, { first_name, last_name }: { first_name: string; last_name: string }): string {
  const { pseudonymAdjectives: adjectives, pseudonymNouns: nouns } = jobSeekerWords;
  return random.weighted({
    [`${random.pick(adjectives)} ${random.pick(nouns)} ${random.integer(2, 99)}`]: 2,
    [`${first_name} ${last_name.charAt(0)}.`]: 9,
    [`${random.pick(nouns)} ${random.integer(100, 999)}`]: 1,
  });
}

/** The texts have their own random sequence. These draws are left out, so that people keep their towns. */
const DRAWS_OF_TEXT = 10;

function localizationOf(random: Random, id: number, position: number, town: GazetteerPlace): LocalizationRow {
  const { zip: zip_code, lat, lon } = random.pick(town.postcodes);
  const radius = random.chance(0.62) ? DEFAULT_RADIUS : random.pick(RADIUS_OPTIONS);
  const address = `${zip_code} ${town.name}`;
  return { job_seeker_id: id, position, address, city: town.name, zip_code, lat, lon, radius };
}

/** Of several drawn towns the one nearest to home, so that nobody looks for work at both ends of the country. */
function townNear(random: Random, home: GazetteerPlace, townOf: (random: Random) => GazetteerPlace): GazetteerPlace {
  const distance = (town: GazetteerPlace): number => Math.hypot(town.lat - home.lat, (town.lon - home.lon) * 0.63);
  const towns = Array.from({ length: 40 }, () => townOf(random)).filter((town) => town !== home);
  return towns.reduce((nearest, town) => (distance(town) < distance(nearest) ? town : nearest));
}

/** One to three different towns. */
function localizationsOf(random: Random, id: number, townOf: (random: Random) => GazetteerPlace): LocalizationRow[] {
  const count = Number(random.weighted({ 1: 62, 2: 26, [MAX_WORK_LOCATIONS]: 12 }));
  const home = townOf(random);
  const towns = new Set([home]);
  while (towns.size < count) towns.add(townNear(random, home, townOf));
  return [...towns].map((town, index) => localizationOf(random, id, index + 1, town));
}

const GENDERS: Record<Gender, number> = { FEMALE: 76, MALE: 21, OTHER: 3 };

const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

/** Most people were active within the last weeks, some not for a year. Drawn apart, so that the other draws stay. */
function lastActivity(id: number, created: Date, base: Date): string {
  const active = daysAfter(base, -400 * createRandom(`activity ${id}`).next() ** 3);
  return dayOf(active > created ? active : created);
}

/** As the registration makes it, so that slugs cannot be enumerated; the same at every start. */
const profileSlug = (id: number): string =>
  `pflegekraft-${createHash('sha256').update(`job-seeker ${id}`).digest('hex').slice(0, 10)}`;

/** An unconfirmed address would hide the profile (AC-20). */
const confirmed = (account: AccountRow): AccountRow => ({ ...account, email_verified_at: account.created_at });

/** Qualifications, certificates, description and wishes, which agree with each other and with the sex. */
function textsOf(random: Random, id: number, gender: Gender, isDemo: boolean) {
  const qualified = isDemo ? { qualifications_mask: maskOf([4]), custom_qualifications: [] } : qualificationsOf(random);
  const trade = tradeOf(qualified);
  const certificates = random.chance(0.55) ? random.sample(jobSeekerWords.certificates, random.integer(1, 4)) : [];
  const hasText = !isDemo && !random.chance(0.25);
  if (hasText) random.skip(DRAWS_OF_TEXT);
  const text = hasText ? aboutMe(id, gender, trade) : '';
  const wishes = random.chance(0.6) ? random.sample(jobSeekerWords.wishes, random.integer(1, 4)) : [];
  return {
    qualifications_mask: qualified.qualifications_mask,
    custom_qualifications: bySex(qualified.custom_qualifications, gender),
    certificates: bySex(fittingCertificates(certificates, trade), gender),
    description: isDemo ? 'Ich suche ein kleines, gut geführtes Haus mit verlässlichem Dienstplan.' : text,
    additional_requirements: compatibleWishes(wishes),
  };
}

/** The job seekers of the demonstration; the first belongs to the printed demo account. */
export function generateJobSeekers(places: readonly GazetteerPlace[], base: Date, count: number): DemoJobSeeker[] {
  const random = createRandom('job-seekers');
  const townOf = townsByPopulation(places);
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1;
    const demo = id === 1 ? demoAccount('pflegekraft') : undefined;
    const isDemo = demo !== undefined;
    const gender = random.weighted(GENDERS);
    const { first_name, last_name } = demo ?? workerName(random, gender);
    const user_id = demo?.id ?? FIRST_JOB_SEEKER_ID + id;
    const visible_name = isDemo ? DEMO_PSEUDONYM : visibleName(random, { first_name, last_name });
    const localizations = localizationsOf(random, id, townOf);
    const created = daysAfter(base, -900 * random.next() ** 2);
    const person = { id: user_id, profile_type: 'JOB_SEEKER', first_name, last_name } as const;
    return {
      account: isDemo ? undefined : confirmed(accountRow(random, base, person)),
      rater: { id: user_id, first_name, last_name, city: localizations[0]?.city ?? '' },
      localizations,
      row: {
        id,
        user_id,
        slug: profileSlug(id),
        visible_name,
        gender,
        is_open_for_offers: isDemo || random.chance(0.78),
        is_hidden: !isDemo && random.chance(0.01),
        ...textsOf(random, id, gender, isDemo),
        active_on: isDemo ? dayOf(base) : lastActivity(id, created, base),
        created_at: created,
        updated_at: created,
      },
    };
  });
}
