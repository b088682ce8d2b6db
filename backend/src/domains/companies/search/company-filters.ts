import { HOME_CARE } from '@care/contracts/free-places';
import { sql, type RawBuilder } from 'kysely';
import type { FilterParam, FlagKey } from '@care/contracts/search';
import { CARE_FORMS, type CompanySort } from '@care/contracts/vocabulary';
import { companyCountQuerySchema, type CompanyCountQuery } from '@care/contracts/schemas';
import { supplementPercent } from '@care/contracts/care-costs';
import { maskOf } from '../../../platform/database/bit-mask';
import { keepPlan } from '../../../platform/database/database';
import type { Db } from '../../../platform/database/schema';
import { boxAround, boxOf, chordLimit, unitVector, type Box } from '../../../platform/geo/distance';
import { insideBox, insideCircle, squaredChord, vectorAt } from '../../../platform/geo/distance-sql';
import { findSearchPlace, type SearchPlace } from '../../search';

/** The values of the filters, as the query has them. */
export type CompanyChoices = Pick<CompanyCountQuery, FilterParam<'pflegeanbieter'>>;

/** The parameters of a provider search, validated and with defaults. */
export interface CompanyFilters {
  /** Within this many km of a point, border included; with a box only where distances are measured from. */
  circle: Pick<SearchPlace, 'id' | 'centre' | 'radiusKm'> | null;
  /** Takes the place of the circle. */
  box: Box | null;
  /** Words of the name, which must all match. */
  words: string[];
  chosen: CompanyChoices;
}

type Condition = RawBuilder<boolean>;

const MAX_WORDS = 8;

/** The filters of a query whose place was resolved. */
export const readCompanyFilters = (query: CompanyCountQuery, circle: CompanyFilters['circle']): CompanyFilters => ({
  circle,
  box: query.bbox ? boxOf(query.bbox) : null,
  words: query.q?.split(/\s+/).slice(0, MAX_WORDS) ?? [],
  chosen: { ...query, features: query.features.toSorted((one, other) => one - other) },
});

/** The place of a query, and its filters. @throws 404 for an unknown town */
export async function findCompanyFilters(db: Db, query: CompanyCountQuery) {
  const place = await findSearchPlace(db, query);
  return { place, filters: readCompanyFilters(query, place) };
}

/** A shorter word has no trigram, and a scan of the whole trigram index would be useless. */
const TRIGRAM = 3;

/** Names that contain a word. For a short word a computed expression prevents the use of the trigram index. */
function nameContains(word: string): Condition {
  const name = word.length < TRIGRAM ? sql`name_norm || ''` : sql`name_norm`;
  return sql`${name} like '%' || norm_de(${word}) || '%'`;
}

/** No filter chosen. */
export const NO_CHOICES: CompanyChoices = companyCountQuerySchema.parse({});

type Flag = FilterParam<'pflegeanbieter', FlagKey>;
/** The providers that a yes/no filter keeps. */
const FLAGS: Record<Flag, Condition> = { free_place: sql`(free_place_until > now()) is true` };
export const flags: [parameter: string, Condition][] = Object.entries(FLAGS);

/** What a resident pays in a month of the first year, as `ownShare` computes it; null if not stated (CO-06). */
export const OWN_SHARE = sql<
  number | null
>`(share_care - (share_care * ${sql.lit(supplementPercent(1))} + 50) / 100 + share_other)`;

/** A point belongs to the nearest postcode up to this distance. */
const POSTCODE_KM = 10;

/** The postcodes of a town, or that of a point. */
function zipCodesOf({ id, centre }: NonNullable<CompanyFilters['circle']>): RawBuilder<string[]> {
  if (id !== null) return sql`array(select zip from postcode where place_id = ${id})`;
  const chord = squaredChord(vectorAt(sql.ref('lat'), sql.ref('lon')), unitVector(centre));
  return sql`array(select zip from postcode where ${insideBox(boxAround(centre, POSTCODE_KM))}
    and ${chord} <= ${chordLimit(POSTCODE_KM)} order by ${chord}, zip limit 1)`;
}

const HOME_CARE_MASK = maskOf([CARE_FORMS.indexOf(HOME_CARE) + 1]);

const isInside = ({ box, circle }: CompanyFilters): Condition =>
  box ? insideBox(box) : circle ? insideCircle(circle.centre, circle.radiusKm) : sql`true`;

