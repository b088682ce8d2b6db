import { formatDate } from '@care/contracts/format';
import { isToTransfer } from './invoice-xml';
import type { IssuedInvoice } from './invoice-rows';

const DEMONSTRATION = 'Demonstration: Das ist keine echte Rechnung. Es fließt kein Geld.';

/** "3. November 2026 bis 2. Dezember 2026", or one day. */
export const serviceText = ({ service_from, service_to }: IssuedInvoice): string =>
  service_from === service_to ? formatDate(service_from) : `${formatDate(service_from)} bis ${formatDate(service_to)}`;

/** A correction is no "Gutschrift" in the sense of the VAT act, which is one that the buyer writes. */
export const documentName = ({ kind }: Pick<IssuedInvoice, 'kind'>): string =>
  kind === 'INVOICE' ? 'Rechnung' : 'Rechnungskorrektur (Gutschrift)';

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
