import { grossCents, isPaidTier, PRICES, TIER_LIMITS, VAT_PERCENT, type TierLimits } from '@care/contracts/constants';
import { tierLabel } from '@care/contracts/enumerations';
import { formatPrice } from '@care/contracts/format';
import type { Package, PackageCell, PackageList, PackagePrice, PackageRow } from '@care/contracts/schemas';
import { BILLING_PERIODS, TIERS, type BillingPeriod, type Tier } from '@care/contracts/vocabulary';
import { packageTexts as texts, type PackageRowKey, type PackageSectionKey } from './package-texts';

/** The value of one row for a package, derived from its limits. */
type Cell = (limits: TierLimits, tier: Tier) => PackageCell;

const always: Cell = () => true;
const booked: Cell = (_, tier) => isPaidTier(tier);
const premium: Cell = ({ premiumService }) => premiumService;

const publishJobOffers: Cell = ({ jobOffers, recruitingPerMonth }) => {
  if (jobOffers === 0) return false;
  return recruitingPerMonth === null ? texts.unlimitedNoted : texts.upToAtOnce(jobOffers);
};

const contactStaff: Cell = ({ recruitingPerMonth }) => {
  if (recruitingPerMonth === null) return texts.unlimited;
  return recruitingPerMonth > 0 && texts.upToPerMonth(recruitingPerMonth);
};

const price: Cell = (_, tier) =>
  isPaidTier(tier) ? texts.or(priceText(tier, 'MONTHLY'), priceText(tier, 'YEARLY')) : formatPrice(0);

/** The comparison in its four sections (PK-01). */
const comparison: Record<PackageSectionKey, Partial<Record<PackageRowKey, Cell>>> = {
  profile: {
    manageProfile: always,
    servicesAndLogo: always,
    mainImage: ({ mainImage }) => mainImage,
    gallery: ({ galleryItems }) => texts.upTo(galleryItems),
    benefits: ({ benefits }) => benefits,
    widgets: premium,
  },
  jobOffers: {
    applications: always,
    publishJobOffers,
    jobsTab: ({ jobsTab }) => jobsTab,
    personalWanted: ({ personalWanted }) => personalWanted,
  },
  recruiting: { viewStaff: always, contactStaff, staffPush: premium },
  ratings: {
    receiveRatings: always,
    answerRatings: ({ answers }) => answers,
    inviteRatings: premium,
    support: premium,
    onSiteVisit: premium,
    monthlyCancellation: booked,
    price,
  },
};

/** Names of design tokens. */
const colours: Record<Tier, string> = { FREE_TIER: 'inkSoft', PLUS_TIER: 'blue700', PREMIUM_TIER: 'green700' };

function priceText(tier: Tier, period: BillingPeriod): string {
  const amount = formatPrice(PRICES[tier][period]);
  return period === 'YEARLY' ? texts.perYear(amount) : texts.perMonth(amount);
}

const pricing = (tier: Tier): PackagePrice[] =>
  BILLING_PERIODS.map((period) => ({
    period,
    net_cents: PRICES[tier][period],
    vat_rate: VAT_PERCENT,
    gross_cents: grossCents(PRICES[tier][period]),
    text: priceText(tier, period),
  }));

const packageOf = (tier: Tier): Package => ({
  id: tier,
  name: tierLabel(tier),
  colour: colours[tier],
  pricing: pricing(tier),
});

const rowOf = (key: PackageRowKey, cell: Cell): PackageRow => ({
  key,
  label: texts.rows[key],
  values: Object.fromEntries(TIERS.map((tier) => [tier, cell(TIER_LIMITS[tier], tier)])) as PackageRow['values'],
});

const sectionOf = ([key, rows]: [string, Partial<Record<PackageRowKey, Cell>>]): PackageList['sections'][number] => ({
  key,
  label: texts.sections[key as PackageSectionKey],
  rows: Object.entries(rows).map(([row, cell]) => rowOf(row as PackageRowKey, cell)),
});

/** `GET /package/`: prices and limits that the server enforces, as they are displayed (PK-01, PK-02, PK-05). */
export const packageList: Omit<PackageList, 'can_book'> = {
  results: TIERS.map(packageOf),
  sections: Object.entries(comparison).map(sectionOf),
  footnote: texts.footnote(TIER_LIMITS.PREMIUM_TIER.jobOffers),
};
