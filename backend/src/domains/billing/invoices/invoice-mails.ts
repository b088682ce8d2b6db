import { formatPrice } from '@care/contracts/format';
import { composeMail } from '../../../platform/mail/compose';
import type { Mail } from '../../../platform/mail/mail';
import type { IssuedInvoice } from './invoice-rows';
import { termsText } from './invoice-words';

type Issued = Parameters<typeof termsText>[0] &
  Pick<IssuedInvoice, 'title' | 'gross_cents'> & { buyer: Pick<IssuedInvoice['buyer'], 'name'> };

/** The link to an issued invoice or credit note, for its buyer (PK-07). */
export function issuedMail(to: string, url: string, invoice: Issued): Mail {
  const { buyer, number, title, gross_cents, kind, seller } = invoice;
  const document = kind === 'INVOICE' ? 'Rechnung' : 'Gutschrift';
  return composeMail({
    kind: 'invoice',
    to,
    subject: `Ihre ${document} ${number}`,
    paragraphs: [
      `hier ist die ${document} ${number} über ${formatPrice(gross_cents)} inklusive USt. an ${buyer.name}: ${title}.`,
      termsText(invoice),
      'Das PDF enthält auch die Rechnungsdaten für Ihre Buchhaltung (ZUGFeRD). Wer diesen Link hat, kann es öffnen, auch ohne Konto. Bitte bewahren Sie die Datei auf.',
      ...(seller.demonstration ? ['Das ist eine Demonstration und keine echte Rechnung. Es fließt kein Geld.'] : []),
    ],
    action: { label: `${document} als PDF öffnen`, url },
  });
}
