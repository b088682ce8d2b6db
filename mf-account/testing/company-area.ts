import { companyFiguresSchema, companyPageSchema } from '@care/contracts/schemas';
import type { CompanyFigures, CompanyPage, PeriodFigures } from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';

/** The own company as its profile page answers; the schema validates it. */
export const ownCompany = (changes: Partial<CompanyPage> = {}): CompanyPage =>
  sample(companyPageSchema, {
    id: 7,
    slug: 'lindenhof',
    name: 'Haus Lindenhof',
    street: 'Gartenweg 2, 50733 Köln, Deutschland',
    zip_code: '50733',
    city: 'Köln',
    city_slug: 'köln',
    coords: { lng: 6.95, lat: 50.96 },
    phone: '0221 555-0118',
    operator: 'Lindenhof gGmbH',
    owner: 4,
    subscription: 'PLUS_TIER',
    is_wpw_confirmed: true,
    place: 1,
    job_offers_count: 2,
    profile: { id: 7, benefits: [], job_offers: [] },
    can_add_job_offer: true,
    job_offers_limit: 3,
    gallery_limit: 11,
    updated_at: '2026-11-03T09:00:00.000Z',
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
  sample(companyFiguresSchema, {
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
