import { berlinDay } from '@care/contracts/format';
import { TIER_TABLE, type Tier, type TierLimits } from '@care/contracts/tiers';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema';
import { FIGURES, limitFigure, PLACEMENT_DAYS_FIGURE, PLACEMENT_FEE_FIGURE, priceFigure, VAT_FIGURE } from './figures';

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
export interface Tariff {
  priceOf(tier: Tier, period: BillingPeriod): number;
  limitsOf(tier: Tier): TierLimits;
  placementFee: number;
  /** Days from the invoice of a placement until its money is due. */
  placementDays: number;
  vatPercent: number;
}

export function tariffOf(changes: readonly Change[], day: string): Tariff {
  const valueOf = (figure: string) => valueOn(changes, figure, day);
  const ofTier = <Start>(figure: string, start: Start) => (FIGURES.has(figure) ? valueOf(figure) : start);
  return {
    priceOf: (tier, period) => ofTier(priceFigure(tier, period), TIER_TABLE[tier].prices[period]),
    limitsOf: (tier) => {
      const { jobOffers, recruitingPerMonth, galleryItems } = TIER_TABLE[tier].limits;
      return {
        jobOffers: ofTier(limitFigure(tier, 'jobOffers'), jobOffers),
        recruitingPerMonth: ofTier(limitFigure(tier, 'recruitingPerMonth'), recruitingPerMonth),
        galleryItems: ofTier(limitFigure(tier, 'galleryItems'), galleryItems),
      };
    },
    placementFee: valueOf(PLACEMENT_FEE_FIGURE),
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
