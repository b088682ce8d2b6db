import { useAppDispatch, careApi } from '@care/contracts';
import type { PaymentOrder } from '@care/contracts/schemas';
import { useEffect } from 'react';
import { changedByPackage, paymentApi } from '../payment/api';

const POLL_MS = 3000;

/** The state of an order, asked for again until it is closed. Only this says whether something was paid (PK-04). */
export function useOrder(id: string) {
  const state = paymentApi.order.useQueryState(id);
  const isOpen = !state.data || state.data.status === 'PENDING';
  return paymentApi.order.useQuery(id, { pollingInterval: isOpen ? POLL_MS : 0, refetchOnMountOrArgChange: true });
}

/** After a payment the tier is another one: everything that shows it is loaded again. */
export function useNewTier({ status }: Pick<PaymentOrder, 'status'>): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (status === 'PAID') dispatch(careApi.util.invalidateTags(changedByPackage));
  }, [dispatch, status]);
}
