import { hasNumber, type Database } from '@care/backend/seeding-rows';
import { allows } from '@care/contracts/tiers';
import type { Insertable } from 'kysely';
import { CARE_FORMS, RATING_CATEGORIES, ratedCategories } from '@care/contracts/vocabulary';
import type { CareForm, RaterIdentity, RatingCategory } from '@care/contracts/vocabulary';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { sentenceLimits, type Accept } from './phrases';
import { createRandom, type Random } from './random';
import { authorOf, commentsOf, experienceOf, responseOf, summaryOf, givenStars } from './rating-texts';
import type { Rater, Stars } from './rating-texts';
import { SANDBOX_CONTENT } from './sandbox';
import { settingOf } from './words';

/** The maximum number for one provider. */
const MOST = 150;

/** Half of the providers have none, a quarter one or two, a few very many. */
function drawCount(random: Random): number {
  const draw = random.next();
  if (draw < 0.5) return 0;
  if (draw < 0.75) return random.integer(1, 2);
  if (draw < 0.92) return random.integer(3, 6);
  if (draw < 0.988) return 7 + Math.floor(random.next() ** 1.7 * 14);
  return Math.min(MOST, 21 + Math.floor(random.next() ** 2.4 * 130));
}

/** The number of reviews of each provider: `total` together, and one provider has exactly the maximum. */
function ratingCounts(companies: readonly DemoCompany[], total: number): number[] {
  const random = createRandom('rating-counts');
  const fixed = companies.map(({ row }) => SANDBOX_CONTENT[row.slug]?.ratings);
  const counts = fixed.map((count) => count ?? drawCount(random));
  const longTail = fixed.indexOf(undefined);
  if (longTail >= 0 && total >= MOST * 2) counts[longTail] = MOST;
  let missing = total - counts.reduce((sum, count) => sum + count, 0);
  while (missing !== 0) {
    const index = random.integer(0, counts.length - 1);
    const count = counts[index] ?? 0;
    // Only providers with a medium number are adjusted to reach the total.
    const isMovable = fixed[index] === undefined && index !== longTail && count >= 3 && count < MOST - 1;
    if (!isMovable || (missing < 0 && count === 3)) continue;
    counts[index] = count + Math.sign(missing);
    missing -= Math.sign(missing);
  }
  return counts;
}

export type RatingRow = Insertable<Database['rating']> & Stars & { id: number; company_id: number };
export type ResponseRow = Insertable<Database['rating_response']>;

const IDENTITIES: Record<RaterIdentity, number> = { RELATIVE: 58, RESIDENT: 20, EMPLOYEE: 12, VISITOR: 10 };

/** Stars around the average opinion of the provider, with a personal deviation, for what it is rated for. */
function starsOf(random: Random, { row, quality }: DemoCompany): Stars {
  const mood = random.bell() * 0.75;
  const star = (): number => Math.min(5, Math.max(1, Math.round(quality + mood + random.bell() * 0.6)));
  const rated = ratedCategories(careFormsIn(row.services_mask ?? 0));
  const stars = RATING_CATEGORIES.map((category) => [category, star(), rated.includes(category)] as const);
  return Object.fromEntries(stars.map(([category, count, isRated]) => [category, isRated ? count : null])) as Stars;
}

const careFormsIn = (mask: number): CareForm[] => CARE_FORMS.filter((_form, index) => hasNumber(mask, index + 1));

/** Nearly all reviews are public; some wait, were disputed or removed. */
const STATES = { PUBLISHED: 992, PENDING: 3, DISPUTED: 2, REMOVED: 3 } as const;
const VERIFICATIONS = { EMAIL: 80, NONE: 12, CONTACT_PROVEN: 8 } as const;

/** What the ratings of one provider are made from. */
interface Making {
  random: Random;
  base: Date;
  company: DemoCompany;
  accept: Accept;
}

function makeRating({ random, base, company, accept }: Making, id: number, rater: Rater): RatingRow {
  const { row, form } = company;
  const identity = random.weighted(IDENTITIES);
  const stars = starsOf(random, company);
  const setting = settingOf(form);
  const author = authorOf(random, rater, identity, setting);
  const task = { random, author, setting, stars, accept };
  const age = Math.min((base.getTime() - row.created_at.getTime()) / 86_400_000, 1 + random.next() ** 1.6 * 1100);
  const written = daysAfter(base, -age);
  return {
    id,
    company_id: row.id,
    category: identity,
    // Some authors have deleted their account since; their review has no author.
    author_id: random.chance(0.02) ? null : rater.id,
    is_anonymous: author.isAnonymous,
    preferred_author_name: author.name,
    review_summary: summaryOf(task),
    description: experienceOf(task),
    ...stars,
    ...commentsOf(task),
    origin: 'online bewertet',
    status: SANDBOX_CONTENT[row.slug] ? 'PUBLISHED' : random.weighted(STATES),
    verification: random.weighted(VERIFICATIONS),
    helpful_count: Math.floor(random.next() ** 4 * 12),
    created_at: written,
    updated_at: written,
  };
}

