import { sql, type RawBuilder } from 'kysely';
import { MIN_STARS, MAX_STARS } from '@care/contracts/constants';
import { FRESH_DAYS, HOME_CARE, SHOWN_DAYS } from '@care/contracts/free-places';
import { CARE_FORMS, COMPANY_FEATURES, PROVIDER_SORTS, OWN_SHARES, PLACES } from '@care/contracts/vocabulary';
import type { CompanySort } from '@care/contracts/vocabulary';
import * as schemas from '@care/contracts/schemas';
import type { CompanyFacets, CompanyMap, CompanySearchQuery } from '@care/contracts/schemas';
import { areaOf, companyRanking, effectiveSort, pageMeta, searchMap, boundsWhere, type Bounds } from '../../search';
import type { Db } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { companyCards } from '../present-company';
import { chordTo, insideBox } from '../../../platform/geo/distance-sql';
import type { Hit } from '../../../platform/geo/hits';
import * as filtering from './company-filters';
import { rescueEmptySearch } from './suggestions';

const forAll = calls('search');

/** The provider search: list, live count and map (SR-20). */
export default async function searchRoutes(app: App): Promise<void> {
  const searchCall = forAll('Searches providers', {
    querystring: schemas.companySearchQuerySchema,
    response: { 200: schemas.companySearchAnswerSchema },
  });
  app.get('/company/search/', searchCall, ({ query, reads, viewer }) =>
    searchCompanies(reads.kysely, query, viewer?.userId ?? null),
  );

  const countCall = forAll('How many providers a search finds', {
    querystring: schemas.companyCountQuerySchema,
    response: { 200: schemas.searchCountSchema },
  });
  app.get('/company/search/count/', countCall, async ({ query, reads: { kysely } }) => {
    const { filters } = await filtering.findCompanyFilters(kysely, query);
    return { count: await countCompanies(kysely, filters) };
  });

  const mapCall = forAll('The providers of a search on a map', {
    querystring: schemas.companyMapQuerySchema,
    response: { 200: schemas.companyMapSchema },
  });
  app.get('/company/search/map/', mapCall, async ({ query, reads: { kysely } }) => {
    const { filters } = await filtering.findCompanyFilters(kysely, query);
    return companyMap(kysely, filters, query.zoom);
  });
}

type FlagCounts = Omit<CompanyFacets, 'services' | 'features' | 'place' | 'rating' | 'own_share' | 'without_price'>;
const facets = ({ services, served, features, places, ratings, shares, ...counts }: FacetCounts): CompanyFacets => ({
  services: CARE_FORMS.map((value, index) => ({
    value,
    count: (services[index] ?? 0) + (value === HOME_CARE ? served : 0),
  })),
  features: COMPANY_FEATURES.map(({ index }) => ({ index, count: features[index - 1] ?? 0 })),
  place: PLACES.map(({ index }) => ({ value: index, count: places[index - 1] ?? 0 })),
  rating: ratings.map((count, index) => ({ min: MIN_STARS + index, count })),
  own_share: OWN_SHARES.map((max, index) => ({ max, count: shares[index] ?? 0 })),
  without_price: counts.without_price,
  ...(Object.fromEntries(filtering.flags.map(([flag], index) => [flag, counts.flags[index] ?? 0])) as FlagCounts),
});

/** The hits of one page, as a list in one column. */
function pageOf(filters: filtering.CompanyFilters, sort: CompanySort, { page, page_size }: CompanySearchQuery) {
  const { circle } = filters;
  return sql<Hit[]>`(select coalesce(json_agg(hit), '[]') from (
    select id, ${circle ? chordTo(circle.centre) : sql`null::float8`} chord
    ${filtering.foundCompanies(filters)} order by ${filtering.companyOrder(sort, circle !== null)}
    limit ${page_size} offset ${(page - 1) * page_size}) hit)`;
}

/** `GET /company/search/` (SR-20, SR-22). */
async function searchCompanies(db: Db, query: CompanySearchQuery, viewerId: number | null) {
  const { place, filters } = await filtering.findCompanyFilters(db, query);
  const isWithoutShares = query.grade === 1 && query.sort === 'ownShareAsc';
  const sort = effectiveSort(isWithoutShares ? undefined : query.sort, place, PROVIDER_SORTS[0]);
  const { total, bounds, hits, ...counts } = await findCompanies(db, filters, pageOf(filters, sort, query));
  return {
    count: total,
    results: await companyCards(db, hits, viewerId),
    meta: {
      ...pageMeta(query, place, total),
      facets: facets(counts),
      bounds,
      ranking: companyRanking(sort, place !== null),
      suggestions: total ? [] : await rescueEmptySearch(db, filters),
    },
  };
}

/**
 * `GET /company/search/map/`: the box of the query is what the map shows, and does not replace the circle of the
 * search.
 */
const companyMap = (db: Db, { box, ...filters }: filtering.CompanyFilters, zoom: number): Promise<CompanyMap> =>
  searchMap(db, {
    hits: sql`select id, lat, lon ${filtering.foundCompanies({ ...filters, box: null })} and ${box ? insideBox(box) : sql`true`}`,
    // Home care that serves the place may have its office anywhere.
    area: areaOf(filters.chosen.services.includes(HOME_CARE) ? null : filters.circle, box),
    zoom,
    describe: (ids) =>
      db
        .selectFrom('company')
        .select(['id', 'slug', 'name', 'average_rating as rating', 'ratings_count'])
        .select(isPlaceShown.as('has_free_place'))
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute(),
  });

