import { sql, type Kysely } from 'kysely';
import type { CompanyMap } from '@care/contracts/schemas';
import type { Database } from '../../../platform/database/schema';
import { companyConditions, type CompanyFilters } from './company-filters';
import { insideBox } from '../../../platform/geo/distance-sql';
import { areaOf, searchMap } from '../../search';

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
