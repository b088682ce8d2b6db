import { ratingListSchema, type RatingList, type RatingListItem } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';

export const company = { companyId: 7, companySlug: 'lindenhof' };

const ratingSchema = ratingListSchema.shape.results.element;

/** A viewer who can do nothing at a rating. */
export const mayNothing = sample(ratingSchema.shape.viewer, {});

/** The nth rating, newest first; every second one has an answer. */
export const rating = (n: number, changes: Partial<RatingListItem> = {}): RatingListItem =>
  sample(ratingSchema, {
    id: n,
    company: { id: 7, name: 'Lindenhof', slug: 'lindenhof', street: 'Gartenweg 2, 50733 Köln, Deutschland' },
    preferred_author_name: 'Sabine K.',
    category: 'RELATIVE',
    review_summary: `Erfahrung ${n}`,
    description: `Worte zur Erfahrung ${n}.`,
    housing: 5,
    food: 4,
    reliability: 5,
    friendliness: 5,
    competence: 4,
    activities: 4,
    housing_comment: 'Helle Zimmer',
    average_rating: 4.5,
    origin: 'online bewertet',
    status: 'PUBLISHED',
    created_at: '2026-10-14T10:00:00.000Z',
    updated_at: '2026-10-14T10:00:00.000Z',
    response:
      n % 2 === 0 ? { id: n, description: 'Danke für Ihre Worte.', created_at: '2026-10-16T08:00:00.000Z' } : null,
    ...changes,
  });

/** One page of `count` ratings as returned by the backend; the schema validates it. */
export function ratingPage(count: number, { limit = 10, offset = 0 } = {}): RatingList {
  const averages = count
    ? { overall: 4.6, housing: 4.5, food: 4.1, reliability: 4.7, friendliness: 4.9, competence: 4.6, activities: 4.4 }
    : {};
  const size = Math.max(0, Math.min(limit, count - offset));
  return ratingListSchema.parse({
    count,
    results: Array.from({ length: size }, (_, index) => rating(offset + index + 1)),
    meta: {
      averages: sample(ratingListSchema.shape.meta.shape.averages, averages),
      by_category: { resident: 0, relative: count, employee: 0, visitor: 0 },
      distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: count },
    },
  });
}
