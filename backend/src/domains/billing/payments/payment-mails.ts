import { routes } from '@care/contracts/routes';
import { formatDate, formatPrice } from '@care/contracts/format';
import { tierLabel } from '@care/contracts/enumerations';
import { t } from '@care/contracts/texts';
import { mailTo } from '../../../platform/mail/compose';
import type { Addressee, Mail } from '../../../platform/mail/mail';
import { siteLink } from '../../../platform/mail/site-address';
import type { OrderRow } from './payment-service';
import type { SubscriptionRow } from './terms';

/** The addressee, with the name of the provider that has the package. */
export interface Buyer {
  person: Addressee;
  company: string;
  origin: string;
}

interface Notice {
  about: Pick<OrderRow, 'package'>;
  subject: string;
  paragraphs: string[];
}

const mail = ({ person, company, origin }: Buyer, { about, subject, paragraphs }: Notice): Mail =>
  mailTo(person, {
    kind: 'payment',
    subject: `${subject}: ${tierLabel(about.package)} für ${company}`,
    paragraphs,
    action: { label: 'Mein Unternehmen öffnen', url: siteLink(origin, routes.companyOwnerArea.build()) },
  });

const day = (date: Date): string => formatDate(date.toISOString());
const termOf = ({ period }: Pick<OrderRow, 'period'>): string => t(`periods.${period}`);
const noMoney = ({ service }: Pick<OrderRow, 'service'>): string[] =>
  service === 'test' ? ['Das war eine Testzahlung. Es ist kein Geld geflossen.'] : [];

interface Booked {
  order: Pick<
    OrderRow,
    'package' | 'period' | 'due_cents' | 'net_cents' | 'vat_cents' | 'vat_rate' | 'gross_cents' | 'service'
  >;
  row: Pick<SubscriptionRow, 'trial_ends_at' | 'paid_until'>;
  /** Gross, paid back of the package before. */
  refund: number;
}

export const bookedMail = (buyer: Buyer, { order, row, refund }: Booked): Mail =>
  mail(buyer, {
    about: order,
    subject: 'Ihre Buchung',
    paragraphs: [
      `vielen Dank. Das Paket ${tierLabel(order.package)} (${termOf(order)}) gilt ab sofort für „${buyer.company}“.`,
      row.trial_ends_at && order.due_cents === 0
        ? `Bis ${day(row.trial_ends_at)} testen Sie kostenlos. Kündigen Sie bis dahin, zahlen Sie nichts. Danach kostet es ${formatPrice(order.net_cents)} zuzüglich ${order.vat_rate} % USt., zusammen ${formatPrice(order.gross_cents)}.`
        : `Bezahlt: ${formatPrice(order.net_cents)} zuzüglich ${formatPrice(order.vat_cents)} USt. (${order.vat_rate} %), zusammen ${formatPrice(order.gross_cents)}. Die nächste Zahlung ist am ${day(row.paid_until)}.`,
      order.period === 'YEARLY'
        ? 'Sie können zum Ende jedes Vertragsmonats kündigen. Volle, nicht genutzte Monate zahlen wir zurück.'
        : 'Sie können bis zum letzten Tag jedes Vertragsmonats kündigen.',
      ...(refund > 0
        ? [`Für nicht genutzte Zeit Ihres bisherigen Pakets zahlen wir ${formatPrice(refund)} inklusive USt. zurück.`]
        : []),
      ...noMoney(order),
    ],
  });

export const canceledMail = (
  buyer: Buyer,
  row: Pick<SubscriptionRow, 'package' | 'cancel_at' | 'paid_until'>,
  refund: number,
): Mail =>
  mail(buyer, {
    about: row,
    subject: 'Ihre Kündigung',
    paragraphs: [
      `das Paket ${tierLabel(row.package)} für „${buyer.company}“ endet am ${day(row.cancel_at ?? row.paid_until)}. Bis dahin gilt es weiter, und Sie können die Kündigung zurücknehmen.`,
      'Danach ist Ihr Eintrag im kostenlosen Paket Free. Stellenangebote werden pausiert; gelöscht wird nichts.',
      ...(refund > 0 ? [`Für nicht genutzte Monate zahlen wir ${formatPrice(refund)} inklusive USt. zurück.`] : []),
    ],
  });

export const resumedMail = (buyer: Buyer, row: Pick<SubscriptionRow, 'package'>): Mail =>
  mail(buyer, {
    about: row,
    subject: 'Ihre Kündigung ist zurückgenommen',
    paragraphs: [`das Paket ${tierLabel(row.package)} für „${buyer.company}“ läuft weiter.`],
  });

export const endedMail = (buyer: Buyer, row: Pick<SubscriptionRow, 'package' | 'end_cause'>): Mail =>
  mail(buyer, {
    about: row,
    subject: 'Ihr Paket ist beendet',
    paragraphs: [
      `das Paket ${tierLabel(row.package)} für „${buyer.company}“ ist beendet. Ihr Eintrag ist jetzt im kostenlosen Paket Free.`,
      ...(row.end_cause === 'UNPAID' ? ['Wir konnten die letzte Zahlung nicht einziehen.'] : []),
      'Ihre Stellenangebote sind pausiert. Gelöscht ist nichts: Wenn Sie wieder buchen, können Sie sie veröffentlichen.',
    ],
  });

export const unpaidMail = (buyer: Buyer, row: Pick<SubscriptionRow, 'package'>, until: Date): Mail =>
  mail(buyer, {
    about: row,
    subject: 'Zahlung fehlgeschlagen',
    paragraphs: [
      `wir konnten die Zahlung für das Paket ${tierLabel(row.package)} von „${buyer.company}“ nicht einziehen. Wir versuchen es in den nächsten Tagen noch einmal.`,
      `Gelingt das nicht, endet das Paket am ${day(until)}.`,
    ],
  });

export const trialEndsMail = (
  buyer: Buyer,
  row: Pick<SubscriptionRow, 'package' | 'period' | 'paid_until' | 'service'>,
  gross: number,
): Mail =>
  mail(buyer, {
    about: row,
    subject: 'Ihre Testzeit endet bald',
    paragraphs: [
      `die kostenlose Testzeit für „${buyer.company}“ endet am ${day(row.paid_until)}. Danach kostet das Paket ${tierLabel(row.package)} (${termOf(row)}) ${formatPrice(gross)} inklusive USt.`,
      'Wenn Sie nicht zahlen möchten, kündigen Sie bitte bis dahin.',
      ...noMoney(row),
    ],
  });

export const paidBackMail = (buyer: Buyer, order: Pick<OrderRow, 'package' | 'due_cents'>): Mail =>
  mail(buyer, {
    about: order,
    subject: 'Ihre Zahlung wird erstattet',
    paragraphs: [
      `für das Paket ${tierLabel(order.package)} für „${buyer.company}“ ist eine Zahlung eingegangen, als die Bestellung nicht mehr galt: Sie war beendet, oder Ihr Paket hatte sich inzwischen geändert. Diese Bestellung gilt deshalb nicht. Wenn Sie das Paket noch möchten, bestellen Sie es bitte neu.`,
      ...(order.due_cents > 0
        ? [`Wir zahlen ${formatPrice(order.due_cents)} zurück.`]
        : ['Es wurde nichts abgebucht.']),
    ],
  });
