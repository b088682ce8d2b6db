import { formatDate, formatPrice, periodLabel, routes, type SlotProps, t, tierLabel, addTexts } from '@care/contracts';
import { allows, isLarger, isPaidTier, nextTier, PAID_TIERS } from '@care/contracts/tiers';
import { INVOICES_PATH, SUPPORT_PATH } from '@care/contracts/owner-paths';
import type { Subscription, SubscriptionChange } from '@care/contracts/schemas';
import { Alert, ButtonLink, Meta, Skeleton, Stack, StandaloneLink } from '@care/ui';
import { ConfirmButton } from '@care/ui/dialog';
import { QueryContent, StatusMessage, ActionButton } from '@care/ui/more';
import { useId, useState } from 'react';
import { Choice, GroupFrame } from '@care/ui/field';
import { bookingPath, PERIODS } from '../package/packages';
import { paymentApi } from '../payment/api';
import texts from './texts.de.json';

const subscriptionText = addTexts('subscription', texts);

interface NextPeriodProps {
  subscription: Subscription;
  /** Opened by a link that changes the package. */
  isOpen: boolean;
  onDone: (result: string) => void;
}

const nameOf = ({ package: id, period }: SubscriptionChange): string =>
  subscriptionText('changeTo', { package: tierLabel(id), period: periodLabel(period) });

/** The packages that the next period may have: the present one and smaller ones, the largest first. */
const choicesOf = ({ package: own }: Subscription): SubscriptionChange[] =>
  PAID_TIERS.filter((tier) => !isLarger(tier, own))
    .reverse()
    .flatMap((id) => PERIODS.map((period) => ({ package: id, period })));

/** Chooses package and period of the next period; the running one stays as it is (PK-04). */
function NextPeriod({ subscription, isOpen, onDone }: NextPeriodProps) {
  const id = useId();
  const choices = choicesOf(subscription);
  const { package: own, period, next } = subscription;
  const present = choices.findIndex(
    (one) => one.package === (next?.package ?? own) && one.period === (next?.period ?? period),
  );
  const [chosen, setChosen] = useState(present);
  const [change] = paymentApi.change.useMutation();
  const save = async () => {
    const choice = choices[chosen];
    return choice ? change(choice) : {};
  };
  return (
    <details open={isOpen}>
      <summary>{subscriptionText('changeTitle')}</summary>
      <Stack>
        <GroupFrame id={id} label={subscriptionText('changeTitle')}>
          {choices.map((one, index) => (
            <Choice
              key={nameOf(one)}
              type="radio"
              name={`${id}-next`}
              checked={index === chosen}
              onChange={() => setChosen(index)}
            >
              {nameOf(one)}
            </Choice>
          ))}
        </GroupFrame>
        <Meta>{subscriptionText(nextTier(own) ? 'larger' : 'smaller')}</Meta>
        {chosen !== present && (
          <ActionButton variant="secondaryBlue" run={save} onDone={() => onDone(subscriptionText('changed'))}>
            {subscriptionText('save')}
          </ActionButton>
        )}
      </Stack>
    </details>
  );
}

interface CompanyPackageProps extends Pick<SlotProps['company.package'], 'isChanging'> {
  /** False on the page of the invoices. */
  hasInvoiceLink?: boolean;
}

/** The booked package: dates, cancellation, what comes next, and the way to its invoices (PK-04, PK-07, AC-16). */
export function CompanyPackage({ isChanging, hasInvoiceLink = true }: CompanyPackageProps) {
  const query = paymentApi.subscription.useQuery();
  return (
    <QueryContent query={query} failed={subscriptionText('loadFailed')} skeleton={<Skeleton height="5rem" />}>
      {(data) => <Loaded subscription={data} isChanging={isChanging} hasInvoiceLink={hasInvoiceLink} />}
    </QueryContent>
  );
}

interface FactsProps {
  subscription: Subscription;
  isChanging: boolean;
}

