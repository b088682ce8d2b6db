import { allows, isPaidTier, TIER_TABLE, type TierRight } from '@care/contracts/tiers';
import { tierLabel } from '@care/contracts/enumerations';
import { packagesLead } from '../../content';
import { berlinDay, formatPrice } from '@care/contracts/format';
import {
  packageListSchema,
  type FigureKind,
  type Package,
  type PackageCell,
  type PackageList,
  type PackagePrice,
  type PackageRow,
} from '@care/contracts/schemas';
import { BILLING_PERIODS, TIERS, type BillingPeriod, type Tier } from '@care/contracts/vocabulary';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { FIGURES, tariffChanges, tariffOf, withVat, type Tariff, type TariffChange } from '../../operator';

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

/** The value of one row for a package, derived from its limits of today. */
type Cell = (tier: Tier, tariff: Tariff) => PackageCell;

const always: Cell = () => true;
const unlocked =
  (right: TierRight): Cell =>
  (tier) =>
    allows(tier, right);

const publishJobOffers: Cell = (tier, { limitsOf }) => {
  const { jobOffers, recruitingPerMonth } = limitsOf(tier);
  if (jobOffers === 0) return false;
  return recruitingPerMonth === null ? texts.unlimitedNoted : texts.upToAtOnce(jobOffers);
};

const contactStaff: Cell = (tier, { limitsOf }) => {
  const { recruitingPerMonth } = limitsOf(tier);
  if (recruitingPerMonth === null) return texts.unlimited;
  return recruitingPerMonth > 0 && texts.upToPerMonth(recruitingPerMonth);
};

const price: Cell = (tier, { priceOf }) =>
  isPaidTier(tier)
    ? texts.or(priceText(priceOf(tier, 'MONTHLY'), 'MONTHLY'), priceText(priceOf(tier, 'YEARLY'), 'YEARLY'))
    : formatPrice(0);

/** The comparison in its four sections (PK-01). */
const comparison: Record<PackageSectionKey, Partial<Record<PackageRowKey, Cell>>> = {
  profile: {
    manageProfile: always,
    servicesAndLogo: always,
    mainImage: unlocked('mainImage'),
    gallery: (tier, { limitsOf }) => texts.upTo(limitsOf(tier).galleryItems),
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

function priceText(net: number, period: BillingPeriod): string {
  const amount = formatPrice(net);
  return period === 'YEARLY' ? texts.perYear(amount) : texts.perMonth(amount);
}

const pricing = (tier: Tier, { priceOf, vatPercent: vat_rate }: Tariff): PackagePrice[] =>
  BILLING_PERIODS.map((period) => {
    const net_cents = priceOf(tier, period);
    return {
      period,
      net_cents,
      vat_rate,
      gross_cents: withVat(net_cents, vat_rate),
      text: priceText(net_cents, period),
    };
  });

function packageOf(tier: Tier, tariff: Tariff): Package {
  const { jobOffers: job_offers, recruitingPerMonth: recruiting, galleryItems: gallery_items } = tariff.limitsOf(tier);
  return {
    id: tier,
    name: tierLabel(tier),
    colour: TIER_TABLE[tier].colour,
    pricing: pricing(tier, tariff),
    limits: { job_offers, recruiting, gallery_items },
  };
}

const rowOf = (key: PackageRowKey, cell: Cell, tariff: Tariff): PackageRow => ({
  key,
  label: texts.rows[key],
  values: Object.fromEntries(TIERS.map((tier) => [tier, cell(tier, tariff)])) as PackageRow['values'],
});

const sectionsOf = (tariff: Tariff): PackageList['sections'] =>
  Object.entries(comparison).map(([key, rows]) => ({
    key,
    label: texts.sections[key as PackageSectionKey],
    rows: Object.entries(rows).map(([row, cell]) => rowOf(row as PackageRowKey, cell, tariff)),
  }));

const WRITTEN: Readonly<Record<FigureKind, (value: number) => string>> = {
  CENTS: formatPrice,
  PERCENT: (value) => `${value}\u00a0%`,
  DAYS: (value) => `${value} Tage`,
  COUNT: String,
};

/** The announced changes by their day, each as it is written (OP-52). */
function comingOf(changes: readonly TariffChange[], today: string): PackageList['coming'] {
  const coming = new Map<string, string[]>();
  for (const { figure, value, valid_from } of changes) {
    const known = FIGURES.get(figure);
    if (!known || valid_from <= today) continue;
    const written = `${known.label} ${WRITTEN[known.kind](value)}`;
    coming.set(valid_from, [...(coming.get(valid_from) ?? []), written]);
  }
  return [...coming].map(([from, written]) => ({ from, changes: written }));
}

/** Prices and limits that the server enforces on a day, as they are displayed (PK-01, PK-02, PK-05). */
function packagesOn(changes: readonly TariffChange[], day: string): Omit<PackageList, 'can_book' | 'lead'> {
  const tariff = tariffOf(changes, day);
  return {
    results: TIERS.map((tier) => packageOf(tier, tariff)),
    sections: sectionsOf(tariff),
    footnote: texts.footnote(Math.max(...TIERS.map((tier) => tariff.limitsOf(tier).jobOffers))),
    placement_fee_cents: tariff.placementFee,
    coming: comingOf(changes, day),
  };
}

/** The packages with prices and comparison (PK-01). */
export default async function packageRoutes(app: App): Promise<void> {
  app.get(
    '/package/',
    calls('package')('Packages, prices and the comparison table', { response: { 200: packageListSchema } }),
    async ({ reads }) => ({
      ...packagesOn(await tariffChanges(reads.kysely), berlinDay(new Date())),
      lead: await packagesLead(reads.kysely, app.settings.PAYMENT !== 'off'),
      can_book: app.settings.PAYMENT !== 'off',
    }),
  );
}
