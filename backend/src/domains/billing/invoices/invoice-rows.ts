import type { Selectable } from 'kysely';
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
export const isIssued = <Row extends InvoiceRow>(row: Row): row is IssuedInvoice & Row => row.number !== null;