/** A confirmed place is shown some days longer than it counts as confirmed (PL-06). */
const isPlaceShown = sql<boolean>`(free_place_until > now() - make_interval(days => ${sql.lit(SHOWN_DAYS - FRESH_DAYS)})) is true`;

/**
 * The number of results for each filter value; lists in the order of the vocabulary, ratings from one star on, flags in
 * the order of their table. `served` is home care that only the choice of home care adds.
 */
type FacetCounts = Record<'services' | 'features' | 'places' | 'ratings' | 'shares' | 'flags', number[]> &
  Record<'served' | 'without_price', number>;
type CompanyCounts = FacetCounts & { total: number; bounds: Bounds; hits: Hit[] };

const STARS = Array.from({ length: MAX_STARS - MIN_STARS + 1 }, (_, index) => MIN_STARS + index);

/** Counts the rows that meet each condition. The lists are the same for every search, so they are plain texts. */
const countEach = (conditions: readonly string[]): RawBuilder<number[]> =>
  sql.raw(`array[${conditions.map((condition) => `count(*) filter (where ${condition})`).join(', ')}]::int[]`);

/** Counts the rows with each bit of a mask: a sum is faster than a condition and a count. */
const countBits = (mask: string, values: readonly unknown[]): RawBuilder<number[]> =>
  sql.raw(
    `array[${values.map((_, bit) => `coalesce(sum(${mask} & ${1 << bit}), 0) / ${1 << bit}`).join(', ')}]::int[]`,
  );

const counts = sql`
  count(lat)::int total, ${boundsWhere()} bounds,
  ${countBits('hit_features', COMPANY_FEATURES)} features,
  ${countBits('services_but', CARE_FORMS)} services,
  ${countEach(PLACES.map(({ index }) => `place_but = ${index}`))} places,
  ${countEach(STARS.map((stars) => `stars_but >= ${stars}`))} ratings,
  ${countEach(OWN_SHARES.map((most) => `share_but <= ${most}`))} shares,
  count(*) filter (where unpriced)::int without_price,
  ${countEach(filtering.flags.map(([flag]) => `${flag}_hit`))} flags`;

/** More columns of a select. */
const columns = (values: readonly (readonly [name: string, value: RawBuilder<unknown>])[]): RawBuilder<unknown> =>
  sql.join(
    values.map(([name, value]) => sql`, ${value} ${sql.raw(name)}`),
    sql``,
  );

/**
 * Keeps the planner from computing an expression again for each count. With a constant of the right type it sees that no
 * row is skipped, so that two processes can count a large area.
 */
const barrier = sql.raw(`offset bigint '0'`);

/**
 * One page, and total, facets and bounds of all matching providers, in one pass over the rows that meet the other filters
 * (SR-20). For an any-of dimension a count is the number of results with that value alone, so its own filter is lifted.
 * Features and yes/no filters are all-of: a count is the number of results after adding it.
 */
async function findCompanies(
  db: Db,
  filters: filtering.CompanyFilters,
  page: RawBuilder<Hit[]>,
): Promise<CompanyCounts> {
  const conditions = filtering.anyOfConditions(filters, filtering.FORMS_MASK);
  const limited = filtering.DIMENSIONS.filter((dimension) => filtering.isLimited(filters, dimension));
  /** A column, null in rows that another dimension than the lifted one excludes. */
  const of = (column: string, lifted?: filtering.Dimension): RawBuilder<unknown> => {
    const gates = limited.filter((name) => name !== lifted).map((name) => `in_${name}`);
    return sql.raw(gates.length ? `case when ${gates.join(' and ')} then ${column} end` : column);
  };
  const { rows } = await sql<CompanyCounts>`
    ${filtering.planOnce(filters)} select ${counts}, ${filtering.countFromAfar(filters)} served, ${page} hits from (
      select ${of('lat')} lat, ${of('lon')} lon, ${of('features_mask')} hit_features, ${of('services_mask', 'services')} services_but,
        ${of('place_kind', 'place')} place_but, ${of('average_rating', 'rating')} stars_but, ${of('own_share', 'own_share')} share_but,
        ${of('own_share is null', 'own_share')} unpriced
        ${columns(filtering.flags.map(([flag]) => [`${flag}_hit`, of(flag)]))}
      from (
        select lat, lon, ${filtering.FORMS_MASK} services_mask, features_mask, place_kind, average_rating, ${filtering.OWN_SHARE} own_share
          ${columns(filtering.flags)} ${columns(limited.map((name) => [`in_${name}`, conditions[name]]))}
        from ${filtering.companiesOf(filters)} where ${filtering.fixedConditions(filters)} ${barrier}
      ) row ${limited.length ? barrier : sql``}
    ) candidate`.execute(db);
  return rows[0]!;
}

/** The number of matching providers (shown on the filter's button). */
async function countCompanies(db: Db, filters: filtering.CompanyFilters): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    ${filtering.planOnce(filters)} select count(*)::int total ${filtering.foundCompanies(filters)}`.execute(db);
  return rows[0]!.total;
}
