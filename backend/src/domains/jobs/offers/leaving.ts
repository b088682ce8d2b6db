import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { Leaver } from '../../../platform/domain/domain';
import type { App } from '../../../platform/http/app-type';

/** Removes the offers of providers that an account leaves without an owner, because nobody would answer. */
export async function removeOffersOf(_app: App, db: Transaction<Database>, { companies }: Leaver): Promise<void> {
  if (companies.length === 0) return;
  await db
    .updateTable('job_offer')
    .set({ status: 'REMOVED', contact_name: null, contact_email: null, contact_phone: null })
    .where('company_id', 'in', (eb) =>
      eb.selectFrom('company').select('id').where('id', 'in', companies).where('owner_id', 'is', null),
    )
    .execute();
}
