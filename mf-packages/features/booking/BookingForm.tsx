import { asApiError, routes, t, formatDate, formatPrice, periodLabel, tierLabel } from '@care/contracts';
import { useNavigate } from '@care/contracts/router';
import type { Billing, Checkout, CompanyPage, PackageList, PaymentOrder, Quote } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Heading, media, Panel, Skeleton, Stack, StandaloneLink, Meta } from '@care/ui';
import { CallForm, FormDraft, type Problems, SubmitButton, useDraft, useRepeatKey } from '@care/ui/form';
import { TitledSection } from '@care/ui/more';
import styled from '@emotion/styled';
import { useState } from 'react';
import { TRIAL_DAYS, TRIAL_REMINDER_DAYS } from '@care/contracts/constants';
import { bookingPath, type Choice } from '../package/packages';
import { paymentApi } from '../payment/api';
import { BillingAddress, TermsField } from './BillingFields';
import { ChoiceFields } from './ChoiceFields';
import { LeaveForPayment, NotPaid, OrderResult, PaymentDialog } from './OrderResult';
import { bookingText } from './texts';

/** The values of the form. Package and period are in the address. */
type BillingValues = Partial<Billing> & { accept_terms?: boolean };

const required = ['name', 'street', 'zip_code', 'city'] as const;

/** The invoice goes to the provider's address unless something else is entered. */
const valuesOf = ({ name, operator, street, zip_code, city }: CompanyPage): BillingValues => ({
  name: operator ?? name,
  street: street.split(',')[0] ?? '',
  zip_code,
  city,
});

const termsProblem = ({ accept_terms }: BillingValues): Problems<BillingValues> =>
  accept_terms ? {} : { accept_terms: t('errors.consentRequired') };

/** An emptied field has no value in the form. */
const NO_BILLING: Billing = { name: '', street: '', zip_code: '', city: '', vat_id: '' };

/** The server names the fields of the address with their object. */
const withoutPrefix = (details: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(details).map(([field, detail]) => [field.replace(/^billing\./, ''), detail]));

const DRAFT_NAME = 'package-booking';
const omitted = ['accept_terms'] as const;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  max-width: 52rem;
  padding-bottom: var(--s-section);
  ${media.desktop} {
    max-width: none;
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
  }
`;

interface BookingFormProps {
  company: CompanyPage;
  packages: PackageList;
  choice: Choice;
}

/** Steps after the order was placed; `last`: the order before, of which nothing was paid. */
type Step =
  | { kind: 'form'; last?: PaymentOrder }
  | { kind: 'paying'; checkout: Checkout }
  | { kind: 'done'; order: PaymentOrder };

/** The order in three parts on one page: package, invoice, summary with the button (PK-03, PK-04). */
export function BookingForm({ company, packages, choice }: BookingFormProps) {
  const [step, setStep] = useState<Step>({ kind: 'form' });
  const draft = useDraft(DRAFT_NAME);
  const close = (order: PaymentOrder) => {
    if (order.status === 'PAID') draft.remove();
    setStep(
      order.status === 'PAID' || order.status === 'PENDING' ? { kind: 'done', order } : { kind: 'form', last: order },
    );
  };
  const last = step.kind === 'form' ? step.last : undefined;
  if (step.kind === 'done') return <OrderResult order={step.order} />;
  // Without the form, which would ask before the page is left; its draft stays for the way back.
  if (step.kind === 'paying' && !step.checkout.framed) return <LeaveForPayment url={step.checkout.access_url} />;
  return (
    <Stack gap="large">
      <Heading level={1}>{bookingText('title')}</Heading>
      {last && <NotPaid key={last.id} order={last} />}
      <Columns>
        <Order
          company={company}
          packages={packages}
          choice={choice}
          last={last?.id}
          onPlaced={(checkout) => setStep({ kind: 'paying', checkout })}
        />
        <StandaloneLink to={routes.packages.build()}>{bookingText('compare')}</StandaloneLink>
      </Columns>
      {step.kind === 'paying' && <PaymentDialog checkout={step.checkout} onEnd={close} />}
    </Stack>
  );
}

interface OrderProps extends BookingFormProps {
  /** The order before: a new one has a new key. */
  last: string | undefined;
  onPlaced: (checkout: Checkout) => void;
}

/** The choice is shown at once; the address follows, and a new address is a new choice. */
function useChoice(address: Choice) {
  const navigate = useNavigate();
  const [{ from, choice }, setState] = useState({ from: address, choice: address });
  if (from.package !== address.package || from.period !== address.period) setState({ from: address, choice: address });
  const choose = (next: Choice) => {
    setState({ from, choice: next });
    void navigate(bookingPath(next), { replace: true, preventScrollReset: true });
  };
  return { choice, choose };
}

function Order({ company, packages, choice: address, last, onPlaced }: OrderProps) {
  const { choice, choose } = useChoice(address);
  const quote = paymentApi.quote.useQuery({ company: company.id, ...choice });
  const [checkout] = paymentApi.checkout.useMutation();
  const keyOf = useRepeatKey();
  const [initial] = useState(() => valuesOf(company));
  const figures = quote.error ? undefined : quote.currentData;

  const send = async ({ accept_terms: _, ...billing }: BillingValues) => {
    if (!figures) return { problems: {} };
    const input = {
      ...choice,
      company: company.id,
      billing: { ...NO_BILLING, ...billing },
      accept_terms: true as const,
      trial: figures.trial_ends_at !== null,
      due_cents: figures.due_cents,
      gross_cents: figures.gross_cents,
    };
    return checkout({ input, idempotencyKey: keyOf({ ...input, last }) });
  };

  return (
    <CallForm<BillingValues, Checkout>
      initialValues={initial}
      required={required}
      validate={termsProblem}
      rename={withoutPrefix}
      send={send}
      onDone={onPlaced}
    >
      <Stack gap="large">
        {/* It stays after the order, for the way back from paying. */}
        <FormDraft name={DRAFT_NAME} omit={omitted} />
        <ChoiceFields
          packages={packages}
          choice={choice}
          monthRefund={figures?.month_refund_cents ?? null}
          onChange={choose}
        />
        {quote.error ? <NotPossible error={quote.error} /> : <Rest figures={figures} company={company} />}
      </Stack>
    </CallForm>
  );
}

/** The server says why this order is not possible, for example because the package is there already. */
const NotPossible = ({ error }: { error: unknown }) => (
  <Alert kind="info" title={bookingText('quoteFailed')}>
    <Stack gap="small">
      <p>{apiErrorMessage(asApiError(error))}</p>
      <StandaloneLink to={routes.companyOwnerArea.build()}>{bookingText('toCompany')}</StandaloneLink>
    </Stack>
  </Alert>
);

/** There is a button only when all figures of the order are beside it. */
const Rest = ({ figures, company }: { figures: Quote | undefined; company: CompanyPage }) => (
  <>
    <TitledSection title={bookingText('billing')}>
      <BillingAddress />
    </TitledSection>
    <TitledSection title={bookingText('check')}>
      <Panel>{figures ? <OrderFigures quote={figures} company={company.name} /> : <Skeleton height="14rem" />}</Panel>
      <TermsField />
      {figures && (
        <>
          <SubmitButton size="large" block>
            {bookingText('order')}
          </SubmitButton>
          <Meta>{bookingText('afterwards')}</Meta>
        </>
      )}
    </TitledSection>
  </>
);

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
function OrderFigures({ quote, company }: { quote: Quote; company: string }) {
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
