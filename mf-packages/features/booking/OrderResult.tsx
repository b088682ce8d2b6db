import { formatDate, routes, tierLabel, useAppDispatch, careApi, asApiError } from '@care/contracts';
import type { PaymentOrder, Checkout } from '@care/contracts/schemas';
import { ButtonLink, Heading, Panel, Row, Stack, StandaloneLink, Alert, apiErrorMessage, Button } from '@care/ui';
import { StatusMessage } from '@care/ui/more';
import { useEffect, useRef, useEffectEvent, useState } from 'react';
import { NARROW_BREAKPOINT_PX, PAYMENT_MESSAGES } from '@care/contracts/constants';
import { Dialog } from '@care/ui/dialog';
import styled from '@emotion/styled';
import { bookingPath } from '../package/packages';
import { bookingText } from './texts';
import { changedByPackage, paymentApi } from '../payment/api';

/** The result of an order (PK-04); an open one is asked for until the payment service has reported. */
export function OrderResult({ order: first }: { order: PaymentOrder }) {
  const { data: order = first } = useOrder(first.id);
  const dispatch = useAppDispatch();
  const isPaid = order.status === 'PAID';
  // The tier is another one: everything that shows it is loaded again.
  useEffect(() => {
    if (isPaid) dispatch(careApi.util.invalidateTags(changedByPackage));
  }, [dispatch, isPaid]);
  if (isPaid) return <Thanks order={order} />;
  return (
    <Stack gap="large">
      <Heading level={1}>{bookingText('title')}</Heading>
      <NotPaid order={order} again={bookingPath(order)} />
    </Stack>
  );
}

interface NotPaidProps {
  order: PaymentOrder;
  /** Leads back to the booking, where its form is not on the page. */
  again?: string;
}

/** Nothing was paid, or not yet. */
export function NotPaid({ order: { status }, again }: NotPaidProps) {
  if (status === 'PENDING')
    return (
      <StatusMessage kind="info" title={bookingText('waiting')}>
        <p>{bookingText('waitingText')}</p>
      </StatusMessage>
    );
  const isDeclined = status === 'FAILED';
  const text = again ? 'canceledLater' : 'canceledText';
  return (
    <StatusMessage kind={isDeclined ? 'error' : 'warn'} title={bookingText(isDeclined ? 'declined' : 'canceled')}>
      <Stack gap="small">
        <p>{bookingText(isDeclined ? 'declinedText' : text)}</p>
        {again && <StandaloneLink to={again}>{bookingText('again')}</StandaloneLink>}
      </Stack>
    </StatusMessage>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Takes the focus: what was focused is gone. */
const Thanks = ({ order: { package: id, trial_ends_at } }: { order: PaymentOrder }) => (
  <Panel as="section" ref={focus} tabIndex={-1} aria-labelledby="danke">
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

const POLL_MS = 3000;

/** The state of an order, asked for again until it is closed. Only this says whether something was paid (PK-04). */
export function useOrder(id: string) {
  const state = paymentApi.order.useQueryState(id);
  const isOpen = !state.data || state.data.status === 'PENDING';
  return paymentApi.order.useQuery(id, { pollingInterval: isOpen ? POLL_MS : 0, refetchOnMountOrArgChange: true });
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: min(36rem, 70dvh);
  border: 0;
  background: var(--paper);
`;

interface PaymentProps {
  checkout: Checkout;
  /** Called with the order when it is closed. */
  onEnd: (order: PaymentOrder) => void;
}

/** To a service that forbids frames; it leads back to `/pakete?payment=…&order=…`. */
export function LeaveForPayment({ url }: { url: string }) {
  useEffect(() => window.location.assign(url), [url]);
  return <Alert kind="info" title={bookingText('leaving')} />;
}

/** Paying in a frame. Closing asks first; after it the state of the order says how it ended (PK-04). */
export function PaymentDialog({ checkout: { order: id, access_url }, onEnd }: PaymentProps) {
  const { data: order, refetch } = useOrder(id);
  const [cancel, canceling] = paymentApi.cancelOrder.useMutation();
  const [isAsking, setAsking] = useState(false);
  const [isNarrow] = useState(() => window.innerWidth <= NARROW_BREAKPOINT_PX);
  const frame = useRef<HTMLIFrameElement>(null);

  const end = useEffectEvent(onEnd);
  const isClosed = order !== undefined && order.status !== 'PENDING';
  useEffect(() => {
    if (order && isClosed) end(order);
  }, [order, isClosed]);

  // A message of our payment page about this order is a hint that it may be closed by now; its state is asked for.
  const listen = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== new URL(access_url).origin || source !== frame.current?.contentWindow) return;
    const { type, order: about } = Object(data) as { type?: unknown; order?: unknown };
    if (about === id && PAYMENT_MESSAGES.some((one) => one === type)) void refetch();
  });
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => listen(event);
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  return (
    <>
      <Dialog
        open
        onClose={() => setAsking(true)}
        title={bookingText('payment')}
        closeLabel={bookingText('closePayment')}
        variant={isNarrow ? 'sheet' : 'center'}
      >
        <Frame ref={frame} src={access_url} title={bookingText('payment')} />
      </Dialog>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={bookingText('leave')}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{bookingText('payOn')}</Button>
            <Button variant="secondaryGray" loading={canceling.isLoading} onClick={() => void cancel(id)}>
              {bookingText('leaveNow')}
            </Button>
          </>
        }
      >
        <p>{bookingText('leaveText')}</p>
        {canceling.error !== undefined && <Alert kind="error" title={apiErrorMessage(asApiError(canceling.error))} />}
      </Dialog>
    </>
  );
}
