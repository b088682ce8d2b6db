import fc from 'fast-check';
import { sql } from 'kysely';
import { SEARCH_PAGE_SIZE } from '@care/contracts/constants';
import { CARE_FORMS, PROVIDER_SORTS, OWN_SHARES } from '@care/contracts/vocabulary';
import type {
  CompanySearchAnswer,
  CompanySearchQuery,
  SearchSuggestion,
  CompanyCard,
  CompanyMap,
} from '@care/contracts/schemas';
import { careServices } from '../present-company';
import { runs } from '../../../testing/runs';
import { appOfTests } from '../../../testing/test-app';
import { numbersIn } from '../../../platform/database/bit-mask';
import { CITIES } from '../../../testing/search/cities';
import { FLAGS, insertCompanies, testCompanies } from '../../../testing/search/companies';
import { facetsOf, resultsOf, shareOf, type PlainSearch } from '../../../testing/search/company-reference';
import { Random } from '../../../testing/search/random';
import { boundsOf, boxes, hitsOf, paramsOf, points, seldom } from '../../../testing/search/searches';
import { distanceKm, travel, type LatLon } from '../../../testing/search/sphere';
import { insertRows } from '../../../testing/rows';

describe('the search for providers', () => {
  const companies = testCompanies(new Random(20), 3000);

  const test = appOfTests({
    seed: async (db) => {
      await insertCompanies(db, companies);
      await sql`select refresh_rating_prior()`.execute(db);
      await sql`analyze company`.execute(db);
    },
  });

  type Paging = Pick<CompanySearchQuery, 'page' | 'page_size'>;

  const firstPage: Paging = { page: 1, page_size: SEARCH_PAGE_SIZE };

  const urlOf = ({ flags = [], ...search }: PlainSearch, paging: Paging, path = ''): string => {
    const chosen = Object.fromEntries(flags.map((flag) => [flag, 1]));
    return `/api-backend/company/search/${path}?${paramsOf(search, { ...chosen, ...paging })}`;
  };

  async function answer<Body>(url: string): Promise<Body> {
    const response = await test.inject(url);
    expect(response.statusCode).toBe(200);
    return response.json<Body>();
  }

  const search = (plain: PlainSearch, paging = firstPage) => answer<CompanySearchAnswer>(urlOf(plain, paging));

  const idsOf = ({ results }: CompanySearchAnswer) => results.map(({ id }) => id);

  const subset = <Value>(values: readonly Value[], maxLength: number) => fc.subarray([...values], { maxLength });

  const texts = ['linde', 'MÜLLER', 'muller', 'grosse eiche', 'St. Georg', 'li', 'ß', 'gibt es nicht'];

  const searches: fc.Arbitrary<PlainSearch> = fc.record({
    centre: fc.oneof(fc.constantFrom(...CITIES), fc.constantFrom(...CITIES), points, fc.constant(undefined)),
    radius: fc.constantFrom(20, 50, 100),
    services: fc.oneof(fc.constant([]), subset(CARE_FORMS, 3)),
    features: seldom(subset([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3)),
    place: seldom(fc.constantFrom(1, 2)),
    rating: seldom(fc.integer({ min: 1, max: 5 })),
    grade: seldom(fc.integer({ min: 1, max: 5 })),
    own_share: seldom(fc.constantFrom(...OWN_SHARES)),
    without_price: fc.constantFrom(1, undefined),
    flags: seldom(fc.subarray(FLAGS)),
    bbox: seldom(boxes),
    q: seldom(fc.constantFrom(...texts)),
    sort: fc.constantFrom(...PROVIDER_SORTS, undefined),
  });

  const pagings: fc.Arbitrary<Paging> = fc.record({
    page: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 4 }) },
      { weight: 1, arbitrary: fc.constant(4000) },
    ),
    page_size: fc.constantFrom(1, 7, 10, 50),
  });

  describe('provider search', () => {
    it('SR-20 SR-22 CO-06 CO-07 CO-08 gives the same result as a plain computation over the same providers', async () => {
      const check = async (plain: PlainSearch, paging: Paging) => {
        const expected = resultsOf(companies, plain);
        const start = (paging.page - 1) * paging.page_size;
        const { count, results, meta } = await search(plain, paging);
        expect((await answer<{ count: number }>(urlOf(plain, firstPage, 'count/'))).count).toBe(count);
        expect({ count, pages: meta.pages, ids: results.map(({ id }) => id), facets: meta.facets }).toEqual({
          count: expected.length,
          pages: Math.ceil(expected.length / paging.page_size),
          ids: expected.slice(start, start + paging.page_size).map(({ id }) => id),
          facets: facetsOf(companies, plain),
        });
        const onPage = expected.slice(start, start + paging.page_size);
        expect(results.map(({ own_share }) => own_share)).toEqual(onPage.map(shareOf));
        const { centre } = plain;
        for (const { coords, distance_km } of results) {
          if (centre) expect(distance_km).toBeCloseTo(distanceKm(centre, { lat: coords.lat, lon: coords.lng }), 2);
          else expect(distance_km).toBeNull();
        }
        expect(meta.bounds).toEqual(boundsOf(expected));
      };
      await fc.assert(fc.asyncProperty(searches, pagings, check), { numRuns: runs(40, 300), seed: 22 });
    });

    it.each(CITIES)('SR-20 includes the border of every radius around $name and nothing beyond it', async (centre) => {
      for (const radius of [20, 50, 100]) {
        const near = companies.filter(
          (company) => company.status === 'PUBLISHED' && Math.abs(distanceKm(centre, company) - radius) < 0.0015,
        );
        const inside = near.filter((company) => distanceKm(centre, company) < radius + 0.0005);
        expect(inside.length).toBeLessThan(50);
        const found = new Set(idsOf(await search({ centre, radius, sort: 'radiusDesc' }, { page: 1, page_size: 50 })));
        expect(near.filter(({ id }) => found.has(id)).map(({ id }) => id)).toEqual(inside.map(({ id }) => id));
      }
    });

    it('SR-10 SR-22 returns the criteria of an order in their order, none of which is paid for', async () => {
      const distanceFirst = ['distance_km', 'rating_score', 'ratings_count'];
      const distanceLast = ['rating_score', 'ratings_count', 'distance_km'];
      for (const sort of PROVIDER_SORTS) {
        const { meta } = await search({ centre: CITIES[0], sort });
        const keys = meta.ranking.parameters.map(({ key }) => key);
        expect(meta.ranking.paid_influence).toBe(false);
        const priced = sort === 'ownShareAsc' ? ['own_share'] : [];
        expect([sort, keys]).toEqual([
          sort,
          [...priced, ...(sort.startsWith('radius') ? distanceFirst : distanceLast)],
        ]);
      }
      // Without a city there is nothing to measure from.
      const { ranking } = (await search({ sort: 'radiusAsc' })).meta;
      expect([ranking.sort, ranking.parameters.map(({ key }) => key)]).toEqual([
        'ratingDesc',
        ['rating_score', 'ratings_count'],
      ]);
    });

    it('SR-07 refuses a city that does not exist instead of searching everywhere; SR-21', async () => {
      const response = await test.inject('/api-backend/company/search/?city_slug=entenhausen');
      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({
        error: { code: 'not_found', details: { city_slug: 'Wählen Sie einen Standort aus' } },
      });
    });

    it('SR-21 finds a city by another spelling of its slug: the town with exactly this slug, or else the largest', async () => {
      const find = (slug: string) =>
        answer<CompanySearchAnswer>(`/api-backend/company/search/?city_slug=${encodeURIComponent(slug)}`);
      const plain = idsOf(await search({ centre: CITIES[0] }));
      for (const slug of ['koeln', 'koln', 'KÖLN']) {
        const list = await find(slug);
        expect([list.meta.place_label, idsOf(list)]).toEqual(['Köln', plain]);
      }
      const twin = (slug: string, population: number) => ({ ...CITIES[0], slug, name: slug, population });
      await test.insert('place', [twin('höhnhart', 100), twin('hoehnhart', 500)]);
      const labels = [];
      for (const slug of ['höhnhart', 'hoehnhart', 'hohnhart']) labels.push((await find(slug)).meta.place_label);
      await test.db.deleteFrom('place').where('slug', 'in', ['höhnhart', 'hoehnhart']).execute();
      expect(labels).toEqual(['höhnhart', 'hoehnhart', 'hoehnhart']);
    });

    it('SR-04 falls back to the default for what it cannot read', async () => {
      const unreadable =
        'sort=cheapest&page=-3&radius=-20&features=99&place=7&rating=11&bbox=1,2,3&lat=91&lon=500&city=%E0%A4%A';
      const list = await answer<CompanySearchAnswer>(`/api-backend/company/search/?${unreadable}`);
      expect(idsOf(list)).toEqual(idsOf(await search({})));
      const text = encodeURIComponent("%_\\' ; drop table company --");
      expect((await answer<CompanySearchAnswer>(`/api-backend/company/search/?q=${text}`)).count).toBe(0);
    });

    it.each([
      ['an endless query', `q=${'x'.repeat(10_000)}`, 414],
      ['a null byte', 'q=%00', 400],
    ])("SR-04 answers %s as the sender's mistake", async (_, query, status) => {
      const response = await test.inject(`/api-backend/company/search/?${query}`);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ error: { status, message: expect.any(String) } });
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
      await fc.assert(fc.asyncProperty(narrow, check), { numRuns: runs(30, 60), seed: 19 });
      expect(offered).toBeGreaterThan(10);
    });

    it('SR-19 names the towns around in which the same search finds something', async () => {
      const [köln, bonn] = CITIES;
      const countIn = (centre: LatLon, plain: PlainSearch) => resultsOf(companies, { ...plain, centre }).length;
      const combinations = Array.from({ length: 1 << 10 }, (_, mask) => ({ features: numbersIn(mask) }));
      const onlyInBonn = combinations.find((plain) => countIn(köln, plain) === 0 && countIn(bonn, plain) > 0)!;
      const { meta } = await search({ ...onlyInBonn, centre: köln });
      expect(meta.suggestions.filter(({ type }) => type === 'nearby_city')).toEqual([
        { type: 'nearby_city', params: { city_slug: 'bonn' }, count: countIn(bonn, onlyInBonn) },
      ]);
    });

    it('SR-19 offers the wider radii where nothing is near', async () => {
      const around = (centre: LatLon, radius: number) => resultsOf(companies, { centre, radius }).length;
      const directions = Array.from({ length: 36 }, (_, index) => travel(CITIES[2], 100 + 5 * index, 10 * index));
      const lonely = directions.find((centre) => around(centre, 20) === 0 && around(centre, 50) > 0)!;
      const { count, meta } = await search({ centre: lonely, radius: 20 });
      expect(count).toBe(0);
      expect(meta.suggestions).toEqual([
        { type: 'widen_radius', params: { radius: '100' }, count: around(lonely, 100) },
        { type: 'widen_radius', params: { radius: '50' }, count: around(lonely, 50) },
      ]);
    });
  });
});

