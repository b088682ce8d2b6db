import { routes } from '@care/contracts';
import { isPaidTier } from '@care/contracts/tiers';
import type { SubscriptionChange } from '@care/contracts/schemas';
import { TIERS } from '@care/contracts/vocabulary';

/** A booking: a package that costs something, and its period (PK-03). */
export type Choice = SubscriptionChange;

/** The address that starts a booking. */
export const bookingPath = ({ package: id, period }: Choice): string =>
  `${routes.packages.build()}?${new URLSearchParams({ package: id, period }).toString()}`;

/** The view in the address of the packages page: the comparison, a booking, or the result of a payment (PK-04). */
export type BookingView = { kind: 'booking'; choice: Choice } | { kind: 'payment'; order: string; isCanceled: boolean };
export type PackagesView = { kind: 'comparison' } | BookingView;

const isPackage = (text: string | null): text is Choice['package'] =>
  TIERS.some((tier) => tier === text && isPaidTier(tier));
const isPeriod = (text: string | null): text is Choice['period'] => text === 'MONTHLY' || text === 'YEARLY';
const ORDER = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the query of the packages page. Anything unknown is the comparison. */
export function packagesView(search: string): PackagesView {
  const query = new URLSearchParams(search);
  const [payment, order] = [query.get('payment'), query.get('order') ?? ''];
  if ((payment === 'success' || payment === 'canceled') && ORDER.test(order))
    return { kind: 'payment', order, isCanceled: payment === 'canceled' };
  const [wanted, period] = [query.get('package'), query.get('period') ?? 'MONTHLY'];
  return isPackage(wanted) && isPeriod(period)
    ? { kind: 'booking', choice: { package: wanted, period } }
    : { kind: 'comparison' };
}
