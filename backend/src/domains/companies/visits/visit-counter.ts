import { berlinDay } from '@care/contracts/format';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Databases } from '../../../platform/database/database';
import { preparedStatement } from '../../../platform/database/prepared-statement';
import { WaitingCounts } from './waiting-counts';

interface Hits {
  day: string;
  company: number;
  count: number;
}
/** The page of a provider that was opened: its profile, or a job offer. */
type Page = Pick<Hits, 'company'> & { offer?: number | undefined };
/** A view; its count is not stored, because a mark counts once. */
type View = Hits & Page & { mark: string };

/** Views that wait for the next flush; above it further ones are ignored. */
const MAX_WAITING = 50_000;
const MARK_BYTES = 12;

/** Views whose mark is new today. The same statement stores the marks, so a repetition after an error is exact. */
const addViews = preparedStatement(
  { rows: 'jsonb' },
  ({ rows }) => sql`
    with given as (
      select day, mark, company.id as company_id, job_offer.id as offer_id
      from jsonb_to_recordset(${rows}) as given (day date, mark text, company bigint, offer bigint)
      join company on company.id = given.company
      left join job_offer on job_offer.id = given.offer and job_offer.company_id = given.company
      where given.offer is null or job_offer.id is not null
    ), fresh as (
      insert into visit_mark (day, mark) select day, mark from given order by day, mark
      on conflict do nothing returning day, mark
    ), counted as (select given.* from given join fresh using (day, mark)
    ), offers as (
      insert into job_offer_view_count as stored (job_offer_id, views)
      select offer_id, count(*) from counted where offer_id is not null group by offer_id order by offer_id
      on conflict (job_offer_id) do update set views = stored.views + excluded.views
    )
    insert into company_day_count as stored (company_id, day, views)
    select company_id, day, count(*) from counted where offer_id is null group by company_id, day order by company_id, day
    on conflict (company_id, day) do update set views = stored.views + excluded.views`,
);

const addHits = preparedStatement(
  { rows: 'jsonb' },
  ({ rows }) => sql`
    insert into company_day_count as stored (company_id, day, hits)
    select company.id, given.day, given.count
    from jsonb_to_recordset(${rows}) as given (company bigint, day date, count int)
    join company on company.id = given.company
    order by company.id, given.day
    on conflict (company_id, day) do update set hits = stored.hits + excluded.hits`,
);

const readSalt = preparedStatement(
  { day: 'date' },
  ({ day }) => sql<{ salt: string }>`
    insert into visit_salt (day) values (${day})
    on conflict (day) do update set day = excluded.day returning salt`,
);

/**
 * Counts views and hits by day. A browser counts once a day for a page. To find repetitions, also by another API
 * process, hashes of network and browser are kept in the database until the following night, with a salt of the day
 * that is deleted with them.
 */
export class VisitCounter {
  #salt = { day: '', value: '' };
  readonly #views: WaitingCounts<View>;
  readonly #hits: WaitingCounts<Hits>;

  constructor(private readonly databases: Databases) {
    this.#views = new WaitingCounts(databases, addViews);
    this.#hits = new WaitingCounts(databases, addHits);
  }

  /** Counts a view unless the same browser has opened the page today. */
  async countView(
    { company, offer }: Page,
    { network, userAgent }: Record<'network' | 'userAgent', string>,
    now = new Date(),
  ): Promise<void> {
    const day = berlinDay(now);
    const mark = createHash('sha256')
      .update(`${await this.#saltOf(day)}\n${company}\n${offer ?? ''}\n${network}\n${userAgent}`)
      .digest()
      .toString('base64', 0, MARK_BYTES);
    if (this.#views.size < MAX_WAITING) this.#views.add(mark, { day, mark, company, offer, count: 1 });
  }

  /** Counts one hit for each provider on a page of results. */
  countHits(companies: readonly number[], now = new Date()): void {
    const day = berlinDay(now);
    for (const company of new Set(companies)) this.#hits.add(`${day} ${company}`, { day, company, count: 1 });
  }

  /** Ends when all that was counted is stored. Providers and job offers that do not exist are left out. */
  flush(): Promise<unknown> {
    return Promise.all([this.#views.flush(), this.#hits.flush()]);
  }

  /** The salt of the day, which all API processes share. */
  async #saltOf(day: string): Promise<string> {
    if (this.#salt.day === day) return this.#salt.value;
    const [row] = await readSalt(this.databases.primary.kysely, { day });
    const value = row?.salt ?? '';
    this.#salt = { day, value };
    return value;
  }
}

const counters = new WeakMap<Databases, VisitCounter>();

/** The counter of this process. */
export function visitCounter(databases: Databases): VisitCounter {
  const counter = counters.get(databases) ?? new VisitCounter(databases);
  counters.set(databases, counter);
  return counter;
}
