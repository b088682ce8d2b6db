import { formatDate, routes, tierLabel, useAppDispatch, careApi } from '@care/contracts';
import type { PaymentOrder } from '@care/contracts/schemas';
import { ButtonLink, Heading, Panel, Row, Stack, StandaloneLink } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useEffect, useRef } from 'react';
import { bookingPath } from '../package/booking-address';
import { bookingText } from './texts';
import { changedByPackage, paymentApi } from '../payment/api';

/** The result of an order (PK-04); an open one is asked for until the payment service has reported. */
export function OrderResult({ order: first }: { order: PaymentOrder }) {
  const { data: order = first } = useOrder(first.id);
  useNewTier(order);
  if (order.status === 'PAID') return <Thanks order={order} />;
  return (
    <Stack gap="large">
      <Heading level={1}>{bookingText('title')}</Heading>
      <NotPaid order={order} />
    </Stack>
  );
}

function NotPaid({ order }: { order: PaymentOrder }) {
  if (order.status === 'PENDING')
    return (
      <StatusMessage kind="info" title={bookingText('waiting')}>
        <p>{bookingText('waitingText')}</p>
      </StatusMessage>
    );
  const isDeclined = order.status === 'FAILED';
  return (
    <StatusMessage kind={isDeclined ? 'error' : 'warn'} title={bookingText(isDeclined ? 'declined' : 'canceled')}>
      <Stack gap="small">
        <p>{bookingText(isDeclined ? 'declinedText' : 'canceledLater')}</p>
        <StandaloneLink to={bookingPath(order)}>{bookingText('again')}</StandaloneLink>
      </Stack>
    </StatusMessage>
  );
}

/** Takes the focus: what was focused is gone. */
function Thanks({ order: { package: id, trial_ends_at } }: { order: PaymentOrder }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Panel as="section" ref={box} tabIndex={-1} aria-labelledby="danke">
      <Stack>
        <Heading level={1} id="danke">
          {bookingText('thanks')}
        </Heading>
        <p>
          {bookingText('valid', { package: tierLabel(id) })}
          {trial_ends_at && ` ${bookingText('trialRuns', { date: formatDate(trial_ends_at) })}`}
        </p>
        <Row>
          <ButtonLink to={routes.companyOwnerArea.build()}>{bookingText('toCompany')}</ButtonLink>
        </Row>
      </Stack>
    </Panel>
  );
}

const POLL_MS = 3000;

/** The state of an order, asked for again until it is closed. Only this says whether something was paid (PK-04). */
export function useOrder(id: string) {
  const state = paymentApi.order.useQueryState(id);
  const isOpen = !state.data || state.data.status === 'PENDING';
  return paymentApi.order.useQuery(id, { pollingInterval: isOpen ? POLL_MS : 0, refetchOnMountOrArgChange: true });
}

/** After a payment the tier is another one: everything that shows it is loaded again. */
function useNewTier({ status }: Pick<PaymentOrder, 'status'>): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (status === 'PAID') dispatch(careApi.util.invalidateTags(changedByPackage));
  }, [dispatch, status]);
}
