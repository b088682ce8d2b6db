import { companyCardSchema, companyJobOffersSchema, companyPageSchema, jobOfferSchema } from '@care/contracts/schemas';
import type { CompanyCard, CompanyJobOffers, CompanyPage, GalleryItem, JobOffer } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { TIER_TABLE } from '@care/contracts/tiers';

const picture = (n: number) => ({
  id: n,
  url: `/media/${n}-1280.webp`,
  width: 1280,
  height: 960,
  alt: `Foto ${n}`,
  variants: [320, 640, 1280].map((w) => ({ w, url: `/media/${n}-${w}.webp` })),
});
export const galleryOf = (count: number): GalleryItem[] =>
  Array.from({ length: count }, (_, index) => ({ ...picture(index + 1), file_type: 'IMAGE', order: index }));
export const mainImage = picture(1);

const averages = {
  average_housing_rating: 4.5,
  average_food_rating: 4.1,
  average_reliability_rating: 4.7,
  average_friendliness_rating: 4.9,
  average_competence_rating: 4.6,
  average_activities_rating: 4.4,
};

export const jobOffersOf = (count: number): CompanyPage['job_offers'] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    slug: `stelle-${index + 1}`,
    title: `Stelle ${index + 1} (m/w/d)`,
    employment_type: 'Teilzeit',
  }));

/** The rights of a viewer who may do nothing. */
export const noRights = { is_owner: false, is_followed: false, can_rate: false, has_rated: false, can_contact: false };

/** What a provider has that has stated nothing. */
const listed = {
  id: 7,
  slug: 'lindenhof',
  name: 'Seniorenzentrum Lindenhof',
  street: 'Gartenweg 2, 50733 Köln, Deutschland',
  zip_code: '50733',
  city: 'Köln',
  city_slug: 'köln',
  coords: { lng: 6.95061, lat: 50.96423 },
  place: 1,
  updated_at: '2026-11-03T09:00:00.000Z',
  canonical_path: '/pflegeanbieter/profiles/lindenhof',
  viewer: { ...noRights, can_contact: true },
};

/** A complete provider as returned by the backend; the schema validates it. */
export function companyPage(changes: Partial<CompanyPage> = {}): CompanyPage {
  const jobs = changes.job_offers ?? jobOffersOf(2);
  const benefits = changes.benefits ?? ['jobBike', 'Mitarbeiterwohnung'];
  return sample(companyPageSchema, {
    ...listed,
    phone: '0221 555-0118',
    website: 'https://www.lindenhof.example/start',
    operator: 'Lindenhof gGmbH',
    owner: 12,
    subscription: 'PREMIUM_TIER',
    is_wpw_confirmed: true,
    services: ['stationare-pflege', 'Demenzcafé'],
    features: [{ index: 1, name: 'Demenzpflege', icon: 'brain' }],
    additional_features: ['Therapiegarten', 'Eigene Küche', 'WLAN', 'Kapelle', 'Bibliothek'],
    description: 'Ein Haus mit Garten.\n\nWir leben in sechs Gruppen.',
    activities: 'Montags singen wir.',
    main_image: mainImage,
    gallery: galleryOf(2),
    benefits,
    job_offers: jobs,
    job_offers_count: jobs.length,
    profile: { id: 7, benefits, job_offers: jobs },
    average_rating: 4.6,
    ratings_count: 38,
    ...averages,
    job_offers_limit: 40,
    gallery_limit: TIER_TABLE[changes.subscription ?? 'PREMIUM_TIER'].limits.galleryItems,
    ratings: {
      average_rating: 4.6,
      ratings_count: 38,
      ...averages,
      by_category: { resident: 8, relative: 20, employee: 5, visitor: 5 },
    },
    owner_state: 'OWNED',
    ...changes,
  });
}

/** The provider as its owner sees it. */
export const ownPage = (changes: Partial<CompanyPage> = {}): CompanyPage =>
  companyPage({ viewer: { ...noRights, is_owner: true }, ...changes });

/** A free profile without an owner: only an address. */
export const bareCompany = (): CompanyPage =>
  sample(companyPageSchema, {
    ...listed,
    subscription: 'FREE_TIER',
    owner_state: 'NONE',
    profile: { id: 7, benefits: [], job_offers: [] },
    job_offers_limit: 40,
    gallery_limit: TIER_TABLE.FREE_TIER.limits.galleryItems,
  });

export const jobOffer = (changes: Partial<JobOffer> = {}): JobOffer =>
  jobOfferSchema.parse({
    id: 1,
    slug: 'stelle-1',
    company: {
      id: 7,
      name: 'Seniorenzentrum Lindenhof',
      slug: 'lindenhof',
      street: 'Gartenweg 2, 50733 Köln, Deutschland',
      logo: null,
    },
    title: 'Stelle 1 (m/w/d)',
    employment_type: 'Teilzeit',
    description_html: '<p>Wir freuen uns auf Sie.</p>',
    tasks: '– Pflegen\n– Dokumentieren',
    requirements: 'Herz und Verstand',
    offer: '',
    qualifications: [4],
    salary: { min: 365_000, max: 412_000, currency: 'EUR', unit: 'MONTH', scheme: 'TVöD-P' },
    benefits: ['wishRoster'],
    city: 'Köln',
    coords: { lng: 6.95, lat: 50.96 },
    start_date: '2027-01-01',
    contact: { name: 'Frau Yıldız', email: 'pflege@lindenhof.example', phone: null },
    status: 'PUBLISHED',
    posted_at: '2026-11-01T08:00:00.000Z',
    valid_through: '2027-01-31T22:00:00.000Z',
    direct_apply: true,
    ...changes,
  });

export function jobOfferList(count: number): CompanyJobOffers {
  const results = jobOffersOf(count).map((offer) => ({ ...jobOffer(), ...offer }));
  return companyJobOffersSchema.parse({ count, results });
}

/** A provider as returned in lists. */
export const companyCard = (id: number, name = `Haus ${id}`): CompanyCard =>
  sample(companyCardSchema, { ...companyPage(), id, name, slug: `haus-${id}`, services: [], main_image: null });
