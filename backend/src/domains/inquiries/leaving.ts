import type { DbTransaction } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { CASE_KINDS } from './support/requests';
import { deleteRows } from '../../platform/database/queries';

/** Deletes the requests and inquiries of an account that is being deleted; account and provider are locked (AC-07). */
export async function deleteInquiries(_app: App, db: DbTransaction, { id, email, email_verified_at }: Leaver) {
  // Case before request, as the desk locks them.
  await db
    .selectFrom('desk_case')
    .select('id')
    .where('kind', 'in', Object.values(CASE_KINDS))
    .where('subject_id', 'in', (eb) => eb.selectFrom('support_request').select('id').where('user_id', '=', id))
    .orderBy('id')
    .forUpdate()
    .execute();
  await db.deleteFrom('support_request').where('user_id', '=', id).execute();
  // Sent without signing in; those that were sent with the account are deleted with it.
  if (email_verified_at)
    await deleteRows(db, 'product_inquiry', { user_id: null })
      .where(normalColumn('email'), '=', normalAddress(email))
      .execute();
}
