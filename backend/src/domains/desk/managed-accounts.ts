import type { AccountEmail, AccountMeasureInput, AuditAction, ManagedAccount } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { StaffRole } from '@care/contracts/vocabulary';
import { sql, type RawBuilder } from 'kysely';
import { audit } from '../../platform/audit/audit-log';
import type { Db, DbTransaction } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { notFound, permissionDenied } from '../../platform/http/errors';
import { accountById, resetSignIn, setSuspended, startChangeByDesk, tellPerson, withPassword } from '../accounts';
import { measureMail } from './desk-mails';
import { isOpposed, isSamePerson, type Reader } from './own-case';
import { listed } from '../../platform/database/queries';

const MOST = 20;

/** Accounts `u` that a condition finds, as ADMIN sees them. */
async function managedAccounts(db: Db, condition: RawBuilder<boolean>): Promise<ManagedAccount[]> {
  const rows = await db
    .selectFrom('user_account as u')
    .leftJoin('company as c', 'c.owner_id', 'u.id')
    .select(['u.id', 'u.username', 'u.first_name', 'u.last_name', 'u.email', 'u.profile_type'])
    .select(['u.email_verified_at', 'u.disabled_at', 'u.deletion_scheduled_at', 'u.created_at', 'c.slug', 'c.name'])
    .select(sql<StaffRole[]>`array(select role from staff_role where user_id = u.id order by role)`.as('staff_roles'))
    .select(sql<Date | null>`(select max(last_seen_at) from user_session where user_id = u.id)`.as('last_seen_at'))
    .where(condition)
    .orderBy('u.id')
    .limit(MOST)
    .execute();
  return rows.map(({ id, username, email, profile_type, staff_roles, slug, name, ...row }) => ({
    ...{ id, username, email, profile_type, staff_roles },
    name: `${row.first_name} ${row.last_name}`.trim(),
    email_verified: row.email_verified_at !== null,
    is_suspended: row.disabled_at !== null,
    deletion_scheduled_at: row.deletion_scheduled_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    company: slug === null || name === null ? null : { slug, name },
  }));
}

/** Accounts by the whole user name, address, slug of a provider or reference of a case. */
export async function findAccounts(db: Db, q: string, actor: number) {
  const word = q.toLowerCase();
  const results = await managedAccounts(
    db,
    sql`(lower(u.username) = ${word} or lower(u.email) = ${word} or u.id in (
      select owner_id from company where slug = ${word}
      union all select person_id from desk_case where lower(reference) = ${word}))`,
  );
  const detail = results.map(({ id }) => id).join(' ');
  if (detail) await audit(db, { actor, action: 'accounts-opened', subject: 'accounts', detail });
  return listed(results);
}

/** The entry of the audit log for each measure, and its words for the person. */
const MEASURES: Readonly<Record<AccountMeasureInput['measure'], readonly [AuditAction, string]>> = {
  SUSPEND: ['account-suspended', 'Konto gesperrt'],
  RESUME: ['account-resumed', 'Konto wieder freigegeben'],
  RESET_SIGN_IN: ['sign-in-reset', 'Anmeldung zurückgesetzt'],
};

/**
 * Locks an account for a measure of STAFF.
 * @throws 403 for an own account, and for whoever takes part in a case about the person
 */
export async function lockForMeasure(db: DbTransaction, id: number, reader: Reader): Promise<void> {
  await accountById(db, id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => notFound());
  if ((await isSamePerson(db, id, reader.viewerId)) || (await isOpposed(db, id, reader)))
    throw permissionDenied('Über dieses Konto entscheidet jemand anderes, weil Sie beteiligt sind.');
}

/** An account as ADMIN sees it. */
export async function managedAccount(db: Db, id: number): Promise<ManagedAccount> {
  const [account] = await managedAccounts(db, sql`u.id = ${id}`);
  if (!account) throw notFound();
  return account;
}

/** Starts a change of the address, with the password of who does it (OP-77). */
export async function changeEmail(
  app: App,
  id: number,
  { email, reason, password }: AccountEmail,
  { origin, ...reader }: Reader & { origin: string },
): Promise<ManagedAccount> {
  await withPassword(app, reader.viewerId, password, async (db) => {
    await lockForMeasure(db, id, reader);
    await startChangeByDesk(app, db, { userId: id, email }, origin);
    const entry = { action: 'email-change-started', subject: `account:${id}`, detail: reason } as const;
    await audit(db, { actor: reader.viewerId, ...entry });
  });
  return managedAccount(app.databases.primary.kysely, id);
}

/**
 * Suspends an account, lifts that, or resets its sign-in; the person gets the reason by mail.
 * @throws 403 for an own account, and for whoever takes part in a case about the person; 409 for the last ADMIN
 */
export async function manageAccount(app: App, id: number, { measure, reason }: AccountMeasureInput, reader: Reader) {
  const { kysely } = app.databases.primary;
  await kysely.transaction().execute(async (db) => {
    await lockForMeasure(db, id, reader);
    const [action, words] = MEASURES[measure];
    if (measure === 'RESET_SIGN_IN') await resetSignIn(db, id);
    else if (!(await setSuspended(db, id, measure === 'SUSPEND'))) return;
    const told = { measure: words, about: t('brand.name'), reference: `KO-${id}`, reason };
    await tellPerson(app, db, id, (person) => measureMail(person, told));
    await audit(db, { actor: reader.viewerId, action, subject: `account:${id}`, detail: reason });
  });
  return managedAccount(kysely, id);
}
