import { t } from '@care/contracts/texts';
import { composeMail } from '../../../platform/mail/compose';
import type { Mail } from '../../../platform/mail/mail';

// Mails about an inquiry about a product. They contain no text that a user typed, because a stranger may have entered
// the address.

interface About {
  reference: string;
  product: string | null;
}

const STRANGER = [
  'Sie haben nichts angefragt? Dann hat jemand Ihre Adresse angegeben, und Sie können diese E-Mail löschen.',
];

export const inquiryReceivedMail = (to: string, { reference, product }: About): Mail =>
  composeMail({
    kind: 'inquiry-received',
    to,
    subject: `Ihre Produktanfrage ${reference}`,
    paragraphs: [
      `wir haben Ihre Anfrage zum Produkt „${product}“ erhalten. Ihr Aktenzeichen ist ${reference}.`,
      `Das Team von ${t('brand.name')} liest Ihre Anfrage und meldet sich bei Ihnen.`,
    ],
    footer: STRANGER,
  });

/** The answer of STAFF. */
export const inquiryAnsweredMail = (to: string, { reference, product }: About, text: string): Mail =>
  composeMail({
    kind: 'inquiry-answer',
    to,
    subject: `Antwort auf Ihre Produktanfrage ${reference}`,
    paragraphs: [`Sie haben uns zum Produkt „${product ?? 'Pflegeprodukt'}“ geschrieben. Unsere Antwort:`, text],
    footer: STRANGER,
  });