function Loaded({ subscription, isChanging, hasInvoiceLink }: FactsProps & { hasInvoiceLink: boolean }) {
  const [result, setResult] = useState<string>();
  const { source, can_book, cancel_at, is_test } = subscription;
  const isBooked = source === 'BOOKED';
  return (
    <Stack>
      {allows(subscription.package, 'support') && (
        <StandaloneLink to={SUPPORT_PATH}>{subscriptionText('support')}</StandaloneLink>
      )}
      {result && <StatusMessage key={result} kind="success" title={result} />}
      <Facts subscription={subscription} isChanging={isChanging} />
      {isBooked && is_test && <Meta>{subscriptionText('test')}</Meta>}
      {can_book && <Booking subscription={subscription} />}
      {isBooked && !cancel_at && <NextPeriod subscription={subscription} isOpen={isChanging} onDone={setResult} />}
      {isBooked &&
        (cancel_at ? <Resume onDone={setResult} /> : <Cancel subscription={subscription} onDone={setResult} />)}
      {hasInvoiceLink && source !== 'NONE' && (
        <StandaloneLink to={INVOICES_PATH}>{subscriptionText('invoices')}</StandaloneLink>
      )}
    </Stack>
  );
}

/**
 * The booking that is possible beside the present package; undefined for the largest one. After the package of a former
 * owner the same one can be booked.
 */
function bookable({ source, package: own, period }: Subscription): SubscriptionChange | undefined {
  const tier = source === 'FORMER_OWNER' && isPaidTier(own) ? own : nextTier(own);
  return tier && { package: tier, period: period ?? 'MONTHLY' };
}

/** Leads straight to the booking of the next package (PK-03, AC-16); without one, to the comparison of all (PK-01). */
function Booking({ subscription }: { subscription: Subscription }) {
  if (subscription.source === 'NONE')
    return (
      <ButtonLink to={routes.packages.build()} block>
        {t('nav.bookNow')}
      </ButtonLink>
    );
  const choice = bookable(subscription);
  const isChange = subscription.source === 'BOOKED' || subscription.source === 'GRANTED';
  return (
    choice && (
      <ButtonLink to={bookingPath(choice)} block>
        {subscriptionText(isChange ? 'upgrade' : 'book')}
      </ButtonLink>
    )
  );
}

function Facts({ subscription, isChanging }: FactsProps) {
  const { source, can_book, cancel_at, trial_ends_at, unpaid_until } = subscription;
  const { renews_at, renewal_gross_cents, period, next } = subscription;
  if (source === 'NONE' && !can_book)
    return isChanging ? (
      <Alert kind="info" announce="none">
        <p>{subscriptionText('noBooking')}</p>
      </Alert>
    ) : null;
  if (source === 'NONE') return <p>{subscriptionText('none')}</p>;
  if (source === 'GRANTED') return <p>{subscriptionText('granted')}</p>;
  if (source === 'FORMER_OWNER') return <p>{subscriptionText('former', { date: formatDate(cancel_at ?? '') })}</p>;
  return (
    <Stack gap="small">
      {trial_ends_at && <p>{subscriptionText('trial', { date: formatDate(trial_ends_at) })}</p>}
      {cancel_at && (
        <Alert kind="warn" announce="none">
          <p>{subscriptionText('canceled', { date: formatDate(cancel_at) })}</p>
        </Alert>
      )}
      {unpaid_until && (
        <Alert kind="error" announce="none">
          <p>{subscriptionText('unpaid', { date: formatDate(unpaid_until) })}</p>
        </Alert>
      )}
      {renews_at && renewal_gross_cents !== null && period && (
        <p>
          {subscriptionText('renews', {
            date: formatDate(renews_at),
            price: formatPrice(renewal_gross_cents),
            period: periodLabel(next?.period ?? period),
          })}
        </p>
      )}
    </Stack>
  );
}

interface ActionProps {
  /** Called with a message about the result; the button disappears. */
  onDone: (result: string) => void;
}

function Cancel({ subscription: { cancel_would: would }, onDone }: ActionProps & { subscription: Subscription }) {
  const [cancel] = paymentApi.cancel.useMutation();
  if (!would) return null;
  const refund =
    would.refund_gross_cents > 0
      ? ` ${subscriptionText('cancelRefund', { price: formatPrice(would.refund_gross_cents) })}`
      : '';
  return (
    <ConfirmButton
      variant="secondaryGray"
      run={() => cancel()}
      onDone={() => onDone(subscriptionText('cancelDone'))}
      ask={{
        title: subscriptionText('cancelTitle'),
        text: subscriptionText('cancelText', { date: formatDate(would.end_at) }) + refund,
        action: subscriptionText('cancelAction'),
      }}
    >
      {subscriptionText('cancel')}
    </ConfirmButton>
  );
}

function Resume({ onDone }: ActionProps) {
  const [resume] = paymentApi.resume.useMutation();
  return (
    <ActionButton variant="secondaryBlue" run={() => resume()} onDone={() => onDone(subscriptionText('resumed'))}>
      {subscriptionText('resume')}
    </ActionButton>
  );
}
