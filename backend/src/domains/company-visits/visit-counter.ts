import { createHash, randomBytes } from 'node:crypto';
import type { Databases } from '../../platform/database/database';
import { berlinDay } from '../../platform/text/berlin-day';

interface Counts {
  views: number;
  hits: number;
}

/** Visits of a day that are remembered in memory; above it all further ones of the day are ignored. */
const MAX_VISITS = 1_000_000;
const MARK_BYTES = 9;

/**
 * Counts views and hits of profiles by day. A browser counts once a day for a profile. To find repetitions, hashes of network
 * and browser are kept in memory until midnight, with a salt that is never stored. Nothing about a person reaches the disk.
 */
export class VisitCounter {
  #day = '';
  #salt = randomBytes(16);
  #seen = new Set<string>();
  /** By day and company; written with the next flush. */
  #counts = new Map<string, Counts>();

  constructor(private readonly databases: Databases) {}

  /** Counts a view unless the same browser has opened the profile today. */
  countView(companyId: number, browser: { network: string; userAgent: string }, now = new Date()): void {
    this.#startDay(berlinDay(now));
    const mark = createHash('sha256')
      .update(this.#salt)
      .update(`${companyId}\n${browser.network}\n${browser.userAgent}`)
      .digest()
      .toString('base64', 0, MARK_BYTES);
    if (this.#seen.has(mark) || this.#seen.size >= MAX_VISITS) return;
    this.#seen.add(mark);
    this.#of(companyId).views++;
  }

  /** Counts one hit for each provider on a page of results. */
  countHits(companyIds: readonly number[], now = new Date()): void {
    this.#startDay(berlinDay(now));
    for (const id of companyIds) this.#of(id).hits++;
  }

  /** Writes what was counted since the last time; providers that were deleted meanwhile are left out. */
  async flush(): Promise<void> {
    if (this.#counts.size === 0) return;
    const counts = this.#counts;
    this.#counts = new Map();
    const rows = [...counts]
      .map(([key, { views, hits }]) => ({ day: key.slice(0, 10), id: Number(key.slice(11)), views, hits }))
      .sort((one, other) => one.id - other.id);
    try {
      await this.databases.primary.prepared({
        name: 'company-day-counts',
        text: `insert into company_day_count as counted (company_id, day, views, hits)
          select company.id, given.day, given.views, given.hits
          from unnest($1::bigint[], $2::date[], $3::int[], $4::int[]) as given (id, day, views, hits)
          join company on company.id = given.id
          order by company.id
          on conflict (company_id, day) do update
          set views = counted.views + excluded.views, hits = counted.hits + excluded.hits`,
        values: [
          rows.map(({ id }) => id),
          rows.map(({ day }) => day),
          rows.map((row) => row.views),
          rows.map((row) => row.hits),
        ],
      });
    } catch (error) {
      for (const [key, { views, hits }] of counts) {
        const since = this.#at(key);
        since.views += views;
        since.hits += hits;
      }
      throw error;
    }
  }

  #startDay(day: string): void {
    if (day === this.#day) return;
    this.#day = day;
    this.#salt = randomBytes(16);
    this.#seen = new Set();
  }

  #of(companyId: number): Counts {
    return this.#at(`${this.#day} ${companyId}`);
  }

  #at(key: string): Counts {
    const counts = this.#counts.get(key) ?? { views: 0, hits: 0 };
    this.#counts.set(key, counts);
    return counts;
  }
}

const counters = new WeakMap<Databases, VisitCounter>();

/** The counter of this process. */
export function visitCounter(databases: Databases): VisitCounter {
  const counter = counters.get(databases) ?? new VisitCounter(databases);
  counters.set(databases, counter);
  return counter;
}
