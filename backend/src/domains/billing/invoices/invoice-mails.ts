import { formatPrice } from '@care/contracts/format';
import type { MailDraft } from '../../../platform/mail/mail';
import { termsText, type IssuedInvoice } from './invoice';

type Issued = Parameters<typeof termsText>[0] &
  Pick<IssuedInvoice, 'title' | 'gross_cents'> & { buyer: Pick<IssuedInvoice['buyer'], 'name'> };

/** The link to an issued invoice or credit note, for its buyer (PK-07). */
export const issuedMail = (to: string, url: string, invoice: Issued): MailDraft => ({
  kind: 'invoice',
  template: 'billing-invoice',
  to,
  values: {
    document: invoice.kind === 'INVOICE' ? 'Rechnung' : 'Gutschrift',
    number: invoice.number,
    gross: formatPrice(invoice.gross_cents),
    buyer: invoice.buyer.name,
    title: invoice.title,
    terms: termsText(invoice),
    demonstration: invoice.seller.demonstration,
  },
  url,
});
