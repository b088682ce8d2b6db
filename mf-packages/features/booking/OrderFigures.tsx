import { formatDate, formatPrice, periodLabel, tierLabel } from '@care/contracts';
import { TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@care/contracts/constants';
import type { Quote } from '@care/contracts/schemas';
import { Alert, Meta, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { bookingText } from './texts';

const Figures = styled.dl`
  display: grid;
  gap: var(--s-2);
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 1rem;
    font-variant-numeric: lining-nums tabular-nums;
  }
  & > div[data-total] {
    padding-top: var(--s-2);
    border-top: 2px solid var(--line-strong);
    font-weight: 600;
  }
`;

const Figure = ({ label, cents, isTotal }: { label: string; cents: number; isTotal?: boolean }) => (
  <div data-total={isTotal || undefined}>
    <dt>{label}</dt>
    <dd>{cents < 0 ? `− ${formatPrice(-cents)}` : formatPrice(cents)}</dd>
  </div>
);

/** Everything that the buyer must know beside the button: net, VAT, gross, due date, term, cancellation (PK-02). */
export function OrderFigures({ quote, company }: { quote: Quote; company: string }) {
  const { package: id, period, trial_ends_at } = quote;
  const trialEnd = trial_ends_at && formatDate(trial_ends_at);
  return (
    <Stack>
      <p>
        <strong>{bookingText('ordered', { package: tierLabel(id), period: periodLabel(period), company })}</strong>
      </p>
      <Figures>
        {trialEnd && <Figure label={bookingText('trialUntil', { days: TRIAL_DAYS, date: trialEnd })} cents={0} />}
        <Figure
          label={bookingText(trialEnd ? `thenPeriod.${period}` : `nowPeriod.${period}`)}
          cents={quote.price_cents}
        />
        {quote.credit_cents > 0 && <Figure label={bookingText('credit')} cents={-quote.credit_cents} />}
        <Figure label={bookingText('vat', { percent: quote.vat_rate })} cents={quote.vat_cents} />
        {trialEnd && <Figure label={bookingText('from', { date: trialEnd })} cents={quote.gross_cents} isTotal />}
        <Figure label={bookingText('dueToday')} cents={quote.due_cents} isTotal />
      </Figures>
      <Stack gap="small">
        {trialEnd && <Meta>{bookingText('trialTerms', { date: trialEnd, days: TRIAL_REMINDER_DAYS })}</Meta>}
        <Meta>
          {bookingText('renews', {
            date: formatDate(quote.renews_at),
            period: bookingText(`renewalPeriod.${period}`),
            price: formatPrice(quote.renewal_gross_cents),
          })}{' '}
          {quote.month_refund_cents === null
            ? bookingText('monthTerms')
            : bookingText('yearTerms', { price: formatPrice(quote.month_refund_cents) })}
        </Meta>
        {quote.refund_gross_cents > 0 && (
          <Meta>{bookingText('refund', { price: formatPrice(quote.refund_gross_cents) })}</Meta>
        )}
        <Meta>{bookingText('businessOnly')}</Meta>
      </Stack>
      {quote.is_test && (
        <Alert kind="warn" announce="none">
          <p>{bookingText('test')}</p>
        </Alert>
      )}
    </Stack>
  );
}
