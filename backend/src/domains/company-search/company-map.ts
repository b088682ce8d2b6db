import { sql, type Kysely } from 'kysely';
import type { CompanyMap } from '@care/contracts/schemas';
import type { Database } from '../../platform/database/schema';
import { companyConditions, type CompanyFilters } from './company-filters';
import { searchMap } from '../search';

/** `GET /company/search/map/`. */
export const companyMap = (db: Kysely<Database>, filters: CompanyFilters, zoom: number): Promise<CompanyMap> =>
  searchMap(db, {
    hits: sql`select id, lat, lon from company where ${companyConditions(filters)}`,
    zoom,
    describe: (ids) =>
      db
        .selectFrom('company')
        .select(['id', 'slug', 'name', 'average_rating as rating'])
        .where('id', '=', sql<number>`any(${ids}::bigint[])`)
        .execute(),
  });
