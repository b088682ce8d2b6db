import { hasNumber, type Database } from '@care/backend/seeding-rows';
import { allows } from '@care/contracts/tiers';
import type { Insertable } from 'kysely';
import {
  CARE_FORMS,
  RATING_CATEGORIES,
  ratedCategories,
  type CareForm,
  type RaterIdentity,
  type RatingCategory,
} from '@care/contracts/vocabulary';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { sentenceLimits, type Accept } from './phrases';
import { createRandom, type Random } from './random';
import {
  authorOf,
  type Rater,
  commentsOf,
  experienceOf,
  responseOf,
  summaryOf,
  type Stars,
  givenStars,
} from './rating-texts';
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

const IDENTITIES: readonly (readonly [RaterIdentity, number])[] = [
  ['RELATIVE', 58],
  ['RESIDENT', 20],
  ['EMPLOYEE', 12],
  ['VISITOR', 10],
];

/** Stars around the average opinion of the provider, with a personal deviation, for what it is rated for. */
function starsOf(random: Random, { row, quality }: DemoCompany): Stars {
  const mood = random.bell() * 0.75;
  const star = (): number => Math.min(5, Math.max(1, Math.round(quality + mood + random.bell() * 0.6)));
  const rated = ratedCategories(careFormsIn(row.services_mask ?? 0));
  return Object.fromEntries(
    RATING_CATEGORIES.map((category) => [category, star()] as const).map(([category, stars]) => [
      category,
      rated.includes(category) ? stars : null,
    ]),
  ) as Stars;
}

const careFormsIn = (mask: number): CareForm[] => CARE_FORMS.filter((_form, index) => hasNumber(mask, index + 1));

/** Nearly all reviews are public; some wait, were disputed or removed. */
const STATES = [
  ['PUBLISHED', 992],
  ['PENDING', 3],
  ['DISPUTED', 2],
  ['REMOVED', 3],
] as const;

interface Making {
  random: Random;
  base: Date;
  raters: readonly Rater[];
}

function makeRating(
  { random, base }: Making,
  id: number,
  company: DemoCompany,
  rater: Rater,
  accept: Accept,
): RatingRow {
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
    // Some authors have deleted their account since; their review has no author.
    author_id: random.chance(0.02) ? null : rater.id,
    is_anonymous: author.isAnonymous,
    preferred_author_name: author.name,
    category: identity,
    review_summary: summaryOf(task),
    description: experienceOf(task),
    ...stars,
    ...commentsOf(task),
    origin: 'online bewertet',
    status: SANDBOX_CONTENT[row.slug] ? 'PUBLISHED' : random.weighted(STATES),
    verification: random.weighted([
      ['EMAIL', 80],
      ['NONE', 12],
      ['CONTACT_PROVEN', 8],
    ] as const),
    helpful_count: Math.floor(random.next() ** 4 * 12),
    created_at: written,
    updated_at: written,
  };
}

/** Owners whose tier includes answers answer about every third review. */
function makeResponse(
  { random, base }: Making,
  rating: RatingRow,
  { row }: DemoCompany,
  accept: Accept,
): ResponseRow | undefined {
  if (!allows(row.subscription, 'answerReviews') || !row.owner_id || !random.chance(0.35)) return undefined;
  const answered = new Date(
    Math.min(base.getTime(), daysAfter(rating.created_at as Date, 1 + random.next() * 9).getTime()),
  );
  const description = responseOf(random, rating, accept);
  if (!description) return undefined;
  return { rating_id: rating.id, author_id: row.owner_id, description, created_at: answered, updated_at: answered };
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
  const making: Making = { random, base, raters };
  const counts = ratingCounts(companies, total);
  const acceptOf = sentenceLimits(countsByTown(companies, counts));
  const ratings: RatingRow[] = [];
  const responses: ResponseRow[] = [];
  for (const [index, company] of companies.entries()) {
    // Steps through a part of the shuffled raters with a fixed stride, so that nobody occurs twice.
    const start = random.integer(0, raters.length - 1);
    const accept = acceptOf(company.row.city_slug);
    for (let nth = 0; nth < (counts[index] ?? 0); nth++) {
      const rater = raters[(start + nth * 7) % raters.length] as Rater;
      const rating = makeRating(making, ratings.length + 1, company, rater, accept);
      ratings.push(rating);
      const response = makeResponse(making, rating, company, accept);
      if (response) responses.push(response);
    }
  }
  return { ratings, responses };
}

/** The columns of `company` about its published reviews; averages are null without reviews. */
type RatingFigures = { ratings_count: number; average_rating: number | null } & Record<
  `average_${RatingCategory}_rating`,
  number | null
>;

/** PostgreSQL divides with 16 decimals before it rounds to two; the same calculation gives the same last digit. */
const SCALE = 10n ** 16n;

/** Division with rounding half up. */
const divided = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

const toHundredths = (sum: bigint, count: number) => Number(divided(divided(sum, BigInt(count)), SCALE / 100n)) / 100;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

function averageOf(ratings: readonly RatingRow[], category: RatingCategory): number | null {
  const given = ratings.flatMap((rating) => rating[category] ?? []);
  return given.length ? toHundredths(BigInt(sumOf(given)) * SCALE, given.length) : null;
}

function totalAverage(ratings: readonly RatingRow[]): number | null {
  const sum = ratings.reduce((total, rating) => {
    const given = givenStars(rating);
    return total + divided(BigInt(sumOf(given)) * SCALE, BigInt(given.length));
  }, 0n);
  return ratings.length ? toHundredths(sum, ratings.length) : null;
}

const figuresOf = (ratings: readonly RatingRow[]): RatingFigures => ({
  ratings_count: ratings.length,
  average_rating: totalAverage(ratings),
  average_housing_rating: averageOf(ratings, 'housing'),
  average_food_rating: averageOf(ratings, 'food'),
  average_reliability_rating: averageOf(ratings, 'reliability'),
  average_friendliness_rating: averageOf(ratings, 'friendliness'),
  average_competence_rating: averageOf(ratings, 'competence'),
  average_activities_rating: averageOf(ratings, 'activities'),
});

/**
 * Counts and averages per provider, the same as refresh_company_ratings() in the database. Computed here so that every
 * provider is written once: an update of half of them would double the size of the search index.
 */
export function ratingFigures(ratings: readonly RatingRow[]): (companyId: number) => RatingFigures {
  const byCompany = new Map<number, RatingRow[]>();
  for (const rating of ratings) {
    if (rating.status !== 'PUBLISHED') continue;
    const known = byCompany.get(rating.company_id);
    if (known) known.push(rating);
    else byCompany.set(rating.company_id, [rating]);
  }
  return (companyId) => figuresOf(byCompany.get(companyId) ?? []);
}