/** Owners whose tier includes answers answer about every third review. */
function* makeResponse({ random, base, company: { row }, accept }: Making, rating: RatingRow): Iterable<ResponseRow> {
  if (!allows(row.subscription, 'answerReviews') || !row.owner_id || !random.chance(0.35)) return;
  const later = daysAfter(rating.created_at as Date, 1 + random.next() * 9);
  const answered = later < base ? later : base;
  const description = responseOf(random, rating, accept);
  if (description)
    yield { rating_id: rating.id, author_id: row.owner_id, description, created_at: answered, updated_at: answered };
}

function countsByTown(companies: readonly DemoCompany[], counts: readonly number[]): (town: string) => number {
  const byTown = new Map<string, number>();
  for (const [index, { row }] of companies.entries())
    byTown.set(row.city_slug, (byTown.get(row.city_slug) ?? 0) + (counts[index] ?? 0));
  return (town) => byTown.get(town) ?? 0;
}

/** All reviews with their answers; nobody reviews a provider twice (RV-03). */
export function generateRatings(
  companies: readonly DemoCompany[],
  raters: readonly Rater[],
  base: Date,
  total: number,
) {
  const random = createRandom('ratings');
  const counts = ratingCounts(companies, total);
  const acceptOf = sentenceLimits(countsByTown(companies, counts));
  const ratings: RatingRow[] = [];
  const responses: ResponseRow[] = [];
  for (const [index, company] of companies.entries()) {
    // Steps through a part of the shuffled raters with a fixed stride, so that nobody occurs twice.
    const start = random.integer(0, raters.length - 1);
    const making = { random, base, company, accept: acceptOf(company.row.city_slug) };
    for (let nth = 0; nth < (counts[index] ?? 0); nth++) {
      const rater = raters[(start + nth * 7) % raters.length] as Rater;
      const rating = makeRating(making, ratings.length + 1, rater);
      ratings.push(rating);
      responses.push(...makeResponse(making, rating));
    }
  }
  return { ratings, responses };
}

/** PostgreSQL divides with 16 decimals before it rounds to two; the same calculation gives the same last digit. */
const SCALE = 10n ** 16n;

/** Division with rounding half up. */
const divided = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

const toHundredths = (sum: bigint, count: number) =>
  count === 0 ? null : Number(divided(divided(sum, BigInt(count)), SCALE / 100n)) / 100;

const sumOf = (numbers: readonly number[]): bigint => SCALE * BigInt(numbers.reduce((sum, one) => sum + one, 0));

function averageOf(ratings: readonly RatingRow[], category: RatingCategory): number | null {
  const given = ratings.flatMap((rating) => rating[category] ?? []);
  return toHundredths(sumOf(given), given.length);
}

function totalAverage(ratings: readonly RatingRow[]): number | null {
  const means = ratings.map(givenStars).map((given) => divided(sumOf(given), BigInt(given.length)));
  return toHundredths(
    means.reduce((sum, mean) => sum + mean, 0n),
    ratings.length,
  );
}

/**
 * Counts and averages per provider, the same as refresh_company_ratings() in the database; averages are null without
 * reviews. Computed here so that every provider is written once: an update of half of them would double the size of the
 * search index.
 */
export function ratingFigures(all: readonly RatingRow[]) {
  const byCompany = new Map<number, RatingRow[]>();
  for (const rating of all.filter(({ status }) => status === 'PUBLISHED')) {
    const known = byCompany.get(rating.company_id);
    if (known) known.push(rating);
    else byCompany.set(rating.company_id, [rating]);
  }
  return (companyId: number) => {
    const ratings = byCompany.get(companyId) ?? [];
    const averages = RATING_CATEGORIES.map((name) => [`average_${name}_rating`, averageOf(ratings, name)] as const);
    const average_rating = totalAverage(ratings);
    return { ratings_count: ratings.length, average_rating, ...Object.fromEntries(averages) };
  };
}
