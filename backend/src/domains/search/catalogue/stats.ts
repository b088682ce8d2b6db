import { sql, type Kysely } from 'kysely';
import type { Stats } from '@care/contracts/schemas';
import type { Database } from '../../../platform/database/schema';

/** How long the figures for banners are cached; `as_of` gives their time. */
const KEEP_MS = 60_000;

type Figures = Omit<Stats, 'banners'>;

async function countEverything(db: Kysely<Database>): Promise<Figures> {
  const { rows } = await sql<Omit<Figures, 'as_of'>>`
    select
      (select count(*)::int from company where status = 'PUBLISHED') companies,
      (select count(*)::int from public_job_seeker) job_seekers,
      (select count(*)::int from job_offer where status = 'PUBLISHED' and valid_through >= berlin_today()) job_offers,
      (select count(*)::int from rating where status = 'PUBLISHED') ratings`.execute(db);
  return { ...rows[0]!, as_of: new Date().toISOString() };
}

/** Figures of the site, counted at most once a minute by one query for all requests that wait (SH-19). */
export function createStats() {
  let kept: { stats: Promise<Figures>; until: number } | null = null;
  return (db: Kysely<Database>): Promise<Figures> => {
    if (kept && Date.now() < kept.until) return kept.stats;
    const counted = { stats: countEverything(db), until: Date.now() + KEEP_MS };
    kept = counted;
    // A failed count must not be cached for the rest of the minute.
    counted.stats.catch(() => (kept = kept === counted ? null : kept));
    return counted.stats;
  };
}