describe('providers on cards and maps', () => {
  const companies = testCompanies(new Random(13), 300).map((company) => ({ ...company, status: 'PUBLISHED' as const }));

  const [free, plus] = [companies[0]!, companies[1]!];

  Object.assign(free, {
    name: 'Haus Kostenlos',
    subscription: 'FREE_TIER',
    services_mask: 0b1000001,
    custom_services: ['Hospiz', 'Nachtwache'],
  });

  Object.assign(plus, {
    name: 'Haus Bezahlt',
    subscription: 'PLUS_TIER',
    features_mask: 0b101,
    is_wpw_confirmed: true,
  });

  const picture = (company_id: number, kind: 'LOGO' | 'MAIN_IMAGE') => ({
    company_id,
    kind,
    url: `/bild-${company_id}-${kind}.webp`,
    width: 640,
    height: 480,
    alt: 'Ein Haus',
    variants: JSON.stringify([{ w: 320, url: '/klein.webp' }]),
  });

  const test = appOfTests({
    seed: async (db) => {
      await insertCompanies(db, companies);
      const media = [free.id, plus.id].flatMap((id) => [picture(id, 'LOGO'), picture(id, 'MAIN_IMAGE')]);
      await insertRows(db, 'company_media', media);
    },
  });

  async function cardOf(name: string): Promise<CompanyCard> {
    const response = await test.inject(`/api-backend/company/search/?q=${encodeURIComponent(name)}`);
    const { results } = response.json<CompanySearchAnswer>();
    expect(results).toHaveLength(1);
    return results[0]!;
  }

  const mapOf = async (query: string): Promise<CompanyMap['features']> =>
    (await test.inject(`/api-backend/company/search/map/?${query}`)).json<CompanyMap>().features;

  describe('company card', () => {
    it('SR-13 SR-21 has logo, features and free-text services, and from Plus the main image with its widths', async () => {
      const { logo, main_image, is_wpw_confirmed, features } = await cardOf('Haus Bezahlt');
      expect(main_image).toMatchObject({
        url: '/bild-2-MAIN_IMAGE.webp',
        width: 640,
        height: 480,
        alt: 'Ein Haus',
        variants: [{ w: 320, url: '/klein.webp' }],
      });
      expect(logo?.url).toBe('/bild-2-LOGO.webp');
      expect(is_wpw_confirmed).toBe(true);
      expect(features.map(({ index, name }) => [index, name])).toEqual([
        [1, 'Demenzpflege'],
        [3, 'Kurzzeit- und Verhinderungspflege'],
      ]);
      const onFree = await cardOf('Haus Kostenlos');
      expect(onFree.main_image).toBeNull();
      expect(onFree.logo?.url).toBe('/bild-1-LOGO.webp');
      expect(onFree.services).toEqual([
        { value: 'ambulante-pflege', name: 'Ambulante Pflege' },
        { value: 'weitere-pflegeformen', name: 'Hospiz' },
        { value: 'weitere-pflegeformen', name: 'Nachtwache' },
      ]);
    });

    it.each<[string, Partial<Parameters<typeof careServices>[0]>, string[]]>([
      ['chosen', { services_mask: 0b101, care_form_order: [1, 3] }, ['Ambulante Pflege', 'Stationäre Pflege']],
      // If its order is unknown, a home comes before its short-term care.
      ['unknown', { services_mask: 0b111 }, ['Stationäre Pflege', 'Ambulante Pflege', 'Kurzzeitpflege']],
      // A care form that it does not offer is missing, and each stands there once.
      ['wrong', { services_mask: 0b110, care_form_order: [2, 9, 2, 1] }, ['Kurzzeitpflege', 'Stationäre Pflege']],
      [
        'custom',
        { services_mask: 0b1000001, care_form_order: [7, 1], custom_services: ['Hospiz'] },
        ['Hospiz', 'Ambulante Pflege'],
      ],
    ])('SR-13 lists what a provider mainly is first: %s order', (_, given, names) => {
      const services = careServices({ services_mask: 0, care_form_order: [], custom_services: [], ...given });
      expect(services.map(({ name }) => name)).toEqual(names);
    });

    it('SR-13 says with a token, and only then, which providers the user follows', async () => {
      expect(await cardOf('Haus Bezahlt')).not.toHaveProperty('is_followed');
      const [id, other] = [await test.insertUser('tina'), await test.insertUser('olaf')];
      await test.insert('company_follow', [
        { user_id: id, company_id: plus.id },
        { user_id: other, company_id: free.id },
      ]);
      const headers = await test.signIn(id);
      for (const [name, isFollowed] of [
        ['Bezahlt', true],
        ['Kostenlos', false],
      ]) {
        const response = await test.get(`/api-backend/company/search/?q=${name}`, headers);
        expect(response.headers['cache-control']).toBe('private, no-store');
        const cards = response.json<CompanySearchAnswer>().results;
        expect(cards.map(({ is_followed }) => is_followed)).toEqual([isFollowed]);
      }
    });
  });

  describe('map of the results', () => {
    it('SR-20 has every provider in a cluster or, from zoom 12, as a pin, and splits clusters as the zoom grows', async () => {
      let fewer = 0;
      for (const zoom of [0, 3, 7, 11]) {
        const clusters = await mapOf(`zoom=${zoom}`);
        expect(hitsOf(clusters)).toBe(companies.length);
        expect(clusters.length).toBeGreaterThanOrEqual(fewer);
        fewer = clusters.length;
      }
      const pins = (await mapOf('zoom=12')).map(({ properties }) => 'id' in properties && properties);
      // Each says how many ratings its average rests on.
      expect(pins).toMatchObject(companies.map(({ id, ratings_count }) => ({ id, ratings_count })));
    });

    it('SR-04 a list in a part of the map measures from the place, whatever the radius, and the map keeps to the radius', async () => {
      const { lat, lon } = plus;
      const box = [lon - 0.2, lat - 0.2, lon + 0.2, lat + 0.2].join(',');
      const url = `/api-backend/company/search/?bbox=${box}`;
      const found = (await test.inject(url)).json<CompanySearchAnswer>();
      const far = (await test.inject(`${url}&lat=47.5&lon=15&sort=radiusAsc`)).json<CompanySearchAnswer>();
      expect(found.count).toBeGreaterThan(0);
      expect(far.count).toBe(found.count);
      expect(far.meta.effective_radius).toBeNull();
      const distances = far.results.map(({ distance_km }) => distance_km ?? 0);
      expect(Math.min(...distances)).toBeGreaterThan(100);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(await mapOf(`zoom=9&bbox=${box}&lat=47.5&lon=15`)).toEqual([]);
    });

    it('SR-20 applies the filters and the box of the list', async () => {
      const { lat, lon } = plus;
      const box = [lon - 0.2, lat - 0.2, lon + 0.2, lat + 0.2].join(',');
      const list = (await test.inject(`/api-backend/company/search/?bbox=${box}&rating=3`)).json<CompanySearchAnswer>();
      expect(hitsOf(await mapOf(`zoom=9&bbox=${box}&rating=3`))).toBe(list.count);
    });
  });
});
