import { STAFF_ROLES, type StaffRole } from '@care/contracts/vocabulary';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { isFound, deleteRows } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { conflict } from '../../platform/http/errors';
import { endKeys } from './account-keys';
import { updateAccount } from './account-rows';
import { hashPassword } from './passwords';
import { removeSecondFactor } from './second-factor/second-factor';
import { endSessionsOf } from './sessions';

/** Held by changes after which nobody might have the role ADMIN. */
const ADMINS_LOCK = 4_711_004;

const LAST_ADMIN = 'Nur dieses Konto hat die Rolle Administration. Geben Sie sie zuerst einem anderen Konto.';

/**
 * Makes a change after which an account may no longer work as ADMIN. Two such changes run one after the other.
 * @throws 409 if nobody else has the role then
 */
export async function keepingAdmin<Result>(db: DbTransaction, userId: number, change: () => Promise<Result>) {
  await sql`select pg_advisory_xact_lock(${ADMINS_LOCK})`.execute(db);
  const wasAdmin = await isFound(db.selectFrom('staff_role').where('user_id', '=', userId).where('role', '=', 'ADMIN'));
  const result = await change();
  const admins = db
    .selectFrom('staff_role as r')
    .innerJoin('user_account as u', 'u.id', 'r.user_id')
    .select('u.id')
    .where('r.role', '=', 'ADMIN')
    .where('u.disabled_at', 'is', null)
    .where('u.deletion_scheduled_at', 'is', null);
  if (wasAdmin && !(await isFound(admins))) throw conflict(LAST_ADMIN);
  return result;
}

/** @returns the roles that the account did not have before */
export async function grantRoles(db: DbTransaction, userId: number, roles: readonly StaffRole[]): Promise<StaffRole[]> {
  const granted = await db
    .insertInto('staff_role')
    .values(roles.map((role) => ({ user_id: userId, role })))
    .onConflict((on) => on.doNothing())
    .returning('role')
    .execute();
  return granted.map(({ role }) => role);
}

/**
 * @returns the roles that the account had
 * @throws 409 for the last ADMIN
 */
export const revokeRoles = (db: DbTransaction, userId: number, roles: readonly StaffRole[]) =>
  keepingAdmin(db, userId, async () => {
    const revoked = await deleteRows(db, 'staff_role', { user_id: userId })
      .where('role', 'in', roles)
      .returning('role')
      .execute();
    return revoked.map(({ role }) => role);
  });

/**
 * Suspends an account, whose sessions end at once, or lifts that.
 * @returns whether that changed anything
 * @throws 409 for the last ADMIN
 */
export const setSuspended = (db: DbTransaction, userId: number, isSuspended: boolean): Promise<boolean> =>
  keepingAdmin(db, userId, async () => {
    const { numUpdatedRows } = await updateAccount(db, userId)
      .set({ disabled_at: isSuspended ? new Date() : null })
      .where('disabled_at', isSuspended ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow();
    if (isSuspended) await endSessionsOf(db, userId);
    return numUpdatedRows > 0n;
  });

/**
 * Ends all sessions of an account and the links in its mails, and removes its second factor. Nobody knows its password
 * then: the person asks for a new one by mail.
 */
export async function resetSignIn(db: DbTransaction, userId: number): Promise<void> {
  // Before the sessions, so that a sign-in with the former password that is under way starts none after them.
  await updateAccount(db, userId)
    .set({ password_hash: await hashPassword(randomBytes(32).toString('base64')), updated_at: new Date() })
    .execute();
  await endKeys(db, userId);
  await removeSecondFactor(db, userId);
  await endSessionsOf(db, userId);
}

/** The accounts of the operator, with their roles. */
export const staffAccounts = (db: Db) =>
  db
    .selectFrom('user_account as u')
    .innerJoin('staff_role as r', 'r.user_id', 'u.id')
    .select(['u.id', 'u.username', 'u.email', 'u.disabled_at'])
    .select(sql<StaffRole[]>`array_agg(r.role order by r.role)`.as('roles'))
    .groupBy('u.id')
    .orderBy('u.username')
    .execute();

/** The account that signs in with this user name. */
export const accountNamed = (db: Db, username: string) =>
  db
    .selectFrom('user_account')
    .select(['id', 'username', 'is_staff'])
    .where(sql`lower(username)`, '=', username.trim().toLowerCase())
    .executeTakeFirst();

export const isStaffRole = (text: string): text is StaffRole => STAFF_ROLES.some((role) => role === text);
