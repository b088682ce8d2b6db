import { DELETION_DAYS } from '@care/contracts/constants';
import { sql, type RawBuilder } from 'kysely';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { casesOf, type Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import {
  accountById,
  deletedMail,
  deletionCancelledMail,
  deletionScheduledMail,
  endSessionsOf,
  lockAccount,
  PERSON,
  removeAccount,
  tellOwner,
  UNCONFIRMED_DAYS,
  updateAccount,
} from '../accounts';
import { ownedCompanies } from '../companies';
import { endDeletedCases, hasOpenCase } from '../desk';

const DAY_MS = 86_400_000;

interface DeletionPlan {
  userId: number;
  deleteRatings?: boolean;
  /** The session that stays. */
  except?: number;
  /** Why STAFF deletes the account. */
  reason?: string;
}

/**
 * Locks an account at once and hides its profile. After 14 days it is deleted; until then the deletion can be
 * cancelled.
 */
export async function scheduleDeletion(
  app: App,
  db: DbTransaction,
  { userId, deleteRatings = false, except = 0, reason }: DeletionPlan,
  origin: string,
): Promise<Date> {
  const scheduledFor = new Date(Date.now() + DELETION_DAYS * DAY_MS);
  const { deletion_scheduled_at } = await accountById(db, userId)
    .select('deletion_scheduled_at')
    .executeTakeFirstOrThrow();
  // A simultaneous request came first.
  if (deletion_scheduled_at) return deletion_scheduled_at;
  const person = await updateAccount(db, userId)
    .set({ deletion_scheduled_at: scheduledFor, delete_ratings: deleteRatings })
    .returning(PERSON)
    .executeTakeFirstOrThrow();
  for (const { account } of app.domains) await account?.scheduled?.(db, userId);
  await endSessionsOf(db, userId, { except });
  await tellOwner(app, db, person, deletionScheduledMail(person, scheduledFor, origin, reason));
  return scheduledFor;
}

/** Cancels a scheduled deletion; without one it does nothing. */
export async function cancelDeletion(app: App, db: DbTransaction, userId: number, origin: string): Promise<boolean> {
  const person = await updateAccount(db, userId)
    .set({ deletion_scheduled_at: null, delete_ratings: false })
    .where('deletion_scheduled_at', 'is not', null)
    .returning(PERSON)
    .executeTakeFirst();
  if (!person) return false;
  for (const { account } of app.domains) await account?.cancelled?.(db, userId);
  await tellOwner(app, db, person, deletionCancelledMail(person, origin));
  return true;
}

/** How an account is deleted; null if it must not be deleted any more. */
type Due = Pick<Leaver, 'deleteRatings'> | null;

/**
 * Deletes an account with all data that belongs to the person only, in one transaction, and its files after it.
 * `confirmDue` runs after the account is locked and decides whether it is still due.
 */
export async function deleteAccount(app: App, id: number, confirmDue: (db: DbTransaction) => Promise<Due>) {
  const accounts = app.domains.flatMap(({ account = {} }) => account);
  const parts = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await lockAccount(transaction, id);
    const due = person && (await confirmDue(transaction));
    if (!due) return [];
    const leaver: Leaver = { id, ...person, ...due, companies: await ownedCompanies(transaction, id) };
    const left = [];
    for (const { deleted } of accounts) left.push(await deleted?.(app, transaction, leaver));
    await removeAccount(transaction, leaver);
    await endDeletedCases(transaction, casesOf(app));
    for (const part of left) await part?.gone?.(transaction);
    return left;
  });
  for (const part of parts) await part?.committed?.();
}

/** The job: deletes every account whose date is over, each in a separate transaction. */
export async function deleteDueAccounts(app: App): Promise<void> {
  const due = await app.databases.primary.kysely
    .selectFrom('user_account')
    .select('id')
    .where('deletion_scheduled_at', '<=', new Date())
    .orderBy('deletion_scheduled_at')
    .execute();
  for (const { id } of due)
    await deleteAccount(app, id, async (transaction) => {
      const person = await accountById(transaction, id)
        .select([...PERSON, 'delete_ratings'])
        .where('deletion_scheduled_at', '<=', new Date())
        .executeTakeFirst();
      // The deletion was cancelled at the last moment.
      if (!person) return null;
      await tellOwner(app, transaction, person, deletedMail(person));
      return { deleteRatings: person.delete_ratings };
    });
}

/**
 * Whether data of others refers to the account `u`. An account without a confirmed address can hardly cause any, because
 * its messages, reviews and profile are held back; if there is some, the account is kept. Own claims do not count: they
 * end with the account, because without the confirmation nobody can be told of a decision.
 */
const referredTo = (app: App): RawBuilder<boolean> =>
  sql`(${sql.join(
    [hasOpenCase(casesOf(app)), ...app.domains.flatMap(({ account }) => account?.isReferredTo ?? [])],
    sql` or `,
  )})`;

/** Registrations that were neither confirmed nor used for 30 days. Suspended and leaving accounts have their own rules. */
const abandoned = (app: App, db: Db) =>
  db
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.email_verified_at', 'is', null)
    .where('u.unconfirmed_active_at', '<', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
    .where('u.disabled_at', 'is', null)
    .where('u.deletion_scheduled_at', 'is', null)
    .where('u.is_staff', '=', false)
    .where(({ not }) => not(referredTo(app)));

/**
 * The nightly job: deletes registrations that were never confirmed, each in a separate transaction (AC-20). Nobody is
 * told: the address may be a stranger's.
 */
export async function deleteUnconfirmedAccounts(app: App): Promise<void> {
  const found = await abandoned(app, app.databases.primary.kysely).orderBy('u.id').execute();
  for (const { id } of found)
    await deleteAccount(app, id, async (transaction) => {
      const still = await abandoned(app, transaction).where('u.id', '=', id).executeTakeFirst();
      return still ? { deleteRatings: true } : null;
    });
}
