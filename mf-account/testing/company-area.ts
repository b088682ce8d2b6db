import {
  companyFiguresSchema,
  companyPageSchema,
  type CompanyFigures,
  type CompanyPage,
  type PeriodFigures,
} from '@care/contracts/schemas';
import { emptyFields } from '@care/contracts/testing/company';

const averages = {
  average_housing_rating: null,
  average_food_rating: null,
  average_reliability_rating: null,
  average_friendliness_rating: null,
  average_competence_rating: null,
  average_activities_rating: null,
};

/** The own company as its profile page answers; the schema validates it. */
export const ownCompany = (changes: Partial<CompanyPage> = {}): CompanyPage =>
  companyPageSchema.parse({
    id: 7,
    slug: 'lindenhof',
    ...emptyFields(),
    name: 'Haus Lindenhof',
    street: 'Gartenweg 2, 50733 Köln, Deutschland',
    zip_code: '50733',
    city: 'Köln',
    city_slug: 'köln',
    coords: { lng: 6.95, lat: 50.96 },
    phone: '0221 555-0118',
    website: null,
    operator: 'Lindenhof gGmbH',
    owner: 4,
    subscription: 'PLUS_TIER',
    is_wpw_confirmed: true,
    reply_days: null,
    services: [],
    features: [],
    additional_features: [],
    place: 1,
    qualifications: [],
    description: '',
    activities: '',
    logo: null,
    main_image: null,
    gallery: [],
    benefits: [],
    job_offers: [],
    job_offers_count: 2,
    profile: { id: 7, benefits: [], job_offers: [] },
    average_rating: null,
    ratings_count: 0,
    ...averages,
    can_add_job_offer: true,
    job_offers_limit: 3,
    places: null,
    gallery_limit: 11,
    updated_at: '2026-11-03T09:00:00.000Z',
    ratings: {
      average_rating: null,
      ratings_count: 0,
      ...averages,
      by_category: { resident: 0, relative: 0, employee: 0, visitor: 0 },
    },
    owner_state: 'OWNED',
    canonical_path: '/pflegeanbieter/profiles/lindenhof',
    viewer: { is_owner: true, is_followed: false, can_rate: false, has_rated: false, can_contact: false },
    ...changes,
  });

const DAY_MS = 86_400_000;
/** The Monday of calendar week 47 in 2026. */
const MONDAY = Date.UTC(2026, 10, 16);

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const nothing = { views: 0, follows: 0, messages: 0, applications: 0, hits: 0 };

/** Eight weeks with these views, and months that repeat their sum in the last one. */
export const figuresOf = (views: readonly number[], changes: Partial<CompanyFigures> = {}): CompanyFigures =>
  companyFiguresSchema.parse({
    followers: 0,
    new_applications: 0,
    unanswered_ratings: 0,
    former_widget_keys: 0,
    weeks: Array.from({ length: 8 }, (_, index) => ({
      ...nothing,
      from: dayOf(MONDAY - (7 - index) * 7 * DAY_MS),
      views: views[index] ?? 0,
    })),
    months: Array.from({ length: 24 }, (_, index): PeriodFigures => ({
      ...nothing,
      from: dayOf(Date.UTC(2026, index - 13, 1)),
      views: index === 23 ? views.reduce((total, one) => total + one, 0) : 0,
    })),
    ...changes,
  });
