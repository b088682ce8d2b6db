import { allows, isLarger, isPaidTier, leastTier, nextTier, PAID_TIERS, TIER_TABLE, TIERS } from './tiers';
import type { TierRight } from './tiers';

/** The tiers of section 9; further ones only have to follow the rules below. */
const SPECIFIED = ['FREE_TIER', 'PLUS_TIER', 'PREMIUM_TIER'] as const;
const rows = SPECIFIED.map((tier) => TIER_TABLE[tier]);

it('SH-27 PK-05 has the prices of section 9, in cents, and one table of tier limits', () => {
  expect(rows.map(({ label, prices }) => [label, prices])).toEqual([
    ['Free', { YEARLY: 0, MONTHLY: 0 }],
    ['Plus', { YEARLY: 429_00, MONTHLY: 39_00 }],
    ['Premium', { YEARLY: 749_00, MONTHLY: 68_09 }],
  ]);
  expect(rows.map(({ limits }) => limits.jobOffers)).toEqual([0, 3, 40]);
  expect(rows.map(({ limits }) => limits.recruitingPerMonth)).toEqual([0, 5, null]);
  expect(rows.map(({ limits }) => limits.galleryItems)).toEqual([4, 11, 11]);
});

it.each<[TierRight, boolean[]]>([
  ['videos', [true, true, true]],
  ['mainImage', [false, true, true]],
  ['benefits', [false, true, true]],
  ['jobsTab', [false, true, true]],
  ['answerReviews', [false, true, true]],
  ['personalWanted', [false, false, true]],
  ['widgets', [false, false, true]],
  ['staffMessages', [false, false, true]],
  ['inviteReviews', [false, false, true]],
  ['support', [false, false, true]],
])('PK-05 PK-08 Free, Plus and Premium include %s: %p', (right, expected) => {
  expect(SPECIFIED.map((tier) => allows(tier, right))).toEqual(expected);
});

it('PK-05 a limit of zero is not included, an unlimited one is; names the smallest tier that includes something', () => {
  expect(SPECIFIED.map((tier) => allows(tier, 'recruitingPerMonth'))).toEqual([false, true, true]);
  expect(SPECIFIED.map((tier) => allows(tier, 'jobOffers'))).toEqual([false, true, true]);
  expect([leastTier('videos'), leastTier('mainImage')]).toEqual(['FREE_TIER', 'PLUS_TIER']);
});

it('PK-03 books all tiers that cost something, the smallest first, each with the next larger one', () => {
  expect([...PAID_TIERS].sort()).toEqual(TIERS.filter((tier) => TIER_TABLE[tier].prices.YEARLY > 0).sort());
  PAID_TIERS.forEach((tier, index) => {
    const next = PAID_TIERS[index + 1];
    expect([tier, nextTier(tier)]).toEqual([tier, next]);
    expect([isLarger(next ?? tier, tier), isLarger(tier, tier)]).toEqual([next !== undefined, false]);
  });
});

it.each(TIERS)('PK-05 %s has its name and rank, and costs and includes no less than a smaller one', (tier) => {
  const { label, rank, prices, limits } = TIER_TABLE[tier];
  const most = (limit: number | null) => limit ?? Infinity;
  for (const other of TIERS.filter((one) => one !== tier)) {
    const { label: otherLabel, rank: otherRank, ...smaller } = TIER_TABLE[other];
    expect([otherLabel, otherRank]).not.toContain(label);
    expect(otherRank).not.toBe(rank);
    if (!isLarger(tier, other)) continue;
    expect([other, smaller.unlocks.filter((right) => !allows(tier, right))]).toEqual([other, []]);
    expect(limits.jobOffers).toBeGreaterThanOrEqual(smaller.limits.jobOffers);
    expect(limits.galleryItems).toBeGreaterThanOrEqual(smaller.limits.galleryItems);
    expect(most(limits.recruitingPerMonth)).toBeGreaterThanOrEqual(most(smaller.limits.recruitingPerMonth));
    expect(prices.MONTHLY).toBeGreaterThan(smaller.prices.MONTHLY);
    expect(prices.YEARLY).toBeGreaterThan(smaller.prices.YEARLY);
  }
  expect(isPaidTier(tier)).toBe(tier !== 'FREE_TIER');
});
