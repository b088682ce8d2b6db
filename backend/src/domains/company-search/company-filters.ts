import { sql, type RawBuilder } from 'kysely';
import { MAX_STARS, MIN_STARS } from '@care/contracts/constants';
import { CARE_FORMS, COMPANY_FEATURES, PLACES, type CompanySort, type Place } from '@care/contracts/vocabulary';
import type { CompanyCountQuery } from '@care/contracts/schemas';
import { maskOf } from '../../platform/database/bit-mask';
import { boxOf, chordLimit, unitVector, type Box } from '../../platform/geo/distance';
import { chordTo, insideBox, insideCircle, squaredChord, vectorOf } from '../../platform/geo/distance-sql';
import type { SearchPlace } from '../places';

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
  hasJobs: boolean;
  /** Words of the name, which must all match. */
  words: string[];
}

/** The dimensions in which a provider must match one of the chosen values. */
export const ANY_OF = ['services', 'place', 'rating'] as const;
export type AnyOfDimension = (typeof ANY_OF)[number];
export type Condition = RawBuilder<boolean>;

const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => MIN_STARS + index);
const hasBit = (column: string) => (_: unknown, index: number) =>
  sql<boolean>`${sql.ref(column)} & ${sql.lit(1 << index)} <> 0`;

/** The condition for each feature, and for each value of an any-of dimension, in the order of the facets. */
export const FEATURE_CONDITIONS: readonly Condition[] = COMPANY_FEATURES.map(hasBit('features_mask'));
export const VALUE_CONDITIONS: Record<AnyOfDimension, readonly Condition[]> = {
  services: CARE_FORMS.map(hasBit('services_mask')),
  place: PLACES.map(({ index }) => sql<boolean>`place_kind = ${sql.lit(index)}`),
  rating: STARS.map((stars) => sql<boolean>`average_rating >= ${sql.lit(stars)}`),
};

const MAX_WORDS = 8;

/** The filters of a query whose place was resolved. */
export const readCompanyFilters = (query: CompanyCountQuery, circle: CompanyFilters['circle']): CompanyFilters => ({
  circle,
  box: query.bbox ? boxOf(query.bbox) : null,
  services: maskOf(query.services.map((form) => CARE_FORMS.indexOf(form) + 1)),
  features: maskOf(query.features),
  place: query.place ?? null,
  minRating: query.rating ?? null,
  hasJobs: query.has_jobs ?? false,
  words: query.q?.split(/\s+/).slice(0, MAX_WORDS) ?? [],
});

/** A shorter word has no trigram, and a scan of the whole trigram index would be useless. */
const TRIGRAM = 3;

/** Names that contain a word. For a short word a computed expression prevents the use of the trigram index. */
function nameContains(word: string): Condition {
  const name = word.length < TRIGRAM ? sql`name_norm || ''` : sql`name_norm`;
  return sql`${name} like '%' || norm_de(${word}) || '%'`;
}

/** The exact area only, for rows that were found with another index than that on latitude and longitude. */
export function withinArea({ circle, box }: CompanyFilters): Condition[] {
  if (box) return [insideBox(box)];
  return circle ? [sql`${chordTo(circle.centre)} <= ${chordLimit(circle.radiusKm)}`] : [];
}

/** Conditions for every result and every count: publication, area, all-of features, jobs, name. */
function fixedConditions(filters: CompanyFilters): Condition[] {
  const conditions: Condition[] = [sql`status = 'PUBLISHED'`];
  if (filters.box) conditions.push(insideBox(filters.box));
  else if (filters.circle) conditions.push(insideCircle(filters.circle.centre, filters.circle.radiusKm));
  if (filters.features) conditions.push(sql`features_mask & ${filters.features} = ${filters.features}`);
  if (filters.hasJobs) conditions.push(sql`job_offers_count > 0`);
  for (const word of filters.words) conditions.push(nameContains(word));
  return conditions;
}

/** The condition of an any-of dimension; null if no value is chosen. */
export function anyOfCondition(dimension: AnyOfDimension, filters: CompanyFilters): Condition | null {
  switch (dimension) {
    case 'services':
      return filters.services ? sql`services_mask & ${filters.services} <> 0` : null;
    case 'place':
      return filters.place ? sql`place_kind = ${filters.place}` : null;
    case 'rating':
      return filters.minRating ? sql`average_rating >= ${filters.minRating}` : null;
  }
}

/** Every condition for a result, except that of one dimension, which a facet leaves out. */
export function companyConditions(filters: CompanyFilters, lifted?: AnyOfDimension): Condition {
  const chosen = ANY_OF.filter((dimension) => dimension !== lifted).map((dimension) =>
    anyOfCondition(dimension, filters),
  );
  const conditions = [...fixedConditions(filters), ...chosen.filter((condition) => condition !== null)];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The parameters of prepared searches: a circle, and the filters, of which 0 or false stands for "not chosen". */
export const CIRCLE_TYPES = { x: 'float8', y: 'float8', z: 'float8', chordLimit: 'float8' } as const;
export const FILTER_TYPES = {
  services: 'int',
  features: 'int',
  place: 'int',
  minRating: 'int',
  hasJobs: 'boolean',
} as const;
type Parameters<Types> = Record<keyof Types, RawBuilder<never>>;
export type CircleParameters = Parameters<typeof CIRCLE_TYPES>;
export type FilterParameters = Parameters<typeof FILTER_TYPES>;

export const circleValues = ({ centre, radiusKm }: NonNullable<CompanyFilters['circle']>) => ({
  ...unitVector(centre),
  chordLimit: chordLimit(radiusKm),
});

export const filterValues = ({ services, features, place, minRating, hasJobs }: CompanyFilters) => ({
  services,
  features,
  place: place ?? 0,
  minRating: minRating ?? 0,
  hasJobs,
});

export const withinCircle = (circle: CircleParameters): Condition =>
  sql`${squaredChord(vectorOf(), circle)} <= ${circle.chordLimit}`;

/** Conditions for every row that was found by its cell, except its area and the any-of dimensions. */
export const fixedRowConditions = ({ features, hasJobs }: FilterParameters): Condition =>
  sql`status = 'PUBLISHED' and features_mask & ${features} = ${features} and (job_offers_count > 0 or not ${hasJobs})`;

/** Whether a row matches the chosen values of each any-of dimension; true without a chosen value. */
export const anyOfRowConditions = ({
  services,
  place,
  minRating,
}: FilterParameters): Record<AnyOfDimension, Condition> => ({
  services: sql`(services_mask & ${services} <> 0 or ${services} = 0)`,
  place: sql`(place_kind = ${place} or ${place} = 0) is true`,
  rating: sql`(average_rating >= ${minRating} or ${minRating} = 0) is true`,
});

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
