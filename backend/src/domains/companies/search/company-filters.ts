import { sql, type RawBuilder } from 'kysely';
import { CARE_FORMS, type CompanySort, type Place } from '@care/contracts/vocabulary';
import type { CompanyCountQuery } from '@care/contracts/schemas';
import { maskOf } from '../../../platform/database/bit-mask';
import { keepPlan } from '../../../platform/database/database';
import { boxOf, type Box } from '../../../platform/geo/distance';
import { insideBox, insideCircle } from '../../../platform/geo/distance-sql';
import type { SearchPlace } from '../../search';

/** The parameters of a provider search, validated and with defaults. */
export interface CompanyFilters {
  /** Within this many km of a point, border included; with a box only where distances are measured from. */
  circle: Pick<SearchPlace, 'centre' | 'radiusKm'> | null;
  /** Takes the place of the circle. */
  box: Box | null;
  /** Bits of the care forms of which at least one must match; 0 = all. */
  services: number;
  /** Bits of the features, which must all match. */
  features: number;
  place: Place | null;
  minRating: number | null;
  /** Words of the name, which must all match. */
  words: string[];
}

type Condition = RawBuilder<boolean>;

const MAX_WORDS = 8;

/** The filters of a query whose place was resolved. */
export const readCompanyFilters = (query: CompanyCountQuery, circle: CompanyFilters['circle']): CompanyFilters => ({
  circle,
  box: query.bbox ? boxOf(query.bbox) : null,
  services: maskOf(query.services.map((form) => CARE_FORMS.indexOf(form) + 1)),
  features: maskOf(query.features),
  place: query.place ?? null,
  minRating: query.rating ?? null,
  words: query.q?.split(/\s+/).slice(0, MAX_WORDS) ?? [],
});

/** A shorter word has no trigram, and a scan of the whole trigram index would be useless. */
const TRIGRAM = 3;

/** Names that contain a word. For a short word a computed expression prevents the use of the trigram index. */
function nameContains(word: string): Condition {
  const name = word.length < TRIGRAM ? sql`name_norm || ''` : sql`name_norm`;
  return sql`${name} like '%' || norm_de(${word}) || '%'`;
}

/** The conditions for every result and every count: publication, area, all-of features, name. */
export function fixedConditions(filters: CompanyFilters): Condition {
  const { features } = filters;
  const conditions: Condition[] = [sql`status = 'PUBLISHED' and features_mask & ${features} = ${features}`];
  if (filters.box) conditions.push(insideBox(filters.box));
  else if (filters.circle) conditions.push(insideCircle(filters.circle.centre, filters.circle.radiusKm));
  for (const word of filters.words) conditions.push(nameContains(word));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/**
 * The condition of each dimension in which a provider must match one of the chosen values. 0 stands for "not chosen", so
 * that the text is the same for all choices.
 */
export const anyOfConditions = ({ services, place, minRating }: CompanyFilters) => ({
  services: sql<boolean>`(services_mask & ${services} <> 0 or ${services} = 0)`,
  place: sql<boolean>`(place_kind = ${place ?? 0} or ${place ?? 0} = 0) is true`,
  rating: sql<boolean>`(average_rating >= ${minRating ?? 0} or ${minRating ?? 0} = 0) is true`,
});

/** Every condition for a result. */
export function companyConditions(filters: CompanyFilters): Condition {
  const conditions = [fixedConditions(filters), ...Object.values(anyOfConditions(filters))];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/**
 * The order of the results (SR-10, SR-22): unrated providers are last in both rating orders; more ratings come before
 * fewer, then the nearer provider, then the older entry.
 */
export function companyOrder(sort: CompanySort, hasCentre: boolean): RawBuilder<unknown> {
  const nearest = hasCentre ? sql`chord, ` : sql``;
  switch (sort) {
    case 'ratingAsc':
      return sql`rating_score asc nulls last, ratings_count desc, ${nearest}id`;
    case 'radiusAsc':
      return sql`chord, rating_score desc nulls last, ratings_count desc, id`;
    case 'radiusDesc':
      return sql`chord desc, rating_score desc nulls last, ratings_count desc, id`;
    case 'ratingDesc':
      return sql`rating_score desc nulls last, ratings_count desc, ${nearest}id`;
  }
}

/**
 * Each connection plans the searches of an area once, because planning takes as long as running. Words differ in number,
 * and rare ones have an index that only a plan for these words uses.
 */
export const planOnce = ({ words }: CompanyFilters): RawBuilder<unknown> => (words.length ? sql`` : keepPlan);
