import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/database/schema';

export type InvoiceRow = Selectable<Database['invoice']>;

/** An invoice with its number and everything else that it got when it was issued. */
export interface IssuedInvoice extends InvoiceRow {
  number: string;
  issued_at: Date;
  issued_on: string;
  due_on: string;
  seller: NonNullable<InvoiceRow['seller']>;
}

/** Whether a recorded invoice is issued; the database sets all of it at once. */
export const isIssued = (row: InvoiceRow): row is IssuedInvoice => row.number !== null;

/** How much of an invoice its issued credit notes give back, in gross cents. */
export async function creditedCents(db: Kysely<Database>, numbers: readonly string[]): Promise<Map<string, number>> {
  if (numbers.length === 0) return new Map();
  const sums = await db
    .selectFrom('invoice')
    .select((eb) => ['refers_to', eb.fn.sum<number>('gross_cents').as('gross')])
    .where('refers_to', 'in', numbers)
    .groupBy('refers_to')
    .execute();
  return new Map(sums.map(({ refers_to, gross }) => [refers_to ?? '', gross]));
}
