import { asApiError } from '@care/contracts';
import { NARROW_BREAKPOINT_PX, PAYMENT_MESSAGES } from '@care/contracts/constants';
import type { Checkout, PaymentOrder } from '@care/contracts/schemas';
import { Alert, apiErrorMessage, Button } from '@care/ui';
import { Dialog } from '@care/ui/dialog';
import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentApi } from '../payment/api';
import { bookingText } from './texts';
import { useOrder } from './OrderResult';

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

  // A hint that the order may be closed by now; its state is asked for.
  const listen = useEffectEvent((event: MessageEvent<unknown>) => {
    if (isMessageOf(event, { id, url: access_url, frame: frame.current })) void refetch();
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

interface Expected {
  id: string;
  url: string;
  frame: HTMLIFrameElement | null;
}

/** Whether a message is one of our payment page about this order. Others are ignored. */
function isMessageOf(event: MessageEvent<unknown>, { id, url, frame }: Expected): boolean {
  if (event.origin !== new URL(url).origin || event.source !== frame?.contentWindow) return false;
  const { type, order } = Object(event.data) as { type?: unknown; order?: unknown };
  return PAYMENT_MESSAGES.some((one) => one === type) && order === id;
}
