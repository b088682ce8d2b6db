import type { RatingCategory } from '@care/contracts/vocabulary';
import { givenStars } from './rating-texts';
import type { RatingRow } from './ratings';

/** The columns of `company` about its published reviews; averages are null without reviews. */
export type RatingFigures = { ratings_count: number; average_rating: number | null } & Record<
  `average_${RatingCategory}_rating`,
  number | null
>;

/** PostgreSQL divides with 16 decimals before it rounds to two; the same calculation gives the same last digit. */
const SCALE = 10n ** 16n;

/** Division with rounding half up. */
const divided = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

const toHundredths = (sum: bigint, count: number): number =>
  Number(divided(divided(sum, BigInt(count)), SCALE / 100n)) / 100;

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
