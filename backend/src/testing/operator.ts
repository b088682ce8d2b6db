import type { Operator } from '@care/contracts/schemas';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema';

/** The operator of a real site, with everything that its pages and invoices need. */
export const OPERATOR: Operator = {
  ...{ name: 'Pflegefenster GmbH', street: 'Am Ring 5', zip_code: '50667', city: 'Köln' },
  ...{ represented_by: 'Ada Amt', phone: '0221 123456', email: 'rechnung@betreiber.example' },
  ...{ register: 'Amtsgericht Köln, HRB 1234', vat_id: 'DE123456789', tax_number: '', iban: 'DE02120300000000202051' },
  ...{ editor: 'Ada Amt, Am Ring 5, 50667 Köln', data_protection_officer: '', log_days: '14' },
  ...{ data_protection_authority: 'LDI NRW', hosting: 'Rechenzentrum Köln', recipients: 'Der Versand von E-Mails.' },
  ...{ market_authority: 'MLBF', known_barriers: 'Keine bekannt.', checked_on: '2026-11-03' },
};

/** Stores the operator of the site, without the API. */
export async function storeOperator(db: Kysely<Database>, change: Partial<Operator> = {}): Promise<void> {
  const row = { ...OPERATOR, ...change, updated_at: new Date() };
  await db
    .insertInto('site_operator')
    .values(row)
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute();
}
