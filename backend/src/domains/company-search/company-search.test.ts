import fc from 'fast-check';
import { sql } from 'kysely';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import { CARE_FORMS, COMPANY_SORTS, type CareForm, type CompanySort } from '@care/contracts/vocabulary';
import type { CompanySearchAnswer, CompanySearchQuery, SearchSuggestion } from '@care/contracts/schemas';
import { appOfTests } from '../../testing/test-app';
import { numbersIn } from '../../platform/database/bit-mask';
import { CITIES } from '../../testing/search/cities';
import { insertCompanies, testCompanies, testCompany, type TestCompany } from '../../testing/search/companies';
import { facetsOf, resultsOf, type PlainSearch } from '../../testing/search/company-reference';
import { Random } from '../../testing/search/random';
import { distanceKm, travel, type LatLon } from '../../testing/search/sphere';

const companies = testCompanies(new Random(20), 3000);
const everything: PlainSearch = {
  centre: null,
  radius: 20,
  services: [],
  features: [],
  place: null,
  rating: null,
  bbox: null,
  q: '',
  sort: null,
};

const test = appOfTests({
  seed: async (db) => {
    await insertCompanies(db, companies);
    await sql`select refresh_rating_prior()`.execute(db);
    await sql`analyze company`.execute(db);
  },
});

type Paging = Pick<CompanySearchQuery, 'page' | 'page_size'>;
const firstPage: Paging = { page: 1, page_size: SEARCH_PAGE_SIZE };

function centreParams(centre: PlainSearch['centre']): Record<string, string> {
  const city = CITIES.find((one) => one === centre);
  if (city) return { city_slug: city.slug };
  return centre ? { lat: String(centre.lat), lon: String(centre.lon) } : {};
}

function urlOf(search: PlainSearch, { page, page_size }: Paging, path = ''): string {
  const params = new URLSearchParams({
    ...centreParams(search.centre),
    radius: String(search.radius),
    services: search.services.join(','),
    features: search.features.join(','),
    place: String(search.place ?? ''),
    rating: String(search.rating ?? ''),
    bbox: search.bbox?.join(',') ?? '',
    q: search.q,
    sort: search.sort ?? '',
    page: String(page),
    page_size: String(page_size),
  });
  return `/api-backend/company/search/${path}?${params}`;
}

async function answer<Body>(url: string): Promise<Body> {
  const response = await test.inject(url);
  expect(response.statusCode).toBe(200);
  return response.json<Body>();
}

const search = (plain: PlainSearch, paging = firstPage) => answer<CompanySearchAnswer>(urlOf(plain, paging));
const idsOf = ({ results }: CompanySearchAnswer) => results.map(({ id }) => id);

const point = fc.record({
  lat: fc.double({ min: 50, max: 55, noNaN: true }),
  lon: fc.double({ min: 6, max: 10, noNaN: true }),
});
const subset = <Value>(values: readonly Value[], maxLength: number) => fc.subarray([...values], { maxLength });
const box = fc
  .tuple(point, fc.double({ min: 0, max: 3, noNaN: true }), fc.double({ min: 0, max: 2, noNaN: true }))
  .map(([{ lat, lon }, width, height]): [number, number, number, number] => [lon, lat, lon + width, lat + height]);
/** Mostly no value, so that searches with several filters still have results. */
const seldom = <None, Value>(none: None, value: fc.Arbitrary<Value>): fc.Arbitrary<None | Value> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: value });

const texts = ['linde', 'MÜLLER', 'muller', 'grosse eiche', 'St. Georg', 'li', 'ß', 'gibt es nicht'];
const searches: fc.Arbitrary<PlainSearch> = fc.record({
  centre: fc.oneof<fc.Arbitrary<LatLon | null>[]>(
    fc.constantFrom(...CITIES),
    fc.constantFrom(...CITIES),
    point,
    fc.constant(null),
  ),
  radius: fc.constantFrom(20, 50, 100),
  services: fc.oneof(fc.constant<CareForm[]>([]), subset(CARE_FORMS, 3)),
  features: seldom<number[], number[]>([], subset([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)),
  place: seldom(null, fc.constantFrom(1, 2)),
  rating: seldom(null, fc.integer({ min: 1, max: 5 })),
  bbox: seldom(null, box),
  q: seldom('', fc.constantFrom(...texts)),
  sort: fc.constantFrom<CompanySort | null>(null, ...COMPANY_SORTS),
});
const pagings: fc.Arbitrary<Paging> = fc.record({
  page: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) }, { weight: 1, arbitrary: fc.constant(4000) }),
  page_size: fc.constantFrom(1, 7, 10, 50),
});

