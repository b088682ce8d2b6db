import { sql, type Kysely, type RawBuilder } from 'kysely';
import { UNCONFIRMED_DAYS } from '../accounts';
import type { Database } from '../../platform/database/schema';
import { casesOf } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { hasOpenCase } from '../desk';
import { deleteAccount } from './delete-account';

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
const abandoned = (app: App, db: Kysely<Database>) =>
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
