import { sql, type Kysely } from 'kysely';
import type { Database } from '../platform/schema';

/** Copies a day to an address that nobody has confirmed; more would make the form a way to pester people. */
const COPIES_PER_DAY = 3;

/** Counts one mail to an address that a visitor typed, and says whether it may go out. */
export async function mayMailStranger(db: Kysely<Database>, email: string): Promise<boolean> {
  const { rows } = await sql<{ hits: number }>`
    insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
    values ('copy', lower(${email}), date_trunc('day', now()), date_trunc('day', now()) + interval '1 day', 1)
    on conflict (rule, caller, window_start) do update set hits = c.hits + 1
    returning hits`.execute(db);
  return (rows[0]?.hits ?? 0) <= COPIES_PER_DAY;
}
