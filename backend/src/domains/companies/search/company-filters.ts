import { HOME_CARE } from '@care/contracts/free-places';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { FilterParam, FlagKey } from '@care/contracts/search';
import { CARE_FORMS, type CompanySort } from '@care/contracts/vocabulary';
import { companyCountQuerySchema, type CompanyCountQuery } from '@care/contracts/schemas';
import { supplementPercent } from '@care/contracts/care-costs';
import { maskOf } from '../../../platform/database/bit-mask';
import { keepPlan } from '../../../platform/database/database';
import type { Database } from '../../../platform/database/schema';
import { around, boxAround, boxOf, chordLimit, type Box } from '../../../platform/geo/distance';
import { chordTo, insideBox, insideCircle } from '../../../platform/geo/distance-sql';
import { findSearchPlace, type SearchPlace } from '../../search';
import { findServing, HOME_CARE_MASK, type ServingCompanies } from './serving-companies';

/** The values of the filters, as the query has them. */
export type CompanyChoices = Pick<CompanyCountQuery, FilterParam<'pflegeanbieter'>>;

/** The parameters of a provider search, validated and with defaults. */
export interface CompanyFilters {
  /** Within this many km of a point, border included; with a box only where distances are measured from. */
  circle: Pick<SearchPlace, 'centre' | 'radiusKm'> | null;
  /** Home care beyond the circle that serves its place. */
  serving: ServingCompanies | null;
  /** Takes the place of the circle. */
  box: Box | null;
  /** Words of the name, which must all match. */
  words: string[];
  chosen: CompanyChoices;
}

type Condition = RawBuilder<boolean>;

const MAX_WORDS = 8;

/** The filters of a query whose place was resolved. */
export const readCompanyFilters = (
  query: CompanyCountQuery,
  circle: CompanyFilters['circle'],
  serving: ServingCompanies | null = null,
): CompanyFilters => ({
  circle,
  serving,
  box: query.bbox ? boxOf(query.bbox) : null,
  words: query.q?.split(/\s+/).slice(0, MAX_WORDS) ?? [],
  chosen: { ...query, features: query.features.toSorted((one, other) => one - other) },
});

/** The place of a query, and its filters. @throws 404 for an unknown town */
export async function findCompanyFilters(db: Kysely<Database>, query: CompanyCountQuery) {
  const place = await findSearchPlace(db, query);
  return { place, filters: readCompanyFilters(query, place, await findServing(db, place)) };
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

/**
 * The condition of each dimension in which a provider must match one of the chosen values. 0 stands for "not chosen", so
 * that the text is the same for all choices.
 */
export function anyOfConditions(filters: CompanyFilters) {
  const { services, place: placeKind, rating: stars, ...share } = filters.chosen;
  const [place, rating] = [placeKind ?? 0, stars ?? 0];
  const [most, without] = [share.grade === 1 ? 0 : (share.own_share ?? 0), share.without_price ?? 0];
  const forms = maskOf(services.map((form) => CARE_FORMS.indexOf(form) + 1));
  const near = nearby(filters);
  return {
    services: sql<boolean>`(${formsMask(filters)} & ${forms} <> 0 or ${forms} = 0${near ? sql` and ${near}` : sql``})`,
    place: sql<boolean>`(place_kind = ${place} or ${place} = 0) is true`,
    rating: sql<boolean>`(average_rating >= ${rating} or ${rating} = 0) is true`,
    own_share: sql<boolean>`(${OWN_SHARE} <= ${most} or ${most} = 0 or (${OWN_SHARE} is null and ${without} = 1)) is true`,
  } satisfies Record<Exclude<keyof CompanyChoices, 'features' | 'grade' | 'without_price' | Flag>, Condition>;
}

/** Whether a row lies in the circle itself; null if no row lies beyond it. */
const nearby = ({ box, circle, serving }: CompanyFilters): Condition | null =>
  !box && circle && serving ? sql`${chordTo(circle.centre)} <= ${chordLimit(circle.radiusKm)}` : null;

/** The care forms of a row that count: beyond the circle only home care. */
export function formsMask(filters: CompanyFilters): RawBuilder<number> {
  const near = nearby(filters);
  return near ? sql`case when ${near} then services_mask else ${HOME_CARE_MASK} end` : sql`services_mask`;
}

function insideArea(filters: CompanyFilters): Condition[] {
  const { box, circle, serving } = filters;
  if (box) return [insideBox(box)];
  if (!circle) return [];
  const near = nearby(filters);
  if (!near || !serving) return [insideCircle(circle.centre, circle.radiusKm)];
  // A wider circle of a suggestion may be larger than the box.
  const [one, other] = [serving.box, boxAround(circle.centre, circle.radiusKm)];
  return [sql`${insideBox(around(one, other))} and (${near} or id = any(${serving.ids}::bigint[]))`];
}

/** The conditions for every result and every count: publication, area, all-of features, yes/no filters, name. */
export function fixedConditions(filters: CompanyFilters): Condition {
  const { words, chosen } = filters;
  const features = maskOf(chosen.features);
  const conditions: Condition[] = [sql`status = 'PUBLISHED' and features_mask & ${features} = ${features}`];
  conditions.push(...insideArea(filters));
  const given = new Map<string, unknown>(Object.entries(chosen));
  for (const [flag, isMet] of flags) conditions.push(sql`(${isMet} or not ${given.get(flag) === true})`);
  for (const word of words) conditions.push(nameContains(word));
  return sql`${sql.join(conditions, sql` and `)}`;
}

/** Every condition for a result. Who serves the place from elsewhere counts only if home care is chosen (PL-10). */
export function companyConditions(all: CompanyFilters): Condition {
  const filters = all.chosen.services.includes(HOME_CARE) ? all : { ...all, serving: null };
  const conditions = [fixedConditions(filters), ...Object.values(anyOfConditions(filters))];
  return sql`${sql.join(conditions, sql` and `)}`;
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
