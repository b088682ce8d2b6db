import type { BillingPeriod } from '@care/contracts/vocabulary';
import { isPaidTier, TIER_TABLE } from '@care/contracts/tiers';
import type { Package, PackageList, PackagePrice, PaidTier } from '@care/contracts/schemas';

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
