import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';

/**
 * Deletes the enquiries of an account that is being deleted, also those that its confirmed address sent without it, and
 * the messages at their receivers; reported ones stay as evidence (EQ-12).
 */
export async function leaveEnquiries(
  _app: App,
  db: Transaction<Database>,
  { id, email, email_verified_at }: Leaver,
): Promise<void> {
  const isOwn = sql<boolean>`(user_id = ${id} or (${email_verified_at !== null} and user_id is null
    and ${normalColumn('email')} = ${normalAddress(email)}))`;
  await db
    .deleteFrom('message')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('enquiry_receiver')
        .innerJoin('enquiry', 'enquiry.id', 'enquiry_receiver.enquiry_id')
        .select('message_id')
        .where('message_id', 'is not', null)
        .where(isOwn),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('message_report').select('id').whereRef('message_report.message_id', '=', 'message.id'))),
    )
    .execute();
  await db.deleteFrom('enquiry').where(isOwn).execute();
}
