import type { Selectable } from 'kysely';
import { API_PREFIX } from '@care/contracts/constants';
import { formatDate } from '@care/contracts/format';
import type { Database } from '../../../platform/database/schema';
import { authSecret, isSameKey, signedKey } from '../../../platform/secrets/auth-secret';
import type { Settings } from '../../../platform/settings';

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

/** The key in the address of a PDF is computed, so that page and mail have the same one and it needs no column. */
const keyOf = (settings: Settings, { id, number }: { id: number; number: string }): string =>
  signedKey(authSecret(settings), 'invoice', id, number);

/**
 * The address of a PDF. Whoever has it may read the file, as with a paper invoice: it is in the mail to the buyer, whose
 * bookkeeping may have no account, and it stays valid after a change of owner and after the deletion of the account.
 */
export const pdfPath = (settings: Settings, invoice: { id: number; number: string }): string =>
  `${API_PREFIX}/payment/invoice/${invoice.id}/pdf/?key=${keyOf(settings, invoice)}`;

export const isPdfKey = (settings: Settings, invoice: { id: number; number: string }, key: string): boolean =>
  isSameKey(key, keyOf(settings, invoice));

const DEMONSTRATION = 'Demonstration: Das ist keine echte Rechnung. Es fließt kein Geld.';

/** "3. November 2026 bis 2. Dezember 2026", or one day. */
export const serviceText = ({ service_from, service_to }: IssuedInvoice): string =>
  service_from === service_to ? formatDate(service_from) : `${formatDate(service_from)} bis ${formatDate(service_to)}`;

/** A correction is no "Gutschrift" in the sense of the VAT act, which is one that the buyer writes. */
export const documentName = ({ kind }: Pick<IssuedInvoice, 'kind'>): string =>
  kind === 'INVOICE' ? 'Rechnung' : 'Rechnungskorrektur (Gutschrift)';

/** Whether the buyer still has to transfer the money. Charges are paid when they are invoiced. */
export const isToTransfer = ({ source }: Pick<IssuedInvoice, 'source'>): boolean => source === 'PLACEMENT';

type Termed = Pick<IssuedInvoice, 'kind' | 'source' | 'due_on' | 'number' | 'seller'>;

/** When and how an invoice is paid. Only what does not change after it was issued. */
export function termsText(invoice: Termed): string {
  const { kind, due_on, number, seller } = invoice;
  if (kind === 'CREDIT_NOTE') return 'Der Betrag wird auf dem Weg zurückgezahlt, auf dem Sie bezahlt haben.';
  if (!isToTransfer(invoice)) return 'Der Betrag ist bereits bezahlt. Bitte überweisen Sie nichts.';
  return `Zahlbar bis ${formatDate(due_on)} ohne Abzug. Bitte überweisen Sie auf das Konto ${ibanText(seller.iban)} mit dem Verwendungszweck ${number}.`;
}

/** An IBAN in groups of four. */
export const ibanText = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1\u00a0');

/** The lines below the head of an invoice. */
export const notesOf = ({ kind, refers_to, refers_to_on, seller }: IssuedInvoice): string[] => [
  ...(seller.demonstration ? [DEMONSTRATION] : []),
  ...(kind === 'CREDIT_NOTE' && refers_to && refers_to_on
    ? [`Korrektur der Rechnung ${refers_to} vom ${formatDate(refers_to_on)}.`]
    : []),
];
