import { routes } from '@care/contracts/routes';
import { formatDate, formatPrice } from '@care/contracts/format';
import { tierLabel } from '@care/contracts/enumerations';
import { t } from '@care/contracts/texts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { confirmedPerson } from '../../accounts';
import { composeMail } from '../../../platform/mail/compose';
import { siteLink, siteOrigin } from '../../../platform/mail/site-address';
import type { OrderRow } from './payment-service';
import type { SubscriptionRow } from './terms';

interface Notice {
  /** The package and who has paid it. */
  about: Pick<OrderRow, 'user_id' | 'package'>;
  company: string;
  subject: string;
  paragraphs: string[];
}

/** Mails somebody about a package, if the address belongs to the account. Sent with the transaction. */
async function tell(app: App, db: Kysely<Database>, { about, company, subject, paragraphs }: Notice): Promise<void> {
  const person = await confirmedPerson(db, about.user_id);
  if (!person) return;
  const url = siteLink(siteOrigin(app.settings), routes.companyOwnerArea.build());
  const mail = composeMail({
    kind: 'payment',
    to: person.email,
    name: person.first_name,
    subject: `${subject}: ${tierLabel(about.package)} für ${company}`,
    paragraphs,
    action: { label: 'Mein Unternehmen öffnen', url },
  });
  await app.mailer.send(mail, { transaction: db });
}

const day = (date: Date): string => formatDate(date.toISOString());
const termOf = ({ period }: Pick<OrderRow, 'period'>): string => t(`periods.${period}`);
const noMoney = ({ service }: Pick<OrderRow, 'service'>): string[] =>
  service === 'test' ? ['Das war eine Testzahlung. Es ist kein Geld geflossen.'] : [];

interface Booked {
  order: OrderRow;
  company: string;
  row: SubscriptionRow;
  /** Gross, paid back of the package before. */
  refund: number;
}

export const tellBooked = (app: App, db: Kysely<Database>, { order, company, row, refund }: Booked) =>
  tell(app, db, {
    ...{ about: order, company, subject: 'Ihre Buchung' },
    paragraphs: [
      `vielen Dank. Das Paket ${tierLabel(order.package)} (${termOf(order)}) gilt ab sofort für „${company}“.`,
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

export const tellCanceled = (app: App, db: Kysely<Database>, row: SubscriptionRow, company: string, refund: number) =>
  tell(app, db, {
    ...{ about: row, company, subject: 'Ihre Kündigung' },
    paragraphs: [
      `das Paket ${tierLabel(row.package)} für „${company}“ endet am ${day(row.cancel_at ?? row.paid_until)}. Bis dahin gilt es weiter, und Sie können die Kündigung zurücknehmen.`,
      'Danach ist Ihr Eintrag im kostenlosen Paket Free. Stellenangebote werden pausiert; gelöscht wird nichts.',
      ...(refund > 0 ? [`Für nicht genutzte Monate zahlen wir ${formatPrice(refund)} inklusive USt. zurück.`] : []),
    ],
  });

export const tellResumed = (app: App, db: Kysely<Database>, row: SubscriptionRow, company: string) =>
  tell(app, db, {
    ...{ about: row, company, subject: 'Ihre Kündigung ist zurückgenommen' },
    paragraphs: [`das Paket ${tierLabel(row.package)} für „${company}“ läuft weiter.`],
  });

export const tellEnded = (app: App, db: Kysely<Database>, row: SubscriptionRow, company: string) =>
  tell(app, db, {
    ...{ about: row, company, subject: 'Ihr Paket ist beendet' },
    paragraphs: [
      `das Paket ${tierLabel(row.package)} für „${company}“ ist beendet. Ihr Eintrag ist jetzt im kostenlosen Paket Free.`,
      ...(row.end_cause === 'UNPAID' ? ['Wir konnten die letzte Zahlung nicht einziehen.'] : []),
      'Ihre Stellenangebote sind pausiert. Gelöscht ist nichts: Wenn Sie wieder buchen, können Sie sie veröffentlichen.',
    ],
  });

export const tellUnpaid = (app: App, db: Kysely<Database>, row: SubscriptionRow, company: string, until: Date) =>
  tell(app, db, {
    ...{ about: row, company, subject: 'Zahlung fehlgeschlagen' },
    paragraphs: [
      `wir konnten die Zahlung für das Paket ${tierLabel(row.package)} von „${company}“ nicht einziehen. Wir versuchen es in den nächsten Tagen noch einmal.`,
      `Gelingt das nicht, endet das Paket am ${day(until)}.`,
    ],
  });

export const tellTrialEnds = (app: App, db: Kysely<Database>, row: SubscriptionRow, company: string, gross: number) =>
  tell(app, db, {
    ...{ about: row, company, subject: 'Ihre Testzeit endet bald' },
    paragraphs: [
      `die kostenlose Testzeit für „${company}“ endet am ${day(row.paid_until)}. Danach kostet das Paket ${tierLabel(row.package)} (${termOf(row)}) ${formatPrice(gross)} inklusive USt.`,
      'Wenn Sie nicht zahlen möchten, kündigen Sie bitte bis dahin.',
      ...noMoney(row),
    ],
  });

export const tellPaidBack = (app: App, db: Kysely<Database>, order: OrderRow, company: string) =>
  tell(app, db, {
    ...{ about: order, company, subject: 'Ihre Zahlung wird erstattet' },
    paragraphs: [
      `für das Paket ${tierLabel(order.package)} für „${company}“ ist eine Zahlung eingegangen, als die Bestellung nicht mehr galt: Sie war beendet, oder Ihr Paket hatte sich inzwischen geändert. Diese Bestellung gilt deshalb nicht. Wenn Sie das Paket noch möchten, bestellen Sie es bitte neu.`,
      ...(order.due_cents > 0
        ? [`Wir zahlen ${formatPrice(order.due_cents)} zurück.`]
        : ['Es wurde nichts abgebucht.']),
    ],
  });
