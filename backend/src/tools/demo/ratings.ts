import type { Insertable } from 'kysely';
import { RATING_CATEGORIES, type RaterIdentity } from '@care/contracts/vocabulary';
import type { RatingResponseTable, RatingTable } from '../../platform/database/schema';
import type { DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { createRandom, type Random } from './random';
import { ratingCounts } from './rating-counts';
import { commentsOf, experienceOf, responseOf, summaryOf, type Stars } from './rating-texts';
import { SANDBOX_CONTENT } from './sandbox';

export type RatingRow = Insertable<RatingTable> & { id: number; company_id: number };
export type ResponseRow = Insertable<RatingResponseTable>;

/** A person with an account who may rate. */
export interface Rater {
  id: number;
  first_name: string;
  last_name: string;
  city: string;
}

const IDENTITIES: readonly (readonly [RaterIdentity, number])[] = [
  ['RELATIVE', 58],
  ['RESIDENT', 20],
  ['EMPLOYEE', 12],
  ['VISITOR', 10],
];

const WHO: Record<RaterIdentity, readonly string[]> = {
  RELATIVE: ['Angehörige', 'Angehöriger', 'Tochter', 'Sohn', 'Familie'],
  RESIDENT: ['Bewohnerin', 'Bewohner', 'Kundin', 'Kunde'],
  EMPLOYEE: ['Mitarbeiterin', 'Mitarbeiter', 'Ehrenamtliche'],
  VISITOR: ['Besucherin', 'Besucher', 'Gast'],
};

/** The name of an anonymous review does not reveal the author. */
function anonymousName(random: Random, identity: RaterIdentity, city: string): string {
  const who = random.pick(WHO[identity]);
  return random.weighted([
    ['Anonym', 3],
    [who, 2],
    [`${who} aus ${city}`, 4],
  ]);
}

const shortName = ({ first_name, last_name }: Rater): string => `${first_name} ${last_name.charAt(0)}.`;

/** Stars around the average opinion of the provider, with a personal deviation. */
function starsOf(random: Random, quality: number): Stars {
  const mood = random.bell() * 0.75;
  const star = (): number => Math.min(5, Math.max(1, Math.round(quality + mood + random.bell() * 0.6)));
  return Object.fromEntries(RATING_CATEGORIES.map((category) => [category, star()])) as Stars;
}

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
  { row, form, quality }: DemoCompany,
  rater: Rater,
): RatingRow {
  const identity = random.weighted(IDENTITIES);
  const stars = starsOf(random, quality);
  const isAnonymous = random.chance(0.4);
  const age = Math.min((base.getTime() - row.created_at.getTime()) / 86_400_000, 1 + random.next() ** 1.6 * 1100);
  const written = daysAfter(base, -age);
  return {
    id,
    company_id: row.id,
    // Some authors have deleted their account since; their review has no author.
    author_id: random.chance(0.02) ? null : rater.id,
    is_anonymous: isAnonymous,
    preferred_author_name: isAnonymous ? anonymousName(random, identity, rater.city) : shortName(rater),
    category: identity,
    review_summary: summaryOf(random, form, stars),
    description: experienceOf(random, identity, form, stars),
    ...stars,
    ...commentsOf(random, form, stars),
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

/** Owners on Plus and Premium answer about every third review; owners on Free may not answer. */
function makeResponse({ random, base }: Making, rating: RatingRow, { row }: DemoCompany): ResponseRow | undefined {
  if (row.subscription === 'FREE_TIER' || !row.owner_id || !random.chance(0.35)) return undefined;
  const answered = new Date(
    Math.min(base.getTime(), daysAfter(rating.created_at as Date, 1 + random.next() * 9).getTime()),
  );
  const description = responseOf(random, rating);
  return { rating_id: rating.id, author_id: row.owner_id, description, created_at: answered, updated_at: answered };
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
  const ratings: RatingRow[] = [];
  const responses: ResponseRow[] = [];
  for (const [index, company] of companies.entries()) {
    // Steps through a part of the shuffled raters with a fixed stride, so that nobody occurs twice.
    const start = random.integer(0, raters.length - 1);
    for (let nth = 0; nth < (counts[index] ?? 0); nth++) {
      const rater = raters[(start + nth * 7) % raters.length] as Rater;
      const rating = makeRating(making, ratings.length + 1, company, rater);
      ratings.push(rating);
      const response = makeResponse(making, rating, company);
      if (response) responses.push(response);
    }
  }
  return { ratings, responses };
}
