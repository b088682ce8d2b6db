import { fieldsOfKind } from '@care/contracts/content-kinds';
import { CARE_FORMS, careFormLabel, COMPANY_FEATURES, featureLabel } from '@care/contracts';
import { FILTERS, flagsOf } from '@care/contracts/search';
import {
  cityPlacesSchema,
  citySchema,
  companyCardSchema,
  companySearchAnswerSchema,
  errorBodySchema,
  homeTextsSchema,
  movedSchema,
  statsSchema,
  type CareService,
  type City,
  type CityPlace,
  type CompanyCard,
  type CompanySearchAnswer,
  type Feature,
  type SearchSuggestion,
  type Stats,
} from '@care/contracts/schemas';
import { sample } from '@care/contracts/testing/sample';
import { articles, jobAnswer, pageOf, qualifications, rankedBy, staffAnswer } from './work-fixtures';

// All fixtures are parsed with the schema of the backend's answer, so that they stay valid.

const service = (value: (typeof CARE_FORMS)[number]): CareService => ({ value, name: careFormLabel(value) });

export const feature = (index: number): Feature => ({
  index,
  name: featureLabel(index) ?? '',
  icon: COMPANY_FEATURES[index - 1]?.icon ?? '',
});

export const company = (change: Partial<CompanyCard> = {}): CompanyCard =>
  sample(companyCardSchema, {
    id: 7,
    slug: 'elisabeth-garten',
    name: 'Seniorenzentrum Elisabeth-Garten',
    street: 'Neusser Straße 118, 50733 Köln, Deutschland',
    city: 'Köln',
    city_slug: 'köln',
    zip_code: '50733',
    coords: { lng: 6.95, lat: 50.96 },
    services: [service('stationare-pflege'), service('kurzzeitpflege')],
    features: [feature(1)],
    place: 1,
    subscription: 'FREE_TIER',
    average_rating: 4.6,
    ratings_count: 38,
    distance_km: 2.4,
    updated_at: '2026-11-01T10:00:00.000Z',
    ...change,
  });

export const picture = (id: number, url: string) => ({
  id,
  url,
  width: 640,
  height: 480,
  alt: 'Helles Haus mit rotem Dach',
  variants: [
    { w: 320, url: `${url}?w=320` },
    { w: 640, url: `${url}?w=640` },
  ],
});

interface AnswerOptions {
  results?: CompanyCard[];
  count?: number;
  page?: number;
  placeLabel?: string | null;
  suggestions?: SearchSuggestion[];
}

export function searchAnswer(options: AnswerOptions = {}): CompanySearchAnswer {
  const { results = [company()], page = 1, placeLabel = 'Köln', suggestions = [] } = options;
  const count = options.count ?? results.length;
  return companySearchAnswerSchema.parse({
    count,
    results,
    meta: {
      ...pageOf(count, page, placeLabel),
      facets: {
        services: CARE_FORMS.map((value, index) => ({ value, count: index })),
        features: COMPANY_FEATURES.map(({ index }) => ({ index, count: 10 * index })),
        place: [
          { value: 1, count: 51 },
          { value: 2, count: 13 },
        ],
        rating: [1, 2, 3, 4, 5].map((min) => ({ min, count: 100 - min })),
        own_share: [{ max: 300_000, count: 12 }],
        without_price: 23,
        ...Object.fromEntries(flagsOf('pflegeanbieter').map((flag) => [FILTERS[flag].param, 7])),
      },
      ranking: rankedBy('ratingDesc', ['ratings_count', 'Anzahl'], ['average_rating', 'Durchschnitt']),
      suggestions,
    },
  });
}