/** Home care beyond the circle that serves its town or postcode (PL-10); null for a box, which takes the place of the circle. */
function companiesFromAfar(filters: CompanyFilters): RawBuilder<unknown> | null {
  if (!filters.circle || filters.box) return null;
  return sql`select *, false near from company
    where status = 'PUBLISHED' and services_mask & ${HOME_CARE_MASK} <> 0 and not (${isInside(filters)})
      and id = any(array(select company_id from company_places where zip_codes && ${zipCodesOf(filters.circle)}))`;
}

/** Who serves the place from elsewhere is among the hits only if home care is chosen (PL-10). */
const areHitsFromAfar = ({ chosen }: CompanyFilters): boolean => chosen.services.includes(HOME_CARE);

/** The published providers among which a search finds its hits, as a relation; only those from afar are not `near`. */
export function companiesOf(filters: CompanyFilters): RawBuilder<unknown> {
  const fromAfar = areHitsFromAfar(filters) && companiesFromAfar(filters);
  return sql`(select *, true near from company where status = 'PUBLISHED' and ${isInside(filters)}
    ${fromAfar ? sql`union all ${fromAfar}` : sql``}) company`;
}

/** The number of providers that the choice of home care would add to those of the relation, which lacks them (PL-10). */
export function countFromAfar(filters: CompanyFilters): RawBuilder<number> {
  const fromAfar = areHitsFromAfar(filters) ? null : companiesFromAfar(filters);
  if (!fromAfar) return sql`0`;
  const { place, rating, own_share } = anyOfConditions(filters);
  return sql`(select count(*)::int from (${fromAfar}) company
    where ${sql.join([fixedConditions(filters), place, rating, own_share], sql` and `)})`;
}

/** The any-of dimensions: a provider must match one of the chosen values. */
export const DIMENSIONS = ['services', 'place', 'rating', 'own_share'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/**
 * The condition of each any-of dimension. 0 stands for "not chosen", so that the text is the same for all choices. The rows have
 * the care forms that count in `forms`.
 */
export function anyOfConditions({ chosen }: CompanyFilters, forms = sql`services_mask`): Record<Dimension, Condition> {
  const { services, place = 0, rating = 0, grade, own_share = 0, without_price: without = 0 } = chosen;
  const most = grade === 1 ? 0 : own_share;
  const mask = maskOf(services.map((form) => CARE_FORMS.indexOf(form) + 1));
  return {
    services: sql`(${forms} & ${mask} <> 0 or ${mask} = 0)`,
    place: sql`(place_kind = ${place} or ${place} = 0) is true`,
    rating: sql`(average_rating >= ${rating} or ${rating} = 0) is true`,
    own_share: sql`(${OWN_SHARE} <= ${most} or ${most} = 0 or (${OWN_SHARE} is null and ${without} = 1)) is true`,
  };
}

/** Whether a value of the dimension is chosen. */
export const isLimited = ({ chosen }: CompanyFilters, dimension: Dimension): boolean =>
  dimension === 'services' ? chosen.services.length > 0 : Boolean(chosen[dimension]);

/** The care forms of a row that count: beyond the circle only home care. */
export const FORMS_MASK = sql<number>`case when near then services_mask else ${sql.lit(HOME_CARE_MASK)} end`;

/** The conditions for every result and every count: all-of features, yes/no filters, name. */
export function fixedConditions({ words, chosen }: CompanyFilters): Condition {
  const features = maskOf(chosen.features);
  const given = new Map<string, unknown>(Object.entries(chosen));
  const conditions: Condition[] = [
    sql`features_mask & ${features} = ${features}`,
    ...flags.map(([flag, isMet]): Condition => sql`(${isMet} or not ${given.get(flag) === true})`),
    ...words.map(nameContains),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** The rows of `company` that a search finds, as `from … where …`, to which more conditions can be added. */
export function foundCompanies(filters: CompanyFilters): RawBuilder<unknown> {
  const conditions = [fixedConditions(filters), ...Object.values(anyOfConditions(filters))];
  return sql`from ${companiesOf(filters)} where ${sql.join(conditions, sql` and `)}`;
}

/**
 * The order of the results (SR-10, SR-22, CO-08): unrated providers are last in both rating orders; more ratings come before
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
    case 'ownShareAsc':
      return sql`${OWN_SHARE} asc nulls last, rating_score desc nulls last, ratings_count desc, ${nearest}id`;
    case 'ratingDesc':
      return sql`rating_score desc nulls last, ratings_count desc, ${nearest}id`;
  }
}

/**
 * Each connection plans the searches of an area once, because planning takes as long as running. Words differ in number,
 * and rare ones have an index that only a plan for these words uses.
 */
export const planOnce = ({ words }: CompanyFilters): RawBuilder<unknown> => (words.length ? sql`` : keepPlan);
