// The tiers of providers, one row each: pages, prices, limits and checks read it. A new tier is a row here, one of the
// table `tier` in the database, and one of the demonstration (docs/architecture.md#a-new-tier).
import { GALLERY_MAX_ITEMS } from './constants';
import type { BillingPeriod } from './vocabulary';

/** In the order of the comparison. */
export const TIERS = ['FREE_TIER', 'PLUS_TIER', 'PREMIUM_TIER'] as const;
export type Tier = (typeof TIERS)[number];

/** Limits of a tier with which a site starts (PK-05); the API has those of today. */
export interface TierLimits {
  /** Job offers published at the same time. */
  jobOffers: number;
  /** Job seekers written to per calendar month in Berlin; null means unlimited. */
  recruitingPerMonth: number | null;
  galleryItems: number;
}

/** Parts that a tier has or has not (PK-05). */
export type TierRight =
  | 'mainImage'
  | 'benefits'
  | 'jobsTab'
  | 'answerReviews'
  /** Videos in the gallery, beside pictures (PP-12). */
  | 'videos'
  /** The marker "Personal gesucht" (PK-06). */
  | 'personalWanted'
  /** The following are PK-08. */
  | 'widgets'
  | 'staffMessages'
  | 'inviteReviews'
  | 'support';

export type InTier = TierRight | keyof TierLimits;

interface TierRow {
  label: string;
  /** A design token of `@care/ui`. */
  colour: string;
  /** A tier with a higher rank is the larger one, whatever it includes. */
  rank: number;
  /** Highlighted in the comparison. */
  isRecommended: boolean;
  /** Net prices in cents with which a site starts (PK-02); the API has those of today. */
  prices: Readonly<Record<BillingPeriod, number>>;
  limits: TierLimits;
  unlocks: readonly TierRight[];
}

const OF_ALL: readonly TierRight[] = ['videos'];
const OF_PLUS: readonly TierRight[] = [...OF_ALL, 'mainImage', 'benefits', 'jobsTab', 'answerReviews'];

export const TIER_TABLE: Readonly<Record<Tier, TierRow>> = {
  FREE_TIER: {
    label: 'Free',
    colour: 'inkSoft',
    rank: 0,
    isRecommended: false,
    prices: { YEARLY: 0, MONTHLY: 0 },
    limits: { jobOffers: 0, recruitingPerMonth: 0, galleryItems: 4 },
    unlocks: OF_ALL,
  },
  PLUS_TIER: {
    label: 'Plus',
    colour: 'blue700',
    rank: 1,
    isRecommended: true,
    prices: { YEARLY: 42_900, MONTHLY: 3_900 },
    limits: { jobOffers: 3, recruitingPerMonth: 5, galleryItems: GALLERY_MAX_ITEMS },
    unlocks: OF_PLUS,
  },
  PREMIUM_TIER: {
    label: 'Premium',
    colour: 'green700',
    rank: 2,
    isRecommended: false,
    prices: { YEARLY: 74_900, MONTHLY: 6_809 },
    limits: { jobOffers: 40, recruitingPerMonth: null, galleryItems: GALLERY_MAX_ITEMS },
    unlocks: [...OF_PLUS, 'personalWanted', 'widgets', 'staffMessages', 'inviteReviews', 'support'],
  },
};

/** Whether a tier includes something: a part, or a limit above zero. */
export function allows(tier: Tier, what: InTier): boolean {
  const { limits, unlocks } = TIER_TABLE[tier];
  return what in limits ? limits[what as keyof TierLimits] !== 0 : unlocks.includes(what as TierRight);
}

const rankOf = (tier: Tier): number => TIER_TABLE[tier].rank;
export const isLarger = (tier: Tier, other: Tier): boolean => rankOf(tier) > rankOf(other);

type PaidTier = Exclude<Tier, 'FREE_TIER'>;

/** Whether a tier costs something and is booked; Free is not (PK-03). */
export const isPaidTier = (tier: Tier): tier is PaidTier => TIER_TABLE[tier].prices.MONTHLY > 0;

const BY_RANK = [...TIERS].sort((one, other) => rankOf(one) - rankOf(other));

/** The tiers that are booked, the smallest first. */
export const PAID_TIERS = BY_RANK.filter(isPaidTier) as [PaidTier, ...PaidTier[]];

/** The next larger tier; undefined for the largest one. */
export const nextTier = (tier: Tier): PaidTier | undefined => PAID_TIERS.find((one) => isLarger(one, tier));

/** All tiers that include something, the smallest first. */
export const tiersWith = (what: InTier): Tier[] => BY_RANK.filter((tier) => allows(tier, what));

/** The smallest tier that includes something, for the answer that asks to book it. Every part is in some tier. */
export const leastTier = (what: InTier): Tier => tiersWith(what)[0] as Tier;
