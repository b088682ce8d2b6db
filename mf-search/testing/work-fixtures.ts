import { EMPLOYMENT_TYPES, qualificationIds, qualificationLabel, QUALIFICATIONS } from '@care/contracts';
import type { QualificationList } from '@care/contracts';
import { sample } from '@care/contracts/testing/sample';
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
  sample(jobSeekerCardSchema, {
    slug: 'maria-s',
    visible_name: 'Maria S.',
    gender: 'FEMALE',
    is_open_for_offers: true,
    qualifications: [{ id: 1, name: 'Examinierte/r Altenpfleger/in' }],
    localizations: [
      { address_city: 'Köln', radius: 50 },
      { address_city: 'Bonn', radius: 20 },
    ],
    ...change,
  });

export const offer = (change: Partial<FoundJobOffer> = {}): FoundJobOffer =>
  sample(foundJobOfferSchema, {
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

/** The parts of an answer that do not depend on the kind of its hits. */
export const pageOf = (count: number, page: number, placeLabel: string | null = 'Köln') => ({
  page,
  page_size: 10,
  pages: Math.ceil(count / 10),
  place_label: placeLabel,
  effective_radius: placeLabel === null ? null : 20,
  bounds: count > 0 ? [6.7, 50.7, 7.2, 51.2] : null,
});

/** Sorted by these criteria, the least important first. */
export const rankedBy = (sort: string, ...criteria: [key: string, label: string][]) => ({
  sort,
  parameters: criteria.map(([key, label], index) => ({ key, weight: index + 1, label })),
  paid_influence: false,
  info_url: '/so-sortieren-wir',
});

function answerOf<Card>(
  { results, count = results.length, page = 1 }: Options<Card> & { results: Card[] },
  list: QualificationList,
) {
  const meta = {
    ...pageOf(count, page),
    sort: 'radiusAsc',
    ranking: rankedBy('radiusAsc', ['posted_at', 'Datum'], ['distance_km', 'Entfernung zum gesuchten Ort']),
    facets: {
      qualifications: qualificationIds(list).map((id) => ({ id, count: 10 * id })),
      employment: EMPLOYMENT_TYPES.map((value, index) => ({ value, count: 5 + index })),
      salary: JOB_SALARIES.map((min, index) => ({ min, count: 9 - index })),
      posted: JOB_AGES.map((days) => ({ days, count: days })),
      open_for_offers: 34,
    },
  };
  return { count, results, meta };
}

export const staffAnswer = ({ results = [person()], ...rest }: Options<JobSeekerCard> = {}): JobSeekerSearchAnswer =>
  jobSeekerSearchAnswerSchema.parse(answerOf({ results, ...rest }, 'staff'));

export const jobAnswer = ({ results = [offer()], ...rest }: Options<FoundJobOffer> = {}): JobOfferSearchAnswer =>
  jobOfferSearchAnswerSchema.parse(answerOf({ results, ...rest }, 'jobs'));
