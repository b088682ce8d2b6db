import { allows, isPaidTier, TIER_TABLE, type TierRight } from '@care/contracts/tiers';
import { tierLabel } from '@care/contracts/enumerations';
import { packagesLead } from '../../content';
import { berlinDay, formatPrice } from '@care/contracts/format';
import { packageListSchema } from '@care/contracts/schemas';
import type { FigureKind, Package, PackageCell, PackageList, PackagePrice, PackageRow } from '@care/contracts/schemas';
import { BILLING_PERIODS, TIERS, type BillingPeriod, type Tier } from '@care/contracts/vocabulary';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { FIGURES, tariffChanges, tariffOf, withVat, type Tariff, type TariffChange } from '../../operator';

/** The value of one row for a package, derived from its limits of today. The asterisk leads to the footnote. */
type Cell = (tier: Tier, tariff: Tariff) => PackageCell;

const always: Cell = () => true;
const unlocked =
  (right: TierRight): Cell =>
  (tier) =>
    allows(tier, right);

const publishJobOffers: Cell = (tier, { limitsOf }) => {
  const { jobOffers, recruitingPerMonth } = limitsOf(tier);
  if (jobOffers === 0) return false;
  return recruitingPerMonth === null ? 'unbegrenzt*' : `bis zu ${jobOffers} gleichzeitig`;
};

const contactStaff: Cell = (tier, { limitsOf }) => {
  const { recruitingPerMonth } = limitsOf(tier);
  if (recruitingPerMonth === null) return 'unbegrenzt';
  return recruitingPerMonth > 0 && `bis zu ${recruitingPerMonth} pro Monat`;
};

const price: Cell = (tier, { priceOf }) =>
  isPaidTier(tier)
    ? `${priceText(priceOf(tier, 'MONTHLY'), 'MONTHLY')} oder ${priceText(priceOf(tier, 'YEARLY'), 'YEARLY')}`
    : formatPrice(0);

interface Section {
  key: string;
  label: string;
  rows: readonly (readonly [key: string, label: string, cell: Cell])[];
}

/** The comparison in its four sections (PK-01). */
const comparison: readonly Section[] = [
  {
    key: 'profile',
    label: 'Profil & Sichtbarkeit',
    rows: [
      ['manageProfile', 'Profil verwalten und bearbeiten', always],
      ['servicesAndLogo', 'Leistungen, Besonderheiten und Logo', always],
      ['mainImage', 'Titelbild im Profil und in der Suche', unlocked('mainImage')],
      ['gallery', 'Bilder und Videos in der Galerie', (tier, { limitsOf }) => `bis zu ${limitsOf(tier).galleryItems}`],
      ['benefits', 'Arbeitgebervorteile anzeigen', unlocked('benefits')],
      ['widgets', 'Widgets für Ihre Website', unlocked('widgets')],
    ],
  },
  {
    key: 'jobOffers',
    label: 'Stellenangebote',
    rows: [
      ['applications', 'Pflegekräfte können sich bewerben', always],
      ['publishJobOffers', 'Stellenangebote veröffentlichen', publishJobOffers],
      ['jobsTab', 'Arbeitgeberseite „Wir als Arbeitgeber“', unlocked('jobsTab')],
      ['personalWanted', 'Kennzeichnung „Personal gesucht“', unlocked('personalWanted')],
    ],
  },
  {
    key: 'recruiting',
    label: 'Aktive Personalsuche',
    rows: [
      ['viewStaff', 'Profile von Pflegekräften ansehen', always],
      ['contactStaff', 'Pflegekräfte aktiv anschreiben', contactStaff],
      ['staffPush', 'Push-Nachricht, wenn sich passendes Personal registriert', unlocked('staffMessages')],
    ],
  },
  {
    key: 'ratings',
    label: 'Bewertungen & Service',
    rows: [
      ['receiveRatings', 'Bewertungen erhalten', always],
      ['answerRatings', 'Bewertungen kommentieren', unlocked('answerReviews')],
      ['inviteRatings', 'Bewertungen anregen', unlocked('inviteReviews')],
      ['support', 'Persönlicher Support', unlocked('support')],
      ['onSiteVisit', 'Angebot eines Vor-Ort-Termins', unlocked('support')],
      ['monthlyCancellation', 'Monatlich kündbar', isPaidTier],
      ['price', 'Preis', price],
    ],
  },
];

const priceText = (net: number, period: BillingPeriod): string =>
  `${formatPrice(net)} pro ${period === 'YEARLY' ? 'Jahr' : 'Monat'}`;

const pricing = (tier: Tier, { priceOf, vatPercent: vat_rate }: Tariff): PackagePrice[] =>
  BILLING_PERIODS.map((period) => {
    const net_cents = priceOf(tier, period);
    const gross_cents = withVat(net_cents, vat_rate);
    return { period, net_cents, vat_rate, gross_cents, text: priceText(net_cents, period) };
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

const sectionsOf = (tariff: Tariff): PackageList['sections'] =>
  comparison.map(({ key, label, rows }) => ({
    key,
    label,
    rows: rows.map(([row, rowLabel, cell]) => ({
      key: row,
      label: rowLabel,
      values: Object.fromEntries(TIERS.map((tier) => [tier, cell(tier, tariff)])) as PackageRow['values'],
    })),
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
  const most = Math.max(...TIERS.map((tier) => tariff.limitsOf(tier).jobOffers));
  return {
    results: TIERS.map((tier) => packageOf(tier, tariff)),
    sections: sectionsOf(tariff),
    footnote: `* Technisch bis zu ${most} gleichzeitig veröffentlichte Stellenangebote.`,
    placement_fee_cents: tariff.placementFee,
    coming: comingOf(changes, day),
  };
}

/** The packages with prices and comparison (PK-01). */
export default async function packageRoutes(app: App): Promise<void> {
  const packageCall = calls('package')('Packages, prices and the comparison table', {
    response: { 200: packageListSchema },
  });
  app.get('/package/', packageCall, async ({ reads }) => ({
    ...packagesOn(await tariffChanges(reads.kysely), berlinDay(new Date())),
    lead: await packagesLead(reads.kysely, app.settings.PAYMENT !== 'off'),
    can_book: app.settings.PAYMENT !== 'off',
  }));
}
