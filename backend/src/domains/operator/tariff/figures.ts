import { GALLERY_MAX_ITEMS, PLACEMENT_FEE, VAT_PERCENT } from '@care/contracts/constants';
import { PAID_TIERS, TIER_TABLE, TIERS, type Tier, type TierLimits } from '@care/contracts/tiers';
import { BILLING_PERIODS, type BillingPeriod } from '@care/contracts/vocabulary';
import type { FigureKind } from '@care/contracts/schemas';

/** A price, a fee or a limit that FINANCE changes from a day on. */
interface Figure {
  label: string;
  kind: FigureKind;
  /** The least and the most that it may be. */
  least: number;
  most: number;
  /** With what a site starts. */
  start: number;
}

const MONEY = { kind: 'CENTS', least: 100, most: 10_000_000 } as const;
const PLACEMENT_DUE_DAYS = 30;

/** Only limits that are numbers: none at all and no limit are what a tier unlocks (PK-05). */
const LIMITS: Readonly<Record<keyof TierLimits, { label: string; most: number }>> = {
  jobOffers: { label: 'Stellenangebote gleichzeitig', most: 1000 },
  recruitingPerMonth: { label: 'Anschreiben pro Monat', most: 1000 },
  galleryItems: { label: 'Bilder und Videos', most: GALLERY_MAX_ITEMS },
};
const LIMIT_NAMES = Object.keys(LIMITS) as (keyof TierLimits)[];

export const priceFigure = (tier: Tier, period: BillingPeriod): string => `${tier}.${period}`;
export const limitFigure = (tier: Tier, limit: keyof TierLimits): string => `${tier}.${limit}`;
export const PLACEMENT_FEE_FIGURE = 'PLACEMENT_FEE';
export const PLACEMENT_DAYS_FIGURE = 'PLACEMENT_DUE_DAYS';
export const VAT_FIGURE = 'VAT_PERCENT';

const prices = PAID_TIERS.flatMap((tier) =>
  BILLING_PERIODS.map((period): [string, Figure] => {
    const { label, prices: start } = TIER_TABLE[tier];
    const per = period === 'YEARLY' ? 'pro Jahr' : 'pro Monat';
    return [priceFigure(tier, period), { ...MONEY, label: `${label} ${per}`, start: start[period] }];
  }),
);

const limits = TIERS.flatMap((tier) =>
  LIMIT_NAMES.flatMap((name): [string, Figure][] => {
    const start = TIER_TABLE[tier].limits[name];
    const { label, most } = LIMITS[name];
    const figure = { kind: 'COUNT', least: 1, most, label: `${TIER_TABLE[tier].label}: ${label}` } as const;
    return start ? [[limitFigure(tier, name), { ...figure, start }]] : [];
  }),
);

/** All figures by their key, in the order in which they are listed (OP-50). */
export const FIGURES: ReadonlyMap<string, Figure> = new Map([
  ...prices,
  [PLACEMENT_FEE_FIGURE, { ...MONEY, label: 'Vermittlungspauschale', start: PLACEMENT_FEE }],
  [
    PLACEMENT_DAYS_FIGURE,
    { label: 'Zahlungsziel der Vermittlungspauschale', kind: 'DAYS', least: 1, most: 90, start: PLACEMENT_DUE_DAYS },
  ],
  [VAT_FIGURE, { label: 'Umsatzsteuer', kind: 'PERCENT', least: 0, most: 30, start: VAT_PERCENT }],
  ...limits,
]);
