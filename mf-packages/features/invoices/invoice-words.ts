import { formatDate } from '@care/contracts';
import type { Invoice } from '@care/contracts/schemas';
import { invoiceText } from './texts';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

/** "46,41 €", and "− 46,41 €" for money that goes back. */
export const amountText = ({ kind, gross_cents }: Pick<Invoice, 'kind' | 'gross_cents'>): string =>
  (kind === 'CREDIT_NOTE' ? '\u2212\u00a0' : '') + euros.format(gross_cents / 100);

/** The subject of an invoice. The year stands once if the period begins and ends in it. */
export function subjectText({ source, title, service_from, service_to, refers_to }: Invoice): string {
  if (source === 'REFUND') return invoiceText('credit', { number: refers_to ?? '' });
  if (source === 'PLACEMENT') return title;
  const from = formatDate(service_from);
  const year = ` ${service_from.slice(0, 4)}`;
  const isOneYear = service_to.startsWith(service_from.slice(0, 4));
  return invoiceText('period', {
    title,
    from: isOneYear ? from.replace(year, '') : from,
    to: formatDate(service_to),
  });
}