export const city = (change: Partial<City> = {}): City =>
  citySchema.parse({
    slug: 'köln',
    name: 'Köln',
    lat: 50.9333,
    lon: 6.95,
    state: 'Nordrhein-Westfalen',
    bounds: [6.817, 50.85, 7.083, 51.017],
    counts: {
      company_in_town: 98,
      company: 155,
      job: 43,
      staff: 12,
      rated: 121,
      hiring: 40,
      dementia_homes: 5,
      by_service: CARE_FORMS.map((value) => ({ value, count: 9 })),
      by_feature: COMPANY_FEATURES.map(({ index }) => ({ index, count: index - 1 })),
      by_place: [
        { value: 1, count: 100 },
        { value: 2, count: 55 },
      ],
    },
    average_rating: 4.2,
    top: { name: 'Haus Linde', slug: 'haus-linde', average_rating: 4.9, ratings_count: 12 },
    as_of: '2026-11-20',
    nearby: [{ slug: 'hürth', name: 'Hürth', km: 8 }],
    ...change,
  });

export const place = (slug: string, name: string, state = 'Nordrhein-Westfalen'): CityPlace => ({
  name,
  slug,
  zip_code: '50667',
  state,
  lat: 50.9,
  lon: 6.9,
});

/** Hits on a map, each on the same latitude. */
export const collection = (...hits: [lng: number, properties: object][]) => ({
  type: 'FeatureCollection',
  features: hits.map(([lng, properties]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, 51] },
    properties,
  })),
});

export const stats = (banners: Stats['banners'] = 'CLAIMS', change: Partial<Stats> = {}) =>
  sample(statsSchema, { companies: 25_112, job_seekers: 4_003, as_of: '2026-11-20T10:00:00Z', banners, ...change });

const moved = (slug: string): [number, object] => [301, movedSchema.parse({ moved_to: slug })];

export const failure = (status: number, message: string): [number, object] => [
  status,
  errorBodySchema.parse({ error: { status, code: 'error', message, request_id: 'r1' } }),
];

interface Answers {
  search?: (url: URL) => object | [number, object];
  suggest?: CityPlace[];
  /** Differences of Köln. */
  city?: Partial<City>;
}

/** Each text of the home pages says which one it is. */
const homeTexts = () =>
  homeTextsSchema.parse(
    Object.fromEntries(
      fieldsOfKind('home').map(([name, { label }]) => [name, name.endsWith('_text') ? `${label} {{number}}.` : label]),
    ),
  );

/** Answers for the towns of the tests, and a default answer for everything else. */
export function answerAll(change: Answers = {}) {
  const towns: Record<string, object> = { köln: city(change.city), bonn: city({ slug: 'bonn', name: 'Bonn' }) };
  const known = new Set(['köln', 'bonn', 'koeln', 'hürth']);
  return (url: URL): object | [number, object] => {
    const path = decodeURIComponent(url.pathname);
    if (path === '/stats/') return stats();
    if (path === '/content/home/') return homeTexts();
    if (path === '/content/article/') return articles();
    if (path === '/user/profile/qualifications/') return qualifications();
    if (path === '/city/suggest/')
      return cityPlacesSchema.parse(change.suggest ?? [place('köln', 'Köln'), place('bonn', 'Bonn')]);
    if (path === '/city/koeln/') return moved('köln');
    if (path.startsWith('/city/'))
      return towns[path.split('/')[2] ?? ''] ?? failure(404, 'Diesen Ort haben wir nicht gefunden.');
    const citySlug = url.searchParams.get('city_slug');
    if (citySlug !== null && !known.has(citySlug)) return failure(404, 'Diesen Ort haben wir nicht gefunden.');
    if (change.search) return change.search(url);
    if (path === '/user/profile/search/') return staffAnswer();
    if (path === '/company/job-offer/search/') return jobAnswer();
    return searchAnswer({ placeLabel: citySlug ? 'Köln' : null });
  };
}

/** A search with so many hits, of which each page shows these. */
export const pagesOf = (count: number, results = [company()]) =>
  answerAll({
    search: ({ searchParams }) =>
      searchAnswer({
        results,
        count,
        page: Number(searchParams.get('page') ?? 1),
        placeLabel: searchParams.has('city_slug') ? 'Köln' : null,
      }),
  });
