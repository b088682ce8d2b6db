import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import { endDeletedCases } from '../../desk';
import { CASE_KINDS } from './requests';

const kinds = Object.values(CASE_KINDS);

/** Closes the cases of requests that were deleted, by the retention job or with their account (AC-07). */
export const endRequestCases = (db: Transaction<Database>): Promise<void> =>
  endDeletedCases(db, { kinds, table: 'support_request', action: 'Anfrage gelöscht' });

/** Deletes the requests of an account that is being deleted; the caller has locked account and provider (AC-07). */
export async function endRequestsOf(db: Transaction<Database>, userId: number): Promise<void> {
  // Case before request, as the desk locks them.
  await db
    .selectFrom('desk_case')
    .select('id')
    .where('kind', 'in', kinds)
    .where('subject_id', 'in', (eb) => eb.selectFrom('support_request').select('id').where('user_id', '=', userId))
    .orderBy('id')
    .forUpdate()
    .execute();
  await db.deleteFrom('support_request').where('user_id', '=', userId).execute();
  await endRequestCases(db);
}
