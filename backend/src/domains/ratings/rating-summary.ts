import type { RatingList } from '@care/contracts/schemas';
import type { RaterIdentity } from '@care/contracts/vocabulary';

/** The number of ratings of one rater identity with this many stars, rounded. */
export interface RatingGroup {
  category: RaterIdentity;
  stars: number;
  count: number;
}
type Meta = RatingList['meta'];

const total = (groups: RatingGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

/** Ratings per rater identity. */
export function countsByCategory(groups: RatingGroup[]): Meta['by_category'] {
  const of = (identity: RaterIdentity) => total(groups.filter(({ category }) => category === identity));
  return { resident: of('RESIDENT'), relative: of('RELATIVE'), employee: of('EMPLOYEE'), visitor: of('VISITOR') };
}

/** Ratings per average, rounded to whole stars. */
export function starDistribution(groups: RatingGroup[]): Meta['distribution'] {
  const of = (count: number) => total(groups.filter(({ stars }) => stars === count));
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5) };
}