describe('provider search', () => {
  it('SR-20 SR-22 gives the same result as a plain computation over the same providers', async () => {
    const check = async (plain: PlainSearch, paging: Paging) => {
      const expected = resultsOf(companies, plain);
      const start = (paging.page - 1) * paging.page_size;
      const { count, results, meta } = await search(plain, paging);
      expect({ count, pages: meta.pages, ids: results.map(({ id }) => id), facets: meta.facets }).toEqual({
        count: expected.length,
        pages: Math.ceil(expected.length / paging.page_size),
        ids: expected.slice(start, start + paging.page_size).map(({ id }) => id),
        facets: facetsOf(companies, plain),
      });
      const { centre } = plain;
      for (const { coords, distance_km } of results) {
        if (centre) expect(distance_km).toBeCloseTo(distanceKm(centre, { lat: coords.lat, lon: coords.lng }), 2);
        else expect(distance_km).toBeNull();
      }
      const lats = expected.map(({ lat }) => lat);
      const lons = expected.map(({ lon }) => lon);
      expect(meta.bounds).toEqual(
        expected.length ? [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)] : null,
      );
    };
    await fc.assert(fc.asyncProperty(searches, pagings, check), { numRuns: 300, seed: 22 });
  });

  it('SR-20 counts in the live number what the list finds', async () => {
    const check = async (plain: PlainSearch) => {
      const { count } = await answer<{ count: number }>(urlOf(plain, firstPage, 'count/'));
      expect(count).toBe(resultsOf(companies, plain).length);
    };
    await fc.assert(fc.asyncProperty(searches, check), { numRuns: 60, seed: 22 });
  });

  it.each(CITIES)('SR-20 includes the border of every radius around $name and nothing beyond it', async (centre) => {
    for (const radius of [20, 50, 100]) {
      const near = companies.filter(
        (company) => company.status === 'PUBLISHED' && Math.abs(distanceKm(centre, company) - radius) < 0.0015,
      );
      const inside = near.filter((company) => distanceKm(centre, company) < radius + 0.0005);
      const found = new Set<number>();
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = await search({ ...everything, centre, radius, sort: 'radiusDesc' }, { page, page_size: 50 });
        idsOf(list).forEach((id) => found.add(id));
        pages = list.meta.pages;
      }
      expect(near.filter(({ id }) => found.has(id)).map(({ id }) => id)).toEqual(inside.map(({ id }) => id));
    }
  });

  it('SR-22 puts the farthest first where a ring at the border has fewer results than the page', async () => {
    const centre = { lat: 44.03, lon: 3.06 };
    const random = new Random(6);
    const ring = [
      ...Array.from({ length: 12 }, (_, index) => travel(centre, 19.9 - index / 1000, 30 * index)),
      ...Array.from({ length: 36 }, (_, index) => travel(centre, 17 - index / 1000, 10 * index)),
    ].map((point, index) => testCompany(910_000 + index, point, random));
    const middle = Array.from({ length: 400 }, (_, index) => testCompany(911_000 + index, centre, random));
    const added = [...ring, ...middle].map((company) => ({ ...company, status: 'PUBLISHED' as const }));
    await test.db.insertInto('company').values(added).execute();
    try {
      const found = await search({ ...everything, centre, sort: 'radiusDesc' }, { page: 1, page_size: 20 });
      expect(found.count).toBe(added.length);
      expect(idsOf(found)).toEqual(ring.slice(0, 20).map(({ id }) => id));
    } finally {
      await test.db.deleteFrom('company').where('id', '>=', 910_000).execute();
    }
  });

  it('SR-22 puts unrated providers last in both rating orders', async () => {
    for (const sort of ['ratingDesc', 'ratingAsc'] as const) {
      const { count } = await search({ ...everything, sort });
      const last = await search({ ...everything, sort }, { page: Math.ceil(count / 50), page_size: 50 });
      expect(last.results.at(-1)?.average_rating).toBeNull();
      expect((await search({ ...everything, sort })).results[0]?.average_rating).not.toBeNull();
    }
  });

  it('SR-22 puts 139 ratings of 4.57 before one of five stars', async () => {
    const company = (id: number, ratings: Pick<TestCompany, 'ratings_count' | 'average_rating'>): TestCompany => ({
      ...testCompany(id, { lat: 52, lon: 8 }, new Random(id)),
      ...ratings,
      status: 'PUBLISHED',
      name: `Stimmprobe ${id}`,
    });
    const few = company(900_001, { ratings_count: 1, average_rating: 5 });
    const many = company(900_002, { ratings_count: 139, average_rating: 4.57 });
    await test.db.insertInto('company').values([few, many]).execute();
    try {
      for (const centre of [null, { lat: 52, lon: 8 }]) {
        const found = await search({ ...everything, centre, q: 'Stimmprobe', sort: 'ratingDesc' });
        expect(idsOf(found)).toEqual([many.id, few.id]);
      }
    } finally {
      await test.db.deleteFrom('company').where('id', 'in', [few.id, many.id]).execute();
    }
  });

  it('SR-10 sorts by rating where there is no city to measure from', async () => {
    const { results, meta } = await search({ ...everything, sort: 'radiusAsc' });
    expect(meta.ranking.sort).toBe('ratingDesc');
    expect(results.map(({ id }) => id)).toEqual(idsOf(await search(everything)));
    expect(meta.ranking).toMatchObject({
      paid_influence: false,
      parameters: [{ key: 'rating_score' }, { key: 'ratings_count' }],
    });
  });

  it.each([
    ['ratingDesc', ['rating_score', 'ratings_count', 'distance_km']],
    ['ratingAsc', ['rating_score', 'ratings_count', 'distance_km']],
    ['radiusAsc', ['distance_km', 'rating_score', 'ratings_count']],
    ['radiusDesc', ['distance_km', 'rating_score', 'ratings_count']],
  ] as const)('SR-22 returns the criteria of the order %s in their order', async (sort, keys) => {
    const { meta } = await search({ ...everything, centre: CITIES[0], sort });
    expect(meta.ranking.parameters.map(({ key }) => key)).toEqual(keys);
  });

  it('SR-20 answers a page beyond the end with no results and the right count', async () => {
    const { count, results, meta } = await search(everything, { page: 5000, page_size: 10 });
    expect(results).toEqual([]);
    expect(count).toBe(resultsOf(companies, everything).length);
    expect(meta).toMatchObject({ page: 5000, pages: Math.ceil(count / 10), suggestions: [] });
  });

  it('SR-07 refuses a city that does not exist instead of searching everywhere; SR-21', async () => {
    const response = await test.inject('/api-backend/company/search/?city_slug=entenhausen');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      error: { code: 'not_found', details: { city_slug: 'Wählen Sie einen Standort aus' } },
    });
  });

  it('SR-21 finds a city by another spelling of its slug', async () => {
    const plain = await search({ ...everything, centre: CITIES[0] });
    for (const slug of ['koeln', 'koln', 'KÖLN']) {
      const list = await answer<CompanySearchAnswer>(
        `/api-backend/company/search/?city_slug=${encodeURIComponent(slug)}`,
      );
      expect(list.meta.place_label).toBe('Köln');
      expect(idsOf(list)).toEqual(idsOf(plain));
    }
  });

  it('SR-21 finds the town with exactly this slug, and by a spelling of several towns the largest', async () => {
    const twin = (slug: string, population: number) => ({ ...CITIES[0], slug, name: slug, population });
    await test.db
      .insertInto('place')
      .values([twin('höhnhart', 100), twin('hoehnhart', 500)])
      .execute();
    const labelOf = async (slug: string) => {
      const url = `/api-backend/company/search/?city_slug=${encodeURIComponent(slug)}`;
      return (await answer<CompanySearchAnswer>(url)).meta.place_label;
    };
    try {
      expect([await labelOf('höhnhart'), await labelOf('hoehnhart'), await labelOf('hohnhart')]).toEqual([
        'höhnhart',
        'hoehnhart',
        'hoehnhart',
      ]);
    } finally {
      await test.db.deleteFrom('place').where('slug', 'in', ['höhnhart', 'hoehnhart']).execute();
    }
  });

  it.each([
    ['sort', 'sort=cheapest'],
    ['page', 'page=-3'],
    ['radius', 'radius=-20'],
    ['feature', 'features=99'],
    ['place', 'place=7'],
    ['rating', 'rating=11'],
    ['box', 'bbox=1,2,3'],
    ['coordinates', 'lat=91&lon=500'],
    ['text', `q=${encodeURIComponent("%_\\' ; drop table company --")}`],
  ])('SR-04 falls back to the default for an unreadable %s', async (name, query) => {
    const list = await answer<CompanySearchAnswer>(`/api-backend/company/search/?${query}`);
    expect(list.count).toBe(name === 'text' ? 0 : resultsOf(companies, everything).length);
  });

  it.each([
    ['an endless query', `q=${'x'.repeat(10_000)}`, 414],
    ['a null byte', 'q=%00', 400],
    ['broken percent-encoding', 'q=%E0%A4%A', 200],
  ])("SR-04 answers %s as the sender's mistake or not at all as one", async (_, query, status) => {
    const response = await test.inject(`/api-backend/company/search/?${query}`);
    expect(response.statusCode).toBe(status);
    if (status >= 400) expect(response.json()).toMatchObject({ error: { status, message: expect.any(String) } });
  });
});

