import { type Tier } from '@care/contracts';
import { grossCents, VAT_PERCENT } from '@care/contracts/constants';
import { TIER_TABLE } from '@care/contracts/tiers';
import { packageListSchema, type PackageCell } from '@care/contracts/schemas';

const euros: Record<number, string> = { 0: '0', 3900: '39', 42900: '429', 6809: '68,09', 74900: '749' };

const pricing = (tier: Tier) =>
  (['YEARLY', 'MONTHLY'] as const).map((period) => {
    const net_cents = TIER_TABLE[tier].prices[period];
    const text = `${euros[net_cents]}\u00a0€ pro ${period === 'YEARLY' ? 'Jahr' : 'Monat'}`;
    return { period, net_cents, vat_rate: VAT_PERCENT, gross_cents: grossCents(net_cents), text };
  });

const row = (key: string, label: string, ...[free, plus, premium]: PackageCell[]) => ({
  key,
  label,
  values: { FREE_TIER: free, PLUS_TIER: plus, PREMIUM_TIER: premium },
});

/** The answer of `GET /package/`; the schema validates it. */
export const packageList = packageListSchema.parse({
  results: [
    { id: 'FREE_TIER', name: 'Free', colour: 'inkSoft', pricing: pricing('FREE_TIER') },
    { id: 'PLUS_TIER', name: 'Plus', colour: 'blue700', pricing: pricing('PLUS_TIER') },
    { id: 'PREMIUM_TIER', name: 'Premium', colour: 'green700', pricing: pricing('PREMIUM_TIER') },
  ],
  sections: [
    {
      key: 'profile',
      label: 'Profil & Sichtbarkeit',
      rows: [
        row('manageProfile', 'Profil verwalten und bearbeiten', true, true, true),
        row('widgets', 'Widgets für Ihre Website', false, false, true),
      ],
    },
    {
      key: 'jobOffers',
      label: 'Stellenangebote',
      rows: [row('publishJobOffers', 'Stellenangebote veröffentlichen', false, 'bis zu 3 gleichzeitig', 'unbegrenzt*')],
    },
    {
      key: 'recruiting',
      label: 'Aktive Personalsuche',
      rows: [row('viewStaff', 'Profile von Pflegekräften ansehen', true, true, true)],
    },
    {
      key: 'ratings',
      label: 'Bewertungen & Service',
      rows: [
        row('answerRatings', 'Bewertungen kommentieren', false, true, true),
        row(
          'price',
          'Preis',
          '0\u00a0€',
          '39\u00a0€ pro Monat oder 429\u00a0€ pro Jahr',
          '68,09\u00a0€ pro Monat oder 749\u00a0€ pro Jahr',
        ),
      ],
    },
  ],
  footnote: '* Technisch bis zu 40 gleichzeitig veröffentlichte Stellenangebote.',
  can_book: true,
});
