import {
  companyCardSchema,
  companyJobOffersSchema,
  companyPageSchema,
  jobOfferSchema,
  type CompanyCard,
  type CompanyJobOffers,
  type CompanyPage,
  type GalleryItem,
  type JobOffer,
} from '@care/contracts/schemas';
import { emptyFields } from '@care/contracts/testing/company';
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

/** A complete provider as returned by the backend; the schema validates it. */
export function companyPage(changes: Partial<CompanyPage> = {}): CompanyPage {
  const jobs = changes.job_offers ?? jobOffersOf(2);
  const benefits = changes.benefits ?? ['jobBike', 'Mitarbeiterwohnung'];
  return companyPageSchema.parse({
    id: 7,
    slug: 'lindenhof',
    ...emptyFields(),
    name: 'Seniorenzentrum Lindenhof',
    street: 'Gartenweg 2, 50733 Köln, Deutschland',
    zip_code: '50733',
    city: 'Köln',
    city_slug: 'köln',
    coords: { lng: 6.95061, lat: 50.96423 },
    phone: '0221 555-0118',
    website: 'https://www.lindenhof.example/start',
    operator: 'Lindenhof gGmbH',
    owner: 12,
    subscription: 'PREMIUM_TIER',
    is_wpw_confirmed: true,
    reply_days: null,
    services: ['stationare-pflege', 'Demenzcafé'],
    features: [{ index: 1, name: 'Demenzpflege', icon: 'brain' }],
    additional_features: ['Therapiegarten', 'Eigene Küche', 'WLAN', 'Kapelle', 'Bibliothek'],
    place: 1,
    qualifications: [],
    description: 'Ein Haus mit Garten.\n\nWir leben in sechs Gruppen.',
    activities: 'Montags singen wir.',
    logo: null,
    main_image: mainImage,
    gallery: galleryOf(2),
    benefits,
    job_offers: jobs,
    job_offers_count: jobs.length,
    profile: { id: 7, benefits, job_offers: jobs },
    average_rating: 4.6,
    ratings_count: 38,
    ...averages,
    can_add_job_offer: false,
    job_offers_limit: 40,
    places: null,
    gallery_limit: TIER_TABLE[changes.subscription ?? 'PREMIUM_TIER'].limits.galleryItems,
    updated_at: '2026-11-03T09:00:00.000Z',
    ratings: {
      average_rating: 4.6,
      ratings_count: 38,
      ...averages,
      by_category: { resident: 8, relative: 20, employee: 5, visitor: 5 },
    },
    owner_state: 'OWNED',
    canonical_path: '/pflegeanbieter/profiles/lindenhof',
    viewer: { ...noRights, can_contact: true },
    ...changes,
  });
}

/** The provider as its owner sees it. */
export const ownPage = (changes: Partial<CompanyPage> = {}): CompanyPage =>
  companyPage({ viewer: { ...noRights, is_owner: true }, ...changes });

/** A free profile without an owner: only an address. */
export const bareCompany = (): CompanyPage =>
  companyPage({
    subscription: 'FREE_TIER',
    owner: null,
    owner_state: 'NONE',
    is_wpw_confirmed: false,
    reply_days: null,
    phone: null,
    website: null,
    operator: null,
    services: [],
    features: [],
    additional_features: [],
    description: '',
    activities: '',
    main_image: null,
    gallery: [],
    benefits: [],
    job_offers: [],
    average_rating: null,
    ratings_count: 0,
    own_share: null,
    prices_from: null,
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
  companyCardSchema.parse({
    ...companyPage(),
    id,
    name,
    slug: `haus-${id}`,
    services: [],
    main_image: null,
    distance_km: null,
    places: null,
    is_promoted: false,
  });
