import {
  EMPLOYMENT_TYPES,
  qualificationIds,
  qualificationLabel,
  QUALIFICATIONS,
  type QualificationList,
} from '@care/contracts';
import { JOB_AGES, JOB_SALARIES } from '@care/contracts/vocabulary';
import {
  articleListSchema,
  foundJobOfferSchema,
  jobOfferSearchAnswerSchema,
  jobSeekerCardSchema,
  jobSeekerSearchAnswerSchema,
  qualificationsSchema,
  type FoundJobOffer,
  type JobOfferSearchAnswer,
  type JobSeekerCard,
  type JobSeekerSearchAnswer,
} from '@care/contracts/schemas';

// Parsed with the schemas of the backend, like the other fixtures.

export const qualifications = () =>
  qualificationsSchema.parse({
    qualifications: QUALIFICATIONS.map((id) => ({ id, name: qualificationLabel(id, 'staff') })),
  });

export const articles = () =>
  articleListSchema.parse({
    count: 12,
    results: ['erste-schritte', 'pflegegrad', 'besichtigung'].map((slug) => ({
      slug,
      title: `Beitrag ${slug}`,
      description: 'Was jetzt wichtig ist.',
      published_at: '2026-11-12T10:00:00.000Z',
      main_image: null,
    })),
  });

export const person = (change: Partial<JobSeekerCard> = {}): JobSeekerCard =>
  jobSeekerCardSchema.parse({
    slug: 'maria-s',
    visible_name: 'Maria S.',
    gender: 'FEMALE',
    is_open_for_offers: true,
    qualifications: [{ id: 1, name: 'Examinierte/r Altenpfleger/in' }],
    image: null,
    localizations: [
      { address_city: 'Köln', radius: 50 },
      { address_city: 'Bonn', radius: 20 },
    ],
    distance_km: 2,
    ...change,
  });

export const offer = (change: Partial<FoundJobOffer> = {}): FoundJobOffer =>
  foundJobOfferSchema.parse({
    id: 31,
    title: 'Pflegefachkraft (m/w/d) für die Dauernachtwache',
    slug: 'pflegefachkraft-dauernachtwache',
    employment_type: 'Teilzeit',
    company: {
      id: 7,
      name: 'Seniorenzentrum Elisabeth-Garten',
      slug: 'elisabeth-garten',
      street: 'Neusser Straße 118, 50733 Köln, Deutschland',
      logo: { url: '/logo.webp', width: 64, height: 64, alt: 'Logo Elisabeth-Garten', variants: [] },
    },
    city: 'Köln',
    coords: { lng: 6.95, lat: 50.96 },
    distance_km: 1.6,
    more_of_employer: 0,
    salary: { min: 365_000, max: 412_000, currency: 'EUR', unit: 'MONTH', scheme: 'TVöD-P' },
    posted_at: '2026-11-19T10:00:00.000Z',
    valid_through: '2027-02-17T10:00:00.000Z',
    ...change,
  });

interface Options<Card> {
  results?: Card[];
  count?: number;
  page?: number;
}

const metaOf = (count: number, page: number, list: QualificationList) => ({
  page,
  page_size: 10,
  pages: Math.ceil(count / 10),
  place_label: 'Köln',
  effective_radius: 20,
  bounds: count > 0 ? [6.7, 50.7, 7.2, 51.2] : null,
  sort: 'radiusAsc',
  ranking: {
    sort: 'radiusAsc',
    parameters: [
      { key: 'posted_at', weight: 1, label: 'Datum' },
      { key: 'distance_km', weight: 2, label: 'Entfernung zum gesuchten Ort' },
    ],
    paid_influence: false,
    info_url: '/so-sortieren-wir',
  },
  facets: {
    qualifications: qualificationIds(list).map((id) => ({ id, count: 10 * id })),
    employment: EMPLOYMENT_TYPES.map((value, index) => ({ value, count: 5 + index })),
    salary: JOB_SALARIES.map((min, index) => ({ min, count: 9 - index })),
    posted: JOB_AGES.map((days) => ({ days, count: days })),
    open_for_offers: 34,
  },
});

export function staffAnswer({ results = [person()], count, page = 1 }: Options<JobSeekerCard> = {}) {
  const total = count ?? results.length;
  return jobSeekerSearchAnswerSchema.parse({
    count: total,
    results,
    meta: metaOf(total, page, 'staff'),
  }) satisfies JobSeekerSearchAnswer;
}

export function jobAnswer({ results = [offer()], count, page = 1 }: Options<FoundJobOffer> = {}) {
  const total = count ?? results.length;
  return jobOfferSearchAnswerSchema.parse({
    count: total,
    results,
    meta: metaOf(total, page, 'jobs'),
  }) satisfies JobOfferSearchAnswer;
}
