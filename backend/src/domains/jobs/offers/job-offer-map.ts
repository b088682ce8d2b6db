import { sql, type Kysely } from 'kysely';
import type { JobOfferMap, JobOfferMapQuery } from '@care/contracts/schemas';
import { boxOf } from '../../../platform/geo/distance';
import { insideBox } from '../../../platform/geo/distance-sql';
import { findSearchPlace, areaOf, searchMap } from '../../search';
import type { Database } from '../../../platform/database/schema';
import { foundOffers } from './search';

async function describeOffers(db: Kysely<Database>, ids: number[]) {
  const rows = await db
    .selectFrom('job_offer as o')
    .innerJoin('company as c', 'c.id', 'o.company_id')
    .select(['o.id', 'o.slug', 'o.title', 'c.slug as company_slug', 'c.name as company_name'])
    .where('o.id', '=', sql<number>`any(${ids}::bigint[])`)
    .execute();
  return rows.map(({ company_slug, company_name, ...offer }) => ({
    ...offer,
    company: { slug: company_slug, name: company_name },
  }));
}

/**
 * `GET /company/job-offer/search/map/`: the box of the query is what the map shows, and does not replace the circle.
 */
export async function jobOfferMap(db: Kysely<Database>, query: JobOfferMapQuery): Promise<JobOfferMap> {
  const { bbox: view, ...filters } = query;
  const place = await findSearchPlace(db, query);
  const found = foundOffers(filters, place);
  const box = view ? boxOf(view) : null;
  const seen = box ? insideBox(box) : sql`true`;
  return searchMap(db, {
    hits: sql`select id, lat, lon from job_offer where ${found} and ${seen}`,
    area: areaOf(place, box),
    zoom: query.zoom,
    describe: (ids) => describeOffers(db, ids),
  });
}
