import { formatPrice } from '@care/contracts/format';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { composeMail } from '../../../platform/mail/compose';
import { siteLink, siteOrigin } from '../../../platform/mail/site-address';
import { pdfPath } from './invoice-link';
import type { IssuedInvoice } from './invoice-rows';
import { termsText } from './invoice-words';

/** Mails the buyer the link to an issued invoice or credit note, with the transaction that issues it (PK-07). */
export async function tellIssued(app: App, db: Transaction<Database>, invoice: IssuedInvoice): Promise<void> {
  const { buyer, number, title, gross_cents, kind, seller } = invoice;
  if (buyer.email === null) return;
  const document = kind === 'INVOICE' ? 'Rechnung' : 'Gutschrift';
  const mail = composeMail({
    kind: 'invoice',
    to: buyer.email,
    subject: `Ihre ${document} ${number}`,
    paragraphs: [
      `hier ist die ${document} ${number} über ${formatPrice(gross_cents)} inklusive USt. an ${buyer.name}: ${title}.`,
      termsText(invoice),
      'Das PDF enthält auch die Rechnungsdaten für Ihre Buchhaltung (ZUGFeRD). Wer diesen Link hat, kann es öffnen, auch ohne Konto. Bitte bewahren Sie die Datei auf.',
      ...(seller.demonstration ? ['Das ist eine Demonstration und keine echte Rechnung. Es fließt kein Geld.'] : []),
    ],
    action: {
      label: `${document} als PDF öffnen`,
      url: siteLink(siteOrigin(app.settings), pdfPath(app.settings, invoice)),
    },
  });
  await app.mailer.send(mail, { transaction: db });
}
