import type { MailDraft } from '../../../platform/mail/mail';

// Mails about an inquiry about a product. They contain no text that a user typed, because a stranger may have entered
// the address.

interface About {
  reference: string;
  product: string | null;
}

export const inquiryReceivedMail = (to: string, { reference, product }: About): MailDraft => ({
  kind: 'inquiry-received',
  template: 'inquiry-received',
  to,
  values: { reference, product: String(product) },
});

/** The answer of STAFF. */
export const inquiryAnsweredMail = (to: string, { reference, product }: About, answer: string): MailDraft => ({
  kind: 'inquiry-answer',
  template: 'inquiry-answered',
  to,
  values: { reference, product: product ?? 'Pflegeprodukt', answer },
});
