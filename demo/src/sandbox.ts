import { citySlug } from '@care/contracts/routes';
import { isPaidTier } from '@care/contracts/tiers';
import type { CareForm } from '@care/contracts/vocabulary';
import { maskOf, type GazetteerPlace } from '@care/backend/seeding-rows';
import { daysAfter } from './days';
import { demoAccount } from './demo-accounts';
import type { CompanyRow, DemoCompany } from './demo-company';
import { readYaml } from './files';

type Sandbox = Record<'quality' | 'ratings' | 'jobOffers' | 'galleryItems', number> &
  Record<'careForms' | 'features' | 'qualifications', number[]> & {
    form: CareForm;
    owner: string;
    houseNumber: string;
    teams?: string;
    firstJob?: string;
    row: Pick<CompanyRow, 'slug' | 'name' | 'operator' | 'subscription'> & Partial<CompanyRow>;
  };

const sandbox = readYaml<Sandbox[]>('words/sandbox.yaml');

/** The provider with all fields filled in; embedding examples use it too. */
export const SANDBOX_SLUG = 'beispiel';

/** Ratings, job offers and gallery items of the demo accounts' providers by slug; those of others are random. */
export const SANDBOX_CONTENT: Readonly<Record<string, Sandbox>> = Object.fromEntries(
  sandbox.map((one) => [one.row.slug, one]),
);

/** The three providers of the demo accounts. */
export function sandboxCompanies(places: readonly GazetteerPlace[], base: Date): DemoCompany[] {
  const cologne = places.find((place) => place.slug === 'köln');
  if (!cologne) throw new Error('The gazetteer lacks Köln.');
  const city = cologne.name;
  const zip_code = cologne.postcodes.find(({ zip }) => zip === '50733')?.zip ?? cologne.firstZip;
  return sandbox.map(({ form, quality, owner, houseNumber, careForms, features, qualifications, row }, index) => ({
    form,
    quality,
    placeSlug: cologne.slug,
    row: {
      id: index + 1,
      street: `Neusser Straße ${houseNumber}, ${zip_code} ${city}, Deutschland`,
      zip_code,
      city,
      city_slug: citySlug(city),
      lat: Number((50.9642 + (index + 1) / 1000).toFixed(4)),
      lon: 6.9506,
      phone: `0221 471000${index + 1}`,
      email: `info@${row.slug}.example`,
      website: `https://www.${row.slug}.example`,
      owner_id: demoAccount(owner).id,
      billing_period: isPaidTier(row.subscription) ? 'YEARLY' : null,
      is_wpw_confirmed: true,
      place_kind: 1,
      services_mask: maskOf(careForms),
      care_form_order: careForms,
      features_mask: maskOf(features),
      qualifications_mask: maskOf(qualifications),
      custom_services: [],
      additional_features: [],
      benefits: [],
      activities: '',
      created_at: daysAfter(base, -800),
      updated_at: daysAfter(base, -6),
      ...row,
    },
  }));
}
