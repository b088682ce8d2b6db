import { leastTier, PAID_TIERS, TIER_TABLE, TIERS, tiersWith, type InTier, type Tier } from '../tiers';

const and = new Intl.ListFormat('de', { type: 'conjunction' });
const or = new Intl.ListFormat('de', { type: 'disjunction' });

/** How texts list names, as in `{{paidTiers, und}}`; a hyphen makes compounds of them. */
const LISTS: Readonly<Record<string, (names: readonly string[]) => string>> = {
  und: (names) => and.format(names),
  oder: (names) => or.format(names),
  'oder-': (names) => or.format(names.map((name) => `${name}-`)),
  // The specification writes the packages small in one text (RV-06).
  'klein und-': (names) => and.format(names.map((name) => `${name.toLowerCase()}-`)),
};

/** "Free, Plus, Premium" without a format; "Plus und Premium", "Plus oder Premium" and "Plus- oder Premium-" with one. */
export const listNames = (names: readonly string[], format = ''): string => LISTS[format]?.(names) ?? names.join(', ');

const labelOf = (tier: Tier): string => TIER_TABLE[tier].label;
const limitsOf = (tier: Tier) => TIER_TABLE[tier].limits;
/** A value for each part of a tier. */
const ofEach = <Value>(value: (what: InTier) => Value) =>
  Object.fromEntries(
    [...TIERS.flatMap((tier) => TIER_TABLE[tier].unlocks), ...Object.keys(limitsOf(TIERS[0]))].map((what) => [
      what,
      value(what as InTier),
    ]),
  ) as Record<InTier, Value>;

const largestGallery = Math.max(...TIERS.map((tier) => limitsOf(tier).galleryItems));

/**
 * What every text may say about tiers, made from their table (PK-05): `{{tierWith.widgets}}` is the smallest tier that
 * includes widgets, `{{tiersWith.widgets, oder}}` are all that do.
 */
export const tierWords = {
  tiers: TIERS.map(labelOf),
  paidTiers: PAID_TIERS.map(labelOf),
  tierWith: {
    ...ofEach((what) => labelOf(leastTier(what))),
    unlimitedRecruiting: labelOf(
      PAID_TIERS.find((tier) => limitsOf(tier).recruitingPerMonth === null) ?? PAID_TIERS[0],
    ),
  },
  tiersWith: {
    ...ofEach((what) => tiersWith(what).map(labelOf)),
    largestGallery: TIERS.filter((tier) => limitsOf(tier).galleryItems === largestGallery).map(labelOf),
  },
  leastJobOffers: limitsOf(leastTier('jobOffers')).jobOffers,
  largestGallery,
};

/** All tiers that include something, for sentences outside of catalogues: "Plus oder Premium". */
export const tierNames = (what: InTier, format = 'oder'): string => listNames(tierWords.tiersWith[what], format);

/** The names by which texts show tiers, such as `tiersWith.answerReviews`. */
export const tierPlaceholders: readonly string[] = Object.entries<object | number>(tierWords).flatMap(([name, words]) =>
  typeof words === 'number' || Array.isArray(words) ? [name] : Object.keys(words).map((key) => `${name}.${key}`),
);
