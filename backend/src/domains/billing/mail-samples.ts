import { tierLabel } from '@care/contracts/enumerations';
import { PAID_TIERS } from '@care/contracts/tiers';
import { sample, type MailSamples } from '../../platform/mail/sample';
import * as invoiceMails from './invoices/invoice-mails';
import * as paymentMails from './payments/payment-mails';

const { person, day, origin } = sample;
const company = sample.company.name;
const buyer = { person, company, origin };
const amounts = { due_cents: 5831, net_cents: 4900, vat_rate: 19, vat_cents: 931, gross_cents: 5831 };
const order = { ...amounts, package: PAID_TIERS[0], period: 'MONTHLY', service: 'test' } as const;
const row = { ...order, trial_ends_at: null, paid_until: day, cancel_at: day, end_cause: 'UNPAID' } as const;
const seller = {
  ...{ name: 'Pflegefenster Demonstration', street: 'Musterstraße 1', zip_code: '12345', city: 'Musterstadt' },
  ...{ email: 'rechnung@pflegefenster.example', vat_id: 'DE000000000', tax_number: null },
  ...{ iban: 'DE02120300000000202051', demonstration: true },
};

export const mailSamples: MailSamples<typeof invoiceMails & typeof paymentMails> = {
  bookedMail: paymentMails.bookedMail(buyer, { order, row, refund: 0 }),
  canceledMail: paymentMails.canceledMail(buyer, row, 0),
  resumedMail: paymentMails.resumedMail(buyer, row),
  endedMail: paymentMails.endedMail(buyer, row),
  unpaidMail: paymentMails.unpaidMail(buyer, row, day),
  trialEndsMail: paymentMails.trialEndsMail(buyer, row, order.gross_cents),
  paidBackMail: paymentMails.paidBackMail(buyer, order),
  issuedMail: invoiceMails.issuedMail(person.email, `${origin}/muster.pdf`, {
    ...{
      kind: 'INVOICE',
      source: 'CHARGE',
      number: 'RE-2026-0001',
      title: `Paket ${tierLabel(order.package)}, monatlich`,
    },
    ...{ gross_cents: order.gross_cents, due_on: '2026-03-16', seller },
    buyer: { name: company },
  }),
};
