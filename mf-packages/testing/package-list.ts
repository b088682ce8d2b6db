import { tierLabel, type Tier } from '@care/contracts';
import { grossCents, PLACEMENT_FEE, VAT_PERCENT } from '@care/contracts/constants';
import { formatPrice } from '@care/contracts/format';
import { allows, isPaidTier, TIER_TABLE, TIERS } from '@care/contracts/tiers';
import { BILLING_PERIODS } from '@care/contracts/vocabulary';
import { packageListSchema, type PackageCell } from '@care/contracts/schemas';

const pricing = (tier: Tier) =>
  BILLING_PERIODS.map((period) => {
    const net_cents = TIER_TABLE[tier].prices[period];
    const text = `${formatPrice(net_cents)} pro ${period === 'YEARLY' ? 'Jahr' : 'Monat'}`;
    return { period, net_cents, vat_rate: VAT_PERCENT, gross_cents: grossCents(net_cents), text };
  });

const row = (key: string, label: string, cell: (tier: Tier) => PackageCell) => ({
  key,
  label,
  values: Object.fromEntries(TIERS.map((tier) => [tier, cell(tier)])),
});

function publishing(tier: Tier): PackageCell {
  const { jobOffers, recruitingPerMonth } = TIER_TABLE[tier].limits;
  if (jobOffers === 0) return false;
  return recruitingPerMonth === null ? 'unbegrenzt*' : `bis zu ${jobOffers} gleichzeitig`;
}

/** The answer of `GET /package/`; the schema validates it. */
export const packageList = packageListSchema.parse({
  results: TIERS.map((id) => {
    const { colour, limits } = TIER_TABLE[id];
    const { jobOffers: job_offers, recruitingPerMonth: recruiting, galleryItems: gallery_items } = limits;
    return { id, name: tierLabel(id), colour, pricing: pricing(id), limits: { job_offers, recruiting, gallery_items } };
  }),
  sections: [
    {
      key: 'profile',
      label: 'Profil & Sichtbarkeit',
      rows: [
        row('manageProfile', 'Profil verwalten und bearbeiten', () => true),
        row('widgets', 'Widgets für Ihre Website', (tier) => allows(tier, 'widgets')),
      ],
    },
    {
      key: 'jobOffers',
      label: 'Stellenangebote',
      rows: [row('publishJobOffers', 'Stellenangebote veröffentlichen', publishing)],
    },
    {
      key: 'recruiting',
      label: 'Aktive Personalsuche',
      rows: [row('viewStaff', 'Profile von Pflegekräften ansehen', () => true)],
    },
    {
      key: 'ratings',
      label: 'Bewertungen & Service',
      rows: [
        row('answerRatings', 'Bewertungen kommentieren', (tier) => allows(tier, 'answerReviews')),
        row('price', 'Preis', (tier) =>
          isPaidTier(tier)
            ? pricing(tier)
                .map(({ text }) => text)
                .reverse()
                .join(' oder ')
            : formatPrice(0),
        ),
      ],
    },
  ],
  footnote: '* Technisch bis zu 40 gleichzeitig veröffentlichte Stellenangebote.',
  placement_fee_cents: PLACEMENT_FEE,
  coming: [],
  can_book: true,
  lead: '14 Tage kostenlos testen. Bis zum letzten Tag kündbar, danach monatlich.',
});
