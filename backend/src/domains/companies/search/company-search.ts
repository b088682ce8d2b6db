import { sql, type Kysely } from 'kysely';
import { MIN_STARS } from '@care/contracts/constants';
import { CARE_FORMS, COMPANY_FEATURES, COMPANY_SORTS, PLACES, type CompanySort } from '@care/contracts/vocabulary';
import type { CompanyFacets, CompanyMap, CompanySearchAnswer, CompanySearchQuery } from '@care/contracts/schemas';
import { areaOf, companyRanking, effectiveSort, findSearchPlace, pageMeta, searchMap } from '../../search';
import type { Database } from '../../../platform/database/schema';
import { companyCards } from '../company-cards';
import { chordTo, insideBox } from '../../../platform/geo/distance-sql';
import type { Hit } from '../../../platform/geo/hits';
import {
  companyConditions,
  companyOrder,
  flags,
  planOnce,
  readCompanyFilters,
  type CompanyFilters,
} from './company-filters';
import { countWithFacets, type FacetCounts } from './company-counts';
import { rescueEmptySearch } from './suggestions';

type FlagCounts = Omit<CompanyFacets, 'services' | 'features' | 'place' | 'rating'>;
const facets = ({ services, features, places, ratings, ...counts }: FacetCounts): CompanyFacets => ({
  services: CARE_FORMS.map((value, index) => ({ value, count: services[index] ?? 0 })),
  features: COMPANY_FEATURES.map(({ index }) => ({ index, count: features[index - 1] ?? 0 })),
  place: PLACES.map(({ index }) => ({ value: index, count: places[index - 1] ?? 0 })),
  rating: ratings.map((count, index) => ({ min: MIN_STARS + index, count })),
  ...(Object.fromEntries(flags.map(([flag], index) => [flag, counts.flags[index] ?? 0])) as FlagCounts),
});

/** One page of the results, with the chord to the centre of the search. */
async function companyPage(
  db: Kysely<Database>,
  filters: CompanyFilters,
  sort: CompanySort,
  { page, page_size }: CompanySearchQuery,
): Promise<Hit[]> {
  const { circle } = filters;
  const { rows } = await sql<Hit>`
    ${planOnce(filters)} select id, ${circle ? chordTo(circle.centre) : sql`null::float8`} chord from company
    where ${companyConditions(filters)} order by ${companyOrder(sort, circle !== null)}
    limit ${page_size} offset ${(page - 1) * page_size}`.execute(db);
  return rows;
}

/** `GET /company/search/` (SR-20, SR-22). */
export async function searchCompanies(
  db: Kysely<Database>,
  query: CompanySearchQuery,
  viewerId: number | null,
): Promise<CompanySearchAnswer> {
  const place = await findSearchPlace(db, query);
  const filters = readCompanyFilters(query, place);
  const sort = effectiveSort(query.sort, place, COMPANY_SORTS[0]);
  const [{ total, bounds, ...counts }, hits] = await Promise.all([
    countWithFacets(db, filters),
    companyPage(db, filters, sort, query),
  ]);
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
export const companyMap = (
  db: Kysely<Database>,
  { box, ...filters }: CompanyFilters,
  zoom: number,
): Promise<CompanyMap> =>
  searchMap(db, {
    hits: sql`select id, lat, lon from company
      where ${companyConditions({ ...filters, box: null })} and ${box ? insideBox(box) : sql`true`}`,
    area: areaOf(filters.circle, box),
    zoom,
    describe: (ids) =>
      db
        .selectFrom('company')
        .select(['id', 'slug', 'name', 'average_rating as rating', 'ratings_count'])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute(),
  });