describe('ways out of an empty result', () => {
  const paramsOf = (plain: PlainSearch, { params }: SearchSuggestion): string => {
    const url = new URL(urlOf(plain, firstPage), 'http://localhost');
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  it('SR-19 each has the stated number of hits, the best first and none without', async () => {
    let offered = 0;
    const check = async (plain: PlainSearch) => {
      const { count, meta } = await search(plain);
      expect(count === 0 || meta.suggestions.length === 0).toBe(true);
      const counts = meta.suggestions.map((suggestion) => suggestion.count);
      expect(counts).toEqual([...counts].sort((a, b) => b - a));
      for (const suggestion of meta.suggestions) {
        expect((await answer<CompanySearchAnswer>(paramsOf(plain, suggestion))).count).toBe(suggestion.count);
        offered += 1;
      }
    };
    const narrow = searches.map((plain) => ({ ...plain, features: [1, 2, 3, 4], rating: 4, place: 1 }));
    await fc.assert(fc.asyncProperty(narrow, check), { numRuns: 60, seed: 19 });
    expect(offered).toBeGreaterThan(50);
  });

  it('SR-19 names the towns around in which the same search finds something', async () => {
    const [köln, bonn] = CITIES;
    const countIn = (centre: LatLon, plain: PlainSearch) => resultsOf(companies, { ...plain, centre }).length;
    const combinations = Array.from({ length: 1 << 10 }, (_, mask) => ({ ...everything, features: numbersIn(mask) }));
    const onlyInBonn = combinations.find((plain) => countIn(köln, plain) === 0 && countIn(bonn, plain) > 0)!;
    const { meta } = await search({ ...onlyInBonn, centre: köln });
    expect(meta.suggestions.filter(({ type }) => type === 'nearby_city')).toEqual([
      { type: 'nearby_city', params: { city_slug: 'bonn' }, count: countIn(bonn, onlyInBonn) },
    ]);
  });

  it('SR-19 offers the wider radii where nothing is near', async () => {
    const around = (centre: LatLon, radius: number) => resultsOf(companies, { ...everything, centre, radius }).length;
    const directions = Array.from({ length: 36 }, (_, index) => travel(CITIES[2], 100 + 5 * index, 10 * index));
    const lonely = directions.find((centre) => around(centre, 20) === 0 && around(centre, 50) > 0)!;
    const { count, meta } = await search({ ...everything, centre: lonely, radius: 20 });
    expect(count).toBe(0);
    expect(meta.suggestions).toEqual([
      { type: 'widen_radius', params: { radius: '100' }, count: around(lonely, 100) },
      { type: 'widen_radius', params: { radius: '50' }, count: around(lonely, 50) },
    ]);
  });
});
