import { allows, isLarger, leastTier, nextTier, PAID_TIERS, TIER_TABLE, TIERS, type TierRight } from './tiers';

const rows = TIERS.map((tier) => TIER_TABLE[tier]);

it('SH-27 has the prices of section 9, in cents', () => {
  expect(rows.map(({ label, prices }) => [label, prices])).toEqual([
    ['Free', { YEARLY: 0, MONTHLY: 0 }],
    ['Plus', { YEARLY: 429_00, MONTHLY: 39_00 }],
    ['Premium', { YEARLY: 749_00, MONTHLY: 68_09 }],
  ]);
});

it('PK-05 has one table of tier limits', () => {
  expect(rows.map(({ limits }) => limits.jobOffers)).toEqual([0, 3, 40]);
  expect(rows.map(({ limits }) => limits.recruitingPerMonth)).toEqual([0, 5, null]);
  expect(rows.map(({ limits }) => limits.galleryItems)).toEqual([4, 11, 11]);
});

it.each<[TierRight, boolean[]]>([
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
  expect(TIERS.map((tier) => allows(tier, right))).toEqual(expected);
});

it('PK-05 a limit of zero is not included, an unlimited one is', () => {
  expect(TIERS.map((tier) => allows(tier, 'recruitingPerMonth'))).toEqual([false, true, true]);
  expect(TIERS.map((tier) => allows(tier, 'jobOffers'))).toEqual([false, true, true]);
});

it('PK-03 books all tiers that cost something, the smallest first', () => {
  const [, plus, premium] = TIERS;
  expect(PAID_TIERS).toEqual([plus, premium]);
  expect(TIERS.map(nextTier)).toEqual([plus, premium, undefined]);
  expect(isLarger(premium, plus)).toBe(true);
  expect(isLarger(plus, plus)).toBe(false);
});

it('PK-05 names the smallest tier that includes something', () => {
  expect([leastTier('mainImage'), leastTier('widgets')]).toEqual(['PLUS_TIER', 'PREMIUM_TIER']);
});
