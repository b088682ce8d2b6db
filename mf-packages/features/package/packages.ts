import { TIERS, type BillingPeriod } from '@care/contracts/vocabulary';
import { isPaidTier, TIER_TABLE } from '@care/contracts/tiers';
import type { Package, PackageList, PackagePrice, PaidTier, SubscriptionChange } from '@care/contracts/schemas';
import { routes, defineSliceApi } from '@care/contracts';

/** The billing periods; the first one is the default. */
export const PERIODS = ['MONTHLY', 'YEARLY'] as const satisfies readonly BillingPeriod[];

export const otherPeriod = (period: BillingPeriod): BillingPeriod => (period === 'MONTHLY' ? 'YEARLY' : 'MONTHLY');

/** The package that the comparison highlights. */
export const isRecommended = ({ id }: Package): boolean => TIER_TABLE[id].isRecommended;

/** The free package needs no booking (PK-03). */
export const isBookable = (one: Package): one is Package & { id: PaidTier } => isPaidTier(one.id);

export const priceFor = ({ pricing }: Package, period: BillingPeriod): PackagePrice | undefined =>
  pricing.find((price) => price.period === period);

/** Whether a year costs eleven months in every bookable package, rounded to months (PK-02). */
export function isMonthFree({ results }: PackageList): boolean {
  const bookable = results.filter(isBookable);
  return bookable.length > 0 && bookable.every((one) => monthsPaid(one) === 11);
}

function monthsPaid(one: Package): number | undefined {
  const [month, year] = PERIODS.map((period) => priceFor(one, period)?.net_cents);
  return month && year ? Math.round(year / month) : undefined;
}

type Section = PackageList['sections'][number];
type Row = Section['rows'][number];

const PRICE_ROW = 'price';

/** The comparison without the price row, which is at the end of the table. */
export const comparisonOf = ({ sections }: PackageList): { sections: Section[]; price?: Row } => ({
  sections: sections.map((section) => ({ ...section, rows: section.rows.filter(({ key }) => key !== PRICE_ROW) })),
  price: sections.flatMap(({ rows }) => rows).find(({ key }) => key === PRICE_ROW),
});

/** A booking: a package that costs something, and its period (PK-03). */
export type Choice = SubscriptionChange;

/** The address that starts a booking. */
export const bookingPath = ({ package: id, period }: Choice): string =>
  `${routes.packages.build()}?${new URLSearchParams({ package: id, period }).toString()}`;

/** The view in the address of the packages page: the comparison, a booking, or the result of a payment (PK-04). */
export type BookingView = { kind: 'booking'; choice: Choice } | { kind: 'payment'; order: string; isCanceled: boolean };
type PackagesView = { kind: 'comparison' } | BookingView;

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

export const packagesApi = defineSliceApi('packages', (build) => ({
  /** The packages with prices and comparison (PK-01). */
  list: build.query<PackageList, void>({ query: () => '/package/' }),
}));
