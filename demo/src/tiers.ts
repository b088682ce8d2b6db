import type { Tier } from '@care/contracts/tiers';

interface DemoTier {
  /** Share of the providers, in percent. */
  share: number;
  /** Shares of its providers with a logo, a main image and a gallery. Free ones may have a main image that is not shown. */
  logo: number;
  mainImage: number;
  gallery: number;
  /** Fewest and most items of a gallery; without a number as many as the tier allows. */
  items: readonly [number, number?];
  /** Published job offers: fewest and most, with the share of its providers. Few have many. */
  jobOffers: readonly (readonly [readonly [number, number], number])[];
}

/** What providers of a tier have in the demonstration. */
export const DEMO_TIERS: Readonly<Record<Tier, DemoTier>> = {
  FREE_TIER: { share: 80, logo: 0.22, mainImage: 0.05, gallery: 0.1, items: [1], jobOffers: [] },
  PLUS_TIER: {
    share: 14,
    logo: 0.8,
    mainImage: 0.9,
    gallery: 0.6,
    items: [1, 8],
    jobOffers: [
      [[0, 0], 15],
      [[1, 1], 25],
      [[2, 2], 36],
      [[3, 3], 24],
    ],
  },
  PREMIUM_TIER: {
    share: 6,
    logo: 0.95,
    mainImage: 0.97,
    gallery: 0.9,
    items: [5],
    jobOffers: [
      [[0, 0], 8],
      [[1, 2], 55],
      [[3, 3], 15],
      [[4, 6], 13],
      [[7, 10], 6],
      [[11, 18], 3],
    ],
  },
};
