import { type GazetteerPlace, maskOf } from '@care/backend/seeding-rows';
import { BENEFITS } from '@care/contracts/vocabulary';
import { citySlug } from '@care/contracts/routes';
import type { CompanyRow, DemoCompany } from './demo-company';
import { daysAfter } from './days';
import { demoAccount } from './demo-accounts';

/** The provider with all fields filled in; embedding examples use it too. */
export const SANDBOX_SLUG = 'beispiel';
const SANDBOX_FREE_SLUG = 'beispiel-free';
const SANDBOX_PLUS_SLUG = 'beispiel-plus';

/** Ratings, job offers and gallery items of the demo accounts' providers; those of others are random. */
export const SANDBOX_CONTENT: Readonly<
  Record<string, { ratings: number; jobOffers: number; galleryItems: number; teams?: string; firstJob?: string }>
> = {
  // As in its description.
  [SANDBOX_SLUG]: {
    ...{ ratings: 38, jobOffers: 3, galleryItems: 11, teams: 'vier' },
    // The demo account of a nurse has applied for it.
    firstJob: 'Pflegefachkraft (m/w/d) mit Wunschdienstplan',
  },
  [SANDBOX_PLUS_SLUG]: { ratings: 12, jobOffers: 2, galleryItems: 5 },
  [SANDBOX_FREE_SLUG]: { ratings: 2, jobOffers: 0, galleryItems: 2 },
};

const PREMIUM_TEXT =
  'Das Seniorenzentrum Beispielhof liegt ruhig und doch mitten in Köln-Nippes, fünf Minuten von der Bahn entfernt. In vier ' +
  'überschaubaren Wohnbereichen leben 84 Menschen in Einzelzimmern, die sie mit eigenen Möbeln einrichten.\n\n' +
  'Feste Bezugspflegekräfte, eine eigene Küche und ein großer Garten prägen den Alltag. Angehörige beziehen wir von Anfang an ein. ' +
  'Gern zeigen wir Ihnen alles bei einem persönlichen Besuch.';

const PREMIUM_ACTIVITIES =
  'Montags treffen wir uns zum Singen, mittwochs zur Sitzgymnastik. Im Garten stehen Hochbeete, die gemeinsam bepflanzt werden. ' +
  'Einmal im Monat gibt es ein Konzert oder eine Lesung, und alle zwei Wochen besucht uns ein Therapiehund.';

type Filled = Pick<CompanyRow, 'id' | 'slug' | 'name' | 'operator' | 'subscription'> & {
  houseNumber: string;
  owner: string;
} & Partial<CompanyRow>;

function filled({ houseNumber, owner, ...given }: Filled, cologne: GazetteerPlace, base: Date): CompanyRow {
  const zip = cologne.postcodes.find((postcode) => postcode.zip === '50733') ?? cologne.postcodes[0];
  const zip_code = zip?.zip ?? cologne.firstZip;
  return {
    street: `Neusser Straße ${houseNumber}, ${zip_code} ${cologne.name}, Deutschland`,
    zip_code,
    city: cologne.name,
    city_slug: citySlug(cologne.name),
    lat: Number((50.9642 + given.id / 1000).toFixed(4)),
    lon: 6.9506,
    phone: `0221 471000${given.id}`,
    email: `info@${given.slug}.example`,
    website: `https://www.${given.slug}.example`,
    owner_id: demoAccount(owner).id,
    billing_period: given.subscription === 'FREE_TIER' ? null : 'YEARLY',
    is_wpw_confirmed: true,
    place_kind: 1,
    custom_services: [],
    additional_features: [],
    benefits: [],
    qualifications_mask: 0,
    activities: '',
    opening_hours: null,
    created_at: daysAfter(base, -800),
    updated_at: daysAfter(base, -6),
    ...given,
  };
}

/** Care forms by number, the main one first. */
const careForms = (...order: number[]) => ({ services_mask: maskOf(order), care_form_order: order });

/** The three providers of the demo accounts, one per tier, all in Cologne. */
export function sandboxCompanies(places: readonly GazetteerPlace[], base: Date): DemoCompany[] {
  const cologne = places.find((place) => place.slug === 'köln');
  if (!cologne) throw new Error('The gazetteer lacks Köln.');
  const premium = filled(
    {
      id: 1,
      slug: SANDBOX_SLUG,
      name: 'Seniorenzentrum Beispielhof',
      operator: 'Beispielhof Pflege gGmbH',
      subscription: 'PREMIUM_TIER',
      houseNumber: '120',
      owner: 'inhaber-premium',
      ...careForms(3, 2, 4, 7),
      custom_services: ['Demenzcafé'],
      features_mask: maskOf([1, 2, 3, 5, 6, 9]),
      additional_features: ['Hauseigene Küche', 'Therapiegarten', 'Haustiere willkommen', 'WLAN in allen Zimmern'],
      benefits: [...BENEFITS.slice(0, 9), 'Mitarbeiterwohnung'],
      qualifications_mask: maskOf([1, 3, 4, 5]),
      description: PREMIUM_TEXT,
      activities: PREMIUM_ACTIVITIES,
      opening_hours: 'Besuch jederzeit, Verwaltung Mo–Fr 8–16 Uhr',
    },
    cologne,
    base,
  );
  const plus = filled(
    {
      id: 2,
      slug: SANDBOX_PLUS_SLUG,
      name: 'Pflegedienst Musterwerk',
      operator: 'Musterwerk Pflege GmbH',
      subscription: 'PLUS_TIER',
      houseNumber: '44a',
      owner: 'inhaber-plus',
      ...careForms(1, 6),
      features_mask: maskOf([1, 10]),
      benefits: ['jobBike', 'wishRoster', 'onboarding'],
      description:
        'Wir pflegen Menschen im Kölner Norden dort, wo sie am liebsten sind: zu Hause. Feste Touren, feste Gesichter.',
      activities: 'Einmal im Monat laden wir zum Kaffeenachmittag ein.',
    },
    cologne,
    base,
  );
  const free = filled(
    {
      id: 3,
      slug: SANDBOX_FREE_SLUG,
      name: 'Tagespflege Am Probehof',
      operator: 'Altenhilfe Probehof e. V.',
      subscription: 'FREE_TIER',
      houseNumber: '7',
      owner: 'inhaber-free',
      ...careForms(4),
      features_mask: 0,
      website: null,
      description: 'Unsere Gäste verbringen den Tag in Gesellschaft und sind am Abend wieder zu Hause.',
    },
    cologne,
    base,
  );
  return [
    { row: premium, form: 'stationare-pflege', placeSlug: cologne.slug, quality: 4.45 },
    { row: plus, form: 'ambulante-pflege', placeSlug: cologne.slug, quality: 4.2 },
    { row: free, form: 'teilstationare-pflege', placeSlug: cologne.slug, quality: 4.0 },
  ];
}
