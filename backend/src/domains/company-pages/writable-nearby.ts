import type { CompanyCard } from '@care/contracts/schemas';
import { sql, type Kysely } from 'kysely';
import { chordTo, insideCircle } from '../../platform/geo/distance-sql';
import type { Hit } from '../../platform/geo/hits';
import type { Viewer } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { companyCards, type CompanyRow } from '../companies';

const RADIUS_KM = 20;
const MOST = 3;

/**
 * The nearest providers with a care form of this one that can be written to here, for the profile of a provider without
 * an owner (PP-26).
 */
export async function writableNearby(
  db: Kysely<Database>,
  { id, lat, lon, services_mask }: CompanyRow,
  viewer: Viewer | null,
): Promise<CompanyCard[]> {
  const chord = chordTo({ lat, lon });
  const { rows } = await sql<Hit>`
    select id, ${chord} as chord from company
    where status = 'PUBLISHED' and ${insideCircle({ lat, lon }, RADIUS_KM)} and owner_id is not null and id <> ${id}
      and services_mask & ${services_mask}::int <> 0
      and exists (select from user_account u
        where u.id = owner_id and u.disabled_at is null and u.deletion_scheduled_at is null)
    order by chord, id limit ${MOST}`.execute(db);
  return companyCards(db, rows, viewer?.userId ?? null);
}
