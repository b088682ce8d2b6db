import { sql, type Kysely, type Transaction } from 'kysely';
import { UNCONFIRMED_DAYS } from '../accounts';
import type { Database } from '../../platform/database/schema';
import type { App } from '../../platform/http/app-type';
import { claimCaseKinds } from '../ownership';
import { deleteAccount } from './delete-account';

/**
 * Data of others that refers to the account `u`. An account without a confirmed address can hardly cause any, because
 * its messages, reviews and profile are held back; if there is some, the account is kept. Own claims do not count:
 * they end with the account, because without the confirmation nobody can be told of a decision.
 */
const referredTo = sql<boolean>`(
  exists (select from company where owner_id = u.id)
  or exists (select from ownership_answer where owner_id = u.id)
  or exists (select from desk_case where person_id = u.id and state <> 'CLOSED'
    and kind <> all (${sql.val([...claimCaseKinds])}))
  or exists (select from rating where author_id = u.id and status in ('PUBLISHED', 'DISPUTED', 'REMOVED'))
  or exists (select from rating_response where author_id = u.id)
  or exists (select from message where sender_id = u.id and not is_held)
  or exists (select from message where recipient_id = u.id and kind <> 'SYSTEM')
  or exists (select from application a left join message m on m.id = a.message_id
    where a.applicant_id = u.id and not coalesce(m.is_held, false))
  or exists (select from user_block where blocked_user_id = u.id)
  or exists (select from recruiting_contact c join job_seeker j on j.id = c.job_seeker_id where j.user_id = u.id)
)`;

/** Registrations that were neither confirmed nor used for 30 days. Suspended and leaving accounts have their own rules. */
const abandoned = (db: Kysely<Database> | Transaction<Database>) =>
  db
    .selectFrom('user_account as u')
    .select('u.id')
    .where('u.email_verified_at', 'is', null)
    .where('u.unconfirmed_active_at', '<', sql<Date>`now() - make_interval(days => ${UNCONFIRMED_DAYS}::int)`)
    .where('u.disabled_at', 'is', null)
    .where('u.deletion_scheduled_at', 'is', null)
    .where('u.is_staff', '=', false)
    .where(({ not }) => not(referredTo));

/**
 * The nightly job: deletes registrations that were never confirmed, each in a separate transaction (AC-20). Nobody is
 * told: the address may be a stranger's.
 */
export async function deleteUnconfirmedAccounts(app: App): Promise<void> {
  const found = await abandoned(app.databases.primary.kysely).orderBy('u.id').execute();
  for (const { id } of found)
    await deleteAccount(app, id, async (transaction) => {
      const still = await abandoned(transaction).where('u.id', '=', id).executeTakeFirst();
      return still ? { deleteRatings: true } : null;
    });
}
