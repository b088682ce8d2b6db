import { grossCents, VAT_PERCENT } from '@care/contracts/constants';
import { allows, isPaidTier, TIER_TABLE, type TierRight } from '@care/contracts/tiers';
import { tierLabel } from '@care/contracts/enumerations';
import { formatPrice } from '@care/contracts/format';
import {
  packageListSchema,
  type Package,
  type PackageCell,
  type PackageList,
  type PackagePrice,
  type PackageRow,
} from '@care/contracts/schemas';
import { BILLING_PERIODS, TIERS, type BillingPeriod, type Tier } from '@care/contracts/vocabulary';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';

/** Texts of the package comparison; their numbers come from the limits that the server enforces. */
const texts = {
  sections: {
    profile: 'Profil & Sichtbarkeit',
    jobOffers: 'Stellenangebote',
    recruiting: 'Aktive Personalsuche',
    ratings: 'Bewertungen & Service',
  },
  rows: {
    manageProfile: 'Profil verwalten und bearbeiten',
    servicesAndLogo: 'Leistungen, Besonderheiten und Logo',
    mainImage: 'Titelbild im Profil und in der Suche',
    gallery: 'Bilder und Videos in der Galerie',
    benefits: 'Arbeitgebervorteile anzeigen',
    widgets: 'Widgets für Ihre Website',
    applications: 'Pflegekräfte können sich bewerben',
    publishJobOffers: 'Stellenangebote veröffentlichen',
    jobsTab: 'Arbeitgeberseite „Wir als Arbeitgeber“',
    personalWanted: 'Kennzeichnung „Personal gesucht“',
    viewStaff: 'Profile von Pflegekräften ansehen',
    contactStaff: 'Pflegekräfte aktiv anschreiben',
    staffPush: 'Push-Nachricht, wenn sich passendes Personal registriert',
    receiveRatings: 'Bewertungen erhalten',
    answerRatings: 'Bewertungen kommentieren',
    inviteRatings: 'Bewertungen anregen',
    support: 'Persönlicher Support',
    onSiteVisit: 'Angebot eines Vor-Ort-Termins',
    monthlyCancellation: 'Monatlich kündbar',
    price: 'Preis',
  },
  upTo: (max: number) => `bis zu ${max}`,
  upToAtOnce: (max: number) => `bis zu ${max} gleichzeitig`,
  upToPerMonth: (max: number) => `bis zu ${max} pro Monat`,
  unlimited: 'unbegrenzt',
  /** With an asterisk for the footnote. */
  unlimitedNoted: 'unbegrenzt*',
  perYear: (price: string) => `${price} pro Jahr`,
  perMonth: (price: string) => `${price} pro Monat`,
  or: (one: string, other: string) => `${one} oder ${other}`,
  footnote: (cap: number) => `* Technisch bis zu ${cap} gleichzeitig veröffentlichte Stellenangebote.`,
};

type PackageSectionKey = keyof typeof texts.sections;
type PackageRowKey = keyof typeof texts.rows;

/** The value of one row for a package, derived from its limits. */
type Cell = (tier: Tier) => PackageCell;

const always: Cell = () => true;
const unlocked =
  (right: TierRight): Cell =>
  (tier) =>
    allows(tier, right);
const limitsOf = (tier: Tier) => TIER_TABLE[tier].limits;

const publishJobOffers: Cell = (tier) => {
  const { jobOffers, recruitingPerMonth } = limitsOf(tier);
  if (jobOffers === 0) return false;
  return recruitingPerMonth === null ? texts.unlimitedNoted : texts.upToAtOnce(jobOffers);
};

const contactStaff: Cell = (tier) => {
  const { recruitingPerMonth } = limitsOf(tier);
  if (recruitingPerMonth === null) return texts.unlimited;
  return recruitingPerMonth > 0 && texts.upToPerMonth(recruitingPerMonth);
};

const price: Cell = (tier) =>
  isPaidTier(tier) ? texts.or(priceText(tier, 'MONTHLY'), priceText(tier, 'YEARLY')) : formatPrice(0);

/** The comparison in its four sections (PK-01). */
const comparison: Record<PackageSectionKey, Partial<Record<PackageRowKey, Cell>>> = {
  profile: {
    manageProfile: always,
    servicesAndLogo: always,
    mainImage: unlocked('mainImage'),
    gallery: (tier) => texts.upTo(limitsOf(tier).galleryItems),
    benefits: unlocked('benefits'),
    widgets: unlocked('widgets'),
  },
  jobOffers: {
    applications: always,
    publishJobOffers,
    jobsTab: unlocked('jobsTab'),
    personalWanted: unlocked('personalWanted'),
  },
  recruiting: { viewStaff: always, contactStaff, staffPush: unlocked('staffMessages') },
  ratings: {
    receiveRatings: always,
    answerRatings: unlocked('answerReviews'),
    inviteRatings: unlocked('inviteReviews'),
    support: unlocked('support'),
    onSiteVisit: unlocked('support'),
    monthlyCancellation: isPaidTier,
    price,
  },
};

function priceText(tier: Tier, period: BillingPeriod): string {
  const amount = formatPrice(TIER_TABLE[tier].prices[period]);
  return period === 'YEARLY' ? texts.perYear(amount) : texts.perMonth(amount);
}

const pricing = (tier: Tier): PackagePrice[] =>
  BILLING_PERIODS.map((period) => ({
    period,
    net_cents: TIER_TABLE[tier].prices[period],
    vat_rate: VAT_PERCENT,
    gross_cents: grossCents(TIER_TABLE[tier].prices[period]),
    text: priceText(tier, period),
  }));

const packageOf = (tier: Tier): Package => ({
  id: tier,
  name: tierLabel(tier),
  colour: TIER_TABLE[tier].colour,
  pricing: pricing(tier),
});

const rowOf = (key: PackageRowKey, cell: Cell): PackageRow => ({
  key,
  label: texts.rows[key],
  values: Object.fromEntries(TIERS.map((tier) => [tier, cell(tier)])) as PackageRow['values'],
});

const sectionOf = ([key, rows]: [string, Partial<Record<PackageRowKey, Cell>>]): PackageList['sections'][number] => ({
  key,
  label: texts.sections[key as PackageSectionKey],
  rows: Object.entries(rows).map(([row, cell]) => rowOf(row as PackageRowKey, cell)),
});

/** Prices and limits that the server enforces, as they are displayed (PK-01, PK-02, PK-05). */
const packageList: Omit<PackageList, 'can_book'> = {
  results: TIERS.map(packageOf),
  sections: Object.entries(comparison).map(sectionOf),
  footnote: texts.footnote(Math.max(...TIERS.map((tier) => limitsOf(tier).jobOffers))),
};

/** The packages with prices and comparison (PK-01). */
export default async function packageRoutes(app: App): Promise<void> {
  app.get(
    '/package/',
    calls('package')('Packages, prices and the comparison table', { response: { 200: packageListSchema } }),
    () => ({ ...packageList, can_book: app.settings.PAYMENT !== 'off' }),
  );
}
