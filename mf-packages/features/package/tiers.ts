import { isPaidTier, TIER_LIMITS } from '@care/contracts/constants';
import type { PaidTier } from '@care/contracts/schemas';
import { TIERS, type Tier } from '@care/contracts/vocabulary';

const rank = (tier: Tier): number => TIER_LIMITS[tier].rank;

/** The tiers that are booked, the smallest first. */
const BOOKED: readonly PaidTier[] = TIERS.filter(isPaidTier).sort((one, other) => rank(one) - rank(other));

/** The next larger tier; undefined for the largest one. */
export const nextLarger = (tier: Tier): PaidTier | undefined => BOOKED.find((one) => rank(one) > rank(tier));

/** The tiers that the next period may have: the present one and smaller ones, the largest first. */
export const upTo = (tier: Tier): PaidTier[] => BOOKED.filter((one) => rank(one) <= rank(tier)).reverse();
