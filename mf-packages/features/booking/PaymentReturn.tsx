import { asApiError } from '@care/contracts';
import { apiErrorMessage, ErrorPanel, Heading, Loading, Skeleton, Stack } from '@care/ui';
import { useEffect, useRef } from 'react';
import { paymentApi } from '../payment/api';
import { OrderResult } from './OrderResult';
import { bookingText } from './texts';
import { useOrder } from './use-order';

interface PaymentReturnProps {
  order: string;
  /** The payment page was left by its cancel link: an order that is still open is canceled. */
  isCanceled: boolean;
}

/** `/pakete?payment=success|canceled&order=…`: the way back from paying. The address is a hint, the order the truth (PK-04). */
export function PaymentReturn({ order: id, isCanceled }: PaymentReturnProps) {
  const { data: order, error, isFetching, refetch } = useOrder(id);
  const [cancel] = paymentApi.cancelOrder.useMutation();
  const wasAsked = useRef(false);
  const isLeft = isCanceled && order?.status === 'PENDING';
  useEffect(() => {
    if (!isLeft || wasAsked.current) return;
    wasAsked.current = true;
    void cancel(id);
  }, [isLeft, cancel, id]);
  if (order && !isLeft) return <OrderResult key={order.status} order={order} />;
  if (error)
    return (
      <Stack gap="large">
        <Heading level={1}>{bookingText('title')}</Heading>
        <ErrorPanel title={bookingText('orderFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      </Stack>
    );
  return (
    <Loading>
      <Skeleton height="12rem" />
    </Loading>
  );
}
