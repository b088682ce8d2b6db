import { GALLERY_MAX_ITEMS, PLACEMENT_FEE, VAT_PERCENT } from '@care/contracts/constants';
import { berlinDay } from '@care/contracts/format';
import type { FigureKind } from '@care/contracts/schemas';
import { PAID_TIERS, TIER_TABLE, TIERS, type Tier, type TierLimits } from '@care/contracts/tiers';
import { BILLING_PERIODS, type BillingPeriod } from '@care/contracts/vocabulary';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema';

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

const priceFigure = (tier: Tier, period: BillingPeriod): string => `${tier}.${period}`;
const limitFigure = (tier: Tier, limit: keyof TierLimits): string => `${tier}.${limit}`;
const PLACEMENT_FEE_FIGURE = 'PLACEMENT_FEE';
const PLACEMENT_DAYS_FIGURE = 'PLACEMENT_DUE_DAYS';
const VAT_FIGURE = 'VAT_PERCENT';

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

export type TariffChange = Selectable<Database['tariff_change']>;
type Change = Pick<TariffChange, 'figure' | 'value' | 'valid_from'>;

/** The value of a figure on a day in Berlin: that of the last change that has begun, before the first one the start (OP-50). */
export function valueOn(changes: readonly Change[], figure: string, day: string): number {
  const begun = changes.filter((change) => change.figure === figure && change.valid_from <= day);
  const last = begun.sort((one, other) => (one.valid_from < other.valid_from ? -1 : 1)).at(-1);
  const value = last?.value ?? FIGURES.get(figure)?.start;
  if (value === undefined) throw new Error(`there is no figure ${figure}`);
  return value;
}

/** Prices, fees and limits of one day; money is net, in cents. */
export type Tariff = ReturnType<typeof tariffOf>;

export function tariffOf(changes: readonly Change[], day: string) {
  const valueOf = (figure: string) => valueOn(changes, figure, day);
  const ofTier = <Start>(figure: string, start: Start) => (FIGURES.has(figure) ? valueOf(figure) : start);
  return {
    priceOf: (tier: Tier, period: BillingPeriod) => ofTier(priceFigure(tier, period), TIER_TABLE[tier].prices[period]),
    limitsOf: (tier: Tier): TierLimits => {
      const { jobOffers, recruitingPerMonth, galleryItems } = TIER_TABLE[tier].limits;
      return {
        jobOffers: ofTier(limitFigure(tier, 'jobOffers'), jobOffers),
        recruitingPerMonth: ofTier(limitFigure(tier, 'recruitingPerMonth'), recruitingPerMonth),
        galleryItems: ofTier(limitFigure(tier, 'galleryItems'), galleryItems),
      };
    },
    placementFee: valueOf(PLACEMENT_FEE_FIGURE),
    /** Days from the invoice of a placement until its money is due. */
    placementDays: valueOf(PLACEMENT_DAYS_FIGURE),
    vatPercent: valueOf(VAT_FIGURE),
  };
}

/** All changes, the earliest first. */
export const tariffChanges = (db: Db): Promise<TariffChange[]> =>
  db.selectFrom('tariff_change').selectAll().orderBy('valid_from').orderBy('id').execute();

/** What a new order gets at a time. */
export const tariffAt = async (db: Db, at: Date): Promise<Tariff> => tariffOf(await tariffChanges(db), berlinDay(at));

/**
 * The limits of a provider: those of today, and those of the day on which its tier was booked where they are larger. A
 * lower limit applies to tiers that are booked from then on (OP-53).
 */
export async function limitsOfCompany(
  db: Db,
  { subscription, tier_since }: { subscription: Tier; tier_since: string },
): Promise<TierLimits> {
  const changes = await tariffChanges(db);
  const [booked, today] = [tier_since, berlinDay(new Date())].map((day) =>
    tariffOf(changes, day).limitsOf(subscription),
  ) as [TierLimits, TierLimits];
  const contacts = [booked.recruitingPerMonth, today.recruitingPerMonth];
  return {
    jobOffers: Math.max(booked.jobOffers, today.jobOffers),
    recruitingPerMonth: contacts.includes(null) ? null : Math.max(...(contacts as number[])),
    galleryItems: Math.max(booked.galleryItems, today.galleryItems),
  };
}

/** Gross of a net amount, both in cents, rounded to the cent (PK-02). */
export const withVat = (net: number, percent: number): number => Math.round((net * (100 + percent)) / 100);
