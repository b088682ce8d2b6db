import { createHash, createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Databases } from '../../platform/database/database';
import { isFound } from '../../platform/database/queries';
import { throttled } from '../../platform/http/errors';
import type { Db, DbTransaction } from '../../platform/database/schema';

/**
 * Delays after failed sign-ins (AC-01), counted in the database for all processes. A name is delayed from the 5th
 * failure from one address on, and from the 20th failure from all addresses on. No delay is longer than 15 minutes, and
 * an address of an earlier successful sign-in is exempt from the second counter. The counters use the name as typed, so
 * that a name without an account behaves in the same way.
 */
const RULES = {
  pair: { free: 5, firstWaitSeconds: 30 },
  name: { free: 20, firstWaitSeconds: 60 },
} as const;
type Rule = (typeof RULES)[keyof typeof RULES];
const LONGEST_WAIT_SECONDS = 900;
/** Failures are forgotten if no further failure follows for this time. */
const FORGET_AFTER_MINUTES = 60;
/** How long an address is treated as known. */
export const KNOWN_ADDRESS_DAYS = 90;

export interface Attempt {
  /** User name or e-mail address as typed. */
  name: string;
  /** The network of the client, as `clientNetwork` returns it. */
  address: string;
  userId: number | null;
  secret: string;
}

const fingerprint = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n').toLowerCase()).digest('base64url');

const nameSubject = (name: string): string => `name:${fingerprint(name)}`;
const pairSubject = ({ name, address }: Attempt): string => `pair:${fingerprint(name, address)}`;

const addressHash = ({ secret, userId, address }: Attempt): Buffer =>
  createHmac('sha256', secret).update(`sign-in-address:${userId}:${address}`).digest();

/**
 * Counts one more attempt before its password is checked, so that simultaneous attempts count too; null while the name
 * is delayed.
 */
async function count(db: Db, subject: string, rule: Rule) {
  const { rows } = await sql<{ failures: number }>`
    insert into sign_in_failure as f (subject, failures, last_failure_at) values (${subject}, 1, now())
    on conflict (subject) do update set
      failures = case when f.last_failure_at < now() - make_interval(mins => ${FORGET_AFTER_MINUTES}::int) then 1 else f.failures + 1 end,
      blocked_until = case
        when f.last_failure_at < now() - make_interval(mins => ${FORGET_AFTER_MINUTES}::int) or f.failures + 1 < ${rule.free}::int then null
        else now() + make_interval(secs => least(
          ${rule.firstWaitSeconds}::float8 * power(2, least(f.failures + 1 - ${rule.free}::int, 20)), ${LONGEST_WAIT_SECONDS}::float8)) end,
      last_failure_at = now()
    where f.blocked_until is null or f.blocked_until <= now()
    returning failures`.execute(db);
  return rows[0] ?? null;
}

async function secondsLeft(db: Db, subject: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from blocked_until - now())::float8 as seconds from sign_in_failure where subject = ${subject}`.execute(
    db,
  );
  return Math.max(1, Math.ceil(rows[0]?.seconds ?? 1));
}

function isKnownAddress(db: Db, attempt: Attempt): Promise<boolean> {
  const known = db.selectFrom('sign_in_address').where('user_id', '=', attempt.userId ?? 0);
  return isFound(known.where('address_hash', '=', addressHash(attempt)));
}

interface Counted {
  subject: string;
  rule: Rule;
}

/**
 * Admits an attempt, or throws 429 with the seconds to wait.
 * @returns what was counted, for `reverseAttempt`
 */
export async function admitAttempt({ primary }: Databases, attempt: Attempt): Promise<Counted[]> {
  const { kysely } = primary;
  const known = await isKnownAddress(kysely, attempt);
  const subjects = [
    { subject: pairSubject(attempt), rule: RULES.pair },
    ...(known ? [] : [{ subject: nameSubject(attempt.name), rule: RULES.name }]),
  ];
  for (const { subject, rule } of subjects) {
    if (await count(kysely, subject, rule)) continue;
    throw throttled(await secondsLeft(kysely, subject));
  }
  return subjects;
}

/**
 * After the right password of an account that does not own the name: reverses the count of this attempt, but not of
 * earlier ones.
 */
export async function reverseAttempt({ primary }: Databases, counted: readonly Counted[]): Promise<void> {
  for (const { subject, rule } of counted) {
    await sql`
      update sign_in_failure set
        failures = greatest(failures - 1, 0),
        blocked_until = case when failures - 1 < ${rule.free}::int then null else blocked_until end
      where subject = ${subject}`.execute(primary.kysely);
  }
}

/** After the right password or code: deletes the counters of the name. */
export const endDelays = ({ primary }: Databases, attempt: Attempt) =>
  primary.kysely
    .deleteFrom('sign_in_failure')
    .where('subject', 'in', [pairSubject(attempt), nameSubject(attempt.name)])
    .execute();

/** After a sign-in: deletes the counters of the name and records the address as known. */
export async function rememberSuccess(databases: Databases, attempt: Attempt): Promise<void> {
  await endDelays(databases, attempt);
  if (attempt.userId === null) return;
  await databases.primary.kysely
    .insertInto('sign_in_address')
    .values({ user_id: attempt.userId, address_hash: addressHash(attempt) })
    .onConflict((on) => on.columns(['user_id', 'address_hash']).doUpdateSet({ last_used_at: new Date() }))
    .execute();
}

/** Deletes the known addresses of a person. */
export const forgetAddresses = (db: DbTransaction, userId: number) =>
  db.deleteFrom('sign_in_address').where('user_id', '=', userId).execute();

/** Ends the delays of a person who has set a new password by mail. */
export const forgetFailures = (db: Db, names: string[]) =>
  db.deleteFrom('sign_in_failure').where('subject', 'in', names.map(nameSubject)).execute();
