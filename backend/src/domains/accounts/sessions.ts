import { sql } from 'kysely';
import { audit } from '../../platform/audit/audit-log';
import type { Databases } from '../../platform/database/database';
import type { Db } from '../../platform/database/schema';
import { preparedStatement } from '../../platform/database/prepared-statement';
import { isFound, changeRows, deleteRows, rowsWith, times } from '../../platform/database/queries';
import type { Viewer } from '../../platform/http/app-type';
import { fingerprint, newKey } from './account-keys';
import { accountById, recordUnconfirmedUse } from './account-rows';

const DAY_MS = 86_400_000;

/** The network of a client without the part that tells households apart. Its place is not known (OP-73). */
const shortened = (network: string): string =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::` : network.replace(/\d+$/, 'x');

/**
 * Opens a session after a correct password. Null if the password was changed in the meantime: the check takes some
 * time, and no session may survive a reset that happened during it.
 */
export async function startSession(
  { primary }: Databases,
  account: { id: number; password_hash: string },
  options: { days: number; userAgent: string | null; address: string },
): Promise<{ sessionId: number; sessionExpiresAt: number } | null> {
  const expiresAt = new Date(Date.now() + options.days * DAY_MS);
  const userAgent = options.userAgent?.slice(0, 300) ?? null;
  const row = await primary.kysely.transaction().execute(async (db) => {
    const { rows } = await sql<{ id: number }>`
      insert into user_session (user_id, user_agent, network, expires_at)
      select id, ${userAgent}::text, ${shortened(options.address)}::text, ${expiresAt}::timestamptz from user_account
      where id = ${account.id} and password_hash = ${account.password_hash} for share
      returning id`.execute(db);
    const [opened] = rows;
    if (opened && (await isFound(accountById(db, account.id).select('id').where('is_staff', '=', true))))
      await audit(db, { actor: account.id, action: 'sign-in', subject: `session:${opened.id}` });
    return opened;
  });
  if (!row) return null;
  await recordActivity(primary.kysely, account.id);
  return { sessionId: row.id, sessionExpiresAt: expiresAt.getTime() };
}

/**
 * Records the use of an account: for a job seeker the day, because the staff search shows who was active last first
 * (SR-22), and for an unconfirmed account the time, because unused ones are deleted (AC-20).
 */
async function recordActivity(db: Db, userId: number): Promise<void> {
  await recordUnconfirmedUse(db, userId);
  await changeRows(db, 'job_seeker', { user_id: userId })
    .set({ active_on: sql`berlin_date()` })
    .where('active_on', '<', sql<string>`berlin_date()`)
    .execute();
}

/** A session that has neither ended nor expired, with the present data of its user. */
export const findLiveSession = ({ primary }: Databases, id: number) =>
  primary.kysely
    .selectFrom('user_session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select(['s.id', 'u.id as user_id', 'u.username', 'u.email'])
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', new Date())
    .where('u.disabled_at', 'is', null)
    .executeTakeFirst();
type LiveSession = NonNullable<Awaited<ReturnType<typeof findLiveSession>>>;

/** Ends a session at once; its cookie and all its bearer tokens become invalid. */
export async function endSession({ primary }: Databases, id: number): Promise<void> {
  await changeRows(primary.kysely, 'user_session', { id, ended_at: null }).set({ ended_at: new Date() }).execute();
  await primary.kysely.deleteFrom('access_token').where('session_id', '=', id).execute();
}

/**
 * Ends all sessions of a person, or all except one, and the sign-ins that wait for the second factor.
 * @returns the number of sessions
 */
export async function endSessionsOf(db: Db, userId: number, { except = 0 }: { except?: number } = {}): Promise<number> {
  const ended = await changeRows(db, 'user_session', { user_id: userId, ended_at: null })
    .set({ ended_at: new Date() })
    .where('id', '!=', except)
    .executeTakeFirst();
  await db.deleteFrom('access_token').where('user_id', '=', userId).where('session_id', '!=', except).execute();
  await db.deleteFrom('sign_in_step').where('user_id', '=', userId).execute();
  return Number(ended.numUpdatedRows);
}

/** The sessions of a person, latest first. */
export async function sessionsOf({ primary }: Databases, { userId, sessionId }: { userId: number; sessionId: number }) {
  const rows = await rowsWith(primary.kysely, 'user_session', { user_id: userId, ended_at: null })
    .select(['id', 'user_agent', 'network', 'created_at', 'last_seen_at'])
    .where('expires_at', '>', new Date())
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    ...row,
    ...times(row, ['created_at', 'last_seen_at']),
    is_current: row.id === sessionId,
  }));
}

/** Ends one session of a person; false if it belongs to another person or has ended. */
export async function endOwnSession(databases: Databases, userId: number, id: number): Promise<boolean> {
  const sessions = databases.primary.kysely.selectFrom('user_session').where('id', '=', id);
  const isOwn = await isFound(sessions.where('user_id', '=', userId).where('ended_at', 'is', null));
  if (isOwn) await endSession(databases, id);
  return isOwn;
}

/** Records that a session was used: for the list of sessions, and as activity of its user. */
export async function touchSession({ primary }: Databases, { id, user_id }: LiveSession, address: string) {
  const used = { last_seen_at: new Date(), network: shortened(address) };
  await primary.kysely.updateTable('user_session').set(used).where('id', '=', id).execute();
  await recordActivity(primary.kysely, user_id);
}

/** Creates a bearer token for a session; the database stores only its SHA-256. */
export async function issueToken(
  { primary }: Databases,
  { userId, sessionId }: { userId: number; sessionId: number },
  minutes: number,
): Promise<{ token: string; tokenExpiresAt: number }> {
  const token = newKey();
  const expiresAt = new Date(Date.now() + minutes * 60_000);
  const row = { session_id: sessionId, user_id: userId, token_hash: fingerprint(token), expires_at: expiresAt };
  await primary.kysely.insertInto('access_token').values(row).execute();
  await deleteRows(primary.kysely, 'access_token', { session_id: sessionId })
    .where('expires_at', '<', new Date())
    .execute();
  return { token, tokenExpiresAt: expiresAt.getTime() };
}

const selectViewer = preparedStatement(
  { hash: 'bytea' },
  ({ hash }) => sql<Viewer>`
    select t.user_id "userId", t.session_id "sessionId", u.username, u.profile_type "profileType",
      array(select role from staff_role where user_id = u.id) roles,
      exists (select from staff_role where user_id = u.id) and not has_second_factor(u.id) "lacksFactor",
      u.deletion_scheduled_at is not null "isLeaving",
      case when c.id is not null then
        json_build_object('id', c.id, 'slug', c.slug, 'subscription', c.subscription) end company
    from access_token t
    join user_session s on s.id = t.session_id
    join user_account u on u.id = t.user_id
    left join company c on c.owner_id = u.id
    where t.token_hash = ${hash} and t.expires_at > now() and s.ended_at is null and s.expires_at > now()
      and u.disabled_at is null`,
);

/**
 * The user of a bearer token; null if the token is unknown or expired, or its session has ended.
 * @param staffNeedFactor without a second factor they are not STAFF (AC-33)
 */
export async function findViewer({ primary }: Databases, token: string, staffNeedFactor: boolean) {
  const [viewer] = await selectViewer(primary.kysely, { hash: fingerprint(token) });
  if (!viewer) return null;
  const lacksFactor = staffNeedFactor && viewer.lacksFactor;
  return { ...viewer, lacksFactor, roles: lacksFactor ? [] : viewer.roles };
}
