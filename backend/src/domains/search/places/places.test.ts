import { sql } from 'kysely';
import type { City, CityPlace, CompanySearchAnswer } from '@care/contracts/schemas';
import pg from 'pg';
import { atLaterTime } from '../../../testing/at-later-time';
import { insertCompany, insertJobOffer, insertPlace, insertRows } from '../../../testing/rows';
import { testCompanies } from '../../../testing/search/companies';
import { CITIES, insertInParts } from '../../../testing/search/cities';
import { Random } from '../../../testing/search/random';
import { travel, within } from '../../../testing/search/sphere';
import { appOfTests, createTestApp, type TestApp } from '../../../testing/test-app';
import { loadGazetteer } from '../gazetteer/load-gazetteer';
import { createTestDatabase } from '../../../testing/test-database';

describe('places', () => {
  const town = (
    slug: string,
    name: string,
    population: number,
    first_zip: string,
    state = 'Bayern',
    lat = 49,
    lon = 11,
  ) => ({
    slug,
    name,
    state,
    population,
    first_zip,
    lat,
    lon,
    west: lon - 0.1,
    south: lat - 0.1,
    east: lon + 0.1,
    north: lat + 0.1,
  });

  const towns = [
    ...CITIES,
    town('hamburg', 'Hamburg', 1_700_000, '20095', 'Hamburg', 53.55, 10),
    town('hambrücken', 'Hambrücken', 5_500, '76707', 'Baden-Württemberg'),
    town('münchen', 'München', 1_260_000, '80331'),
    town('münster', 'Münster', 270_000, '48143', 'Nordrhein-Westfalen'),
    town('münster-86692', 'Münster', 1_100, '86692'),
    town('munster', 'Munster', 15_000, '29633', 'Niedersachsen'),
    town('frankfurt-am-main', 'Frankfurt am Main', 650_000, '60306', 'Hessen'),
    town('frankfurt-(oder)', 'Frankfurt (Oder)', 51_000, '15230', 'Brandenburg'),
    town('bad-homburg', 'Bad Homburg', 52_000, '61348', 'Hessen'),
    town('neustadt', 'Neustadt', 9_000, '35279', 'Hessen'),
    town('neustadt-16845', 'Neustadt', 6_500, '16845', 'Brandenburg'),
  ];

  const companies = testCompanies(new Random(6), 400);

  const test = appOfTests({
    seed: async (db) => {
      const places = await db.insertInto('place').values(towns).returning(['id', 'slug']).execute();
      const köln = places.find(({ slug }) => slug === 'köln')!.id;
      const zips = ['50667', '50668', '50733'].map((zip) => ({
        zip,
        place_name: 'Köln',
        place_id: köln,
        state: 'Nordrhein-Westfalen',
        lat: 50.9,
        lon: 6.9,
      }));
      await insertRows(db, 'postcode', zips);
      await insertInParts(companies, (part) => insertRows(db, 'company', part));
      await sql`select refresh_rating_prior()`.execute(db);
    },
  });

  async function suggest(phrase: string, more = ''): Promise<string[]> {
    const response = await test.inject(`/api-backend/city/suggest/?phrase=${encodeURIComponent(phrase)}${more}`);
    expect(response.statusCode).toBe(200);
    return response.json<string[]>();
  }

  const complete = (phrase: string) => suggest(phrase, '&freetext=true');

  describe('city suggestions', () => {
    it.each([
      ['Kö', ['Köln']],
      ['KOELN', ['Köln']],
      ['koln', ['Köln']],
      ['muen', ['München', 'Münster', 'Munster', 'Münster (Bayern, 86692)']],
      ['Frankf', ['Frankfurt am Main', 'Frankfurt (Oder)']],
      ['Homb', ['Bad Homburg']],
      ['frankfurt main', ['Frankfurt am Main']],
      ['oder frank', ['Frankfurt (Oder)']],
      ['506', ['50667 Köln', '50668 Köln']],
      ['50733 Kö', ['50733 Köln']],
      ['50733 Bonn', []],
      ['Köln 50733', ['50733 Köln']],
      ['Mü', ['München', 'Münster', 'Münster (Bayern, 86692)', 'Munster']],
      ['Mu', ['München', 'Münster', 'Munster', 'Münster (Bayern, 86692)']],
    ])('SR-06 suggests for %s: %j', async (phrase, expected) => {
      expect(await suggest(phrase)).toEqual(expected);
    });

    it.each([
      ['Hambrug', 'Hamburg'],
      ['Müchnen', 'München'],
      ['Kölnn', 'Köln'],
      ['frankfrut', 'Frankfurt am Main'],
      ['flensbrg', 'Flensburg'],
    ])('SR-06 tolerates the typing error %s', async (phrase, expected) => {
      expect((await suggest(phrase))[0]).toBe(expected);
    });

    it.each(['', 'K', '!!', '%%', "'; drop", 'xqxqxqxq', 'ö'.repeat(90)])(
      'SR-06 suggests nothing for %j',
      async (phrase) => {
        expect(await suggest(phrase)).toEqual([]);
      },
    );

    it('SR-06 with format=object returns places that a search accepts', async () => {
      const response = await test.inject('/api-backend/city/suggest/?phrase=bonn&format=object');
      expect(response.json<CityPlace[]>()).toEqual([
        { name: 'Bonn', slug: 'bonn', zip_code: '53111', state: 'Nordrhein-Westfalen', lat: 50.7343, lon: 7.0955 },
      ]);
    });

    it.each([
      ['Frankfurt am Main', ['Frankfurt am Main']],
      ['frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
      ['Münster', ['Münster']],
      ['Münster (Bayern, 86692)', ['Münster (Bayern, 86692)']],
      ['Neustadt', ['Neustadt', 'Neustadt (Brandenburg, 16845)']],
      ['50667 Köln', ['50667 Köln']],
      ['Entenhausen', []],
    ])('SR-21 resolves the complete entry %s to %j', async (phrase, expected) => {
      expect(await complete(phrase)).toEqual(expected);
    });

    it('SR-06 SR-21 gives no names when the lookup fails, and an error to a form, and nobody keeps either', async () => {
      await test.db.schema.alterTable('place').renameTo('place_elsewhere').execute();
      try {
        const ask = (more = '') => test.inject(`/api-backend/city/suggest/?phrase=Köln&freetext=true${more}`);
        const names = await ask();
        expect([names.statusCode, names.json(), names.headers['cache-control']]).toEqual([200, [], 'no-store']);
        const places = await ask('&format=object');
        expect([places.statusCode, places.headers['cache-control']]).toEqual([500, 'no-store']);
      } finally {
        await test.db.schema.alterTable('place_elsewhere').renameTo('place').execute();
      }
    });
  });

  describe('city page', () => {
    it('SR-18 counts providers, staff and jobs within the default radius', async () => {
      const [köln] = CITIES;
      const near = companies.filter((company) => company.status === 'PUBLISHED' && within(köln, company, 20));
      const total = near.reduce((sum, { ratings_count }) => sum + ratings_count, 0);
      const stars = near.reduce(
        (sum, { average_rating, ratings_count }) => sum + (average_rating ?? 0) * ratings_count,
        0,
      );
      const response = await test.inject(`/api-backend/city/${encodeURIComponent('köln')}/`);
      const city = response.json<City>();
      expect(city).toMatchObject({
        slug: 'köln',
        name: 'Köln',
        state: 'Nordrhein-Westfalen',
        counts: { company: near.length, job: 0, staff: 0 },
      });
      const inTown = companies.filter(({ status, city_slug }) => status === 'PUBLISHED' && city_slug === 'köln');
      expect(city.counts.company_in_town).toBe(inTown.length);
      expect(inTown.length).toBeGreaterThan(0);
      expect(inTown.length).not.toBe(near.length);
      expect(city.counts.by_service.map(({ count }) => count)).toEqual(
        city.counts.by_service.map(
          (_, index) => near.filter(({ services_mask }) => (services_mask >> index) & 1).length,
        ),
      );
      // The best rated one is the first of the list by rating (SR-22).
      const query = 'city_slug=k%C3%B6ln&radius=20&sort=ratingDesc';
      const list = (await test.inject(`/api-backend/company/search/?${query}`)).json<CompanySearchAnswer>();
      const [best] = list.results;
      expect(city.top).toEqual({
        name: best?.name,
        slug: best?.slug,
        average_rating: (best?.ratings_count ?? 0) < 3 ? null : best?.average_rating,
        ratings_count: best?.ratings_count,
      });
      const count = (fits: (company: (typeof near)[number]) => boolean) => near.filter(fits).length;
      expect(city.counts).toMatchObject({
        rated: count(({ average_rating }) => average_rating !== null),
        hiring: count(({ job_offers_count }) => job_offers_count > 0),
        dementia_homes: count(({ services_mask, features_mask }) => (services_mask & 4) > 0 && (features_mask & 1) > 0),
        by_place: [1, 2].map((value) => ({ value, count: count(({ place_kind }) => place_kind === value) })),
      });
      expect(city.counts.by_feature).toEqual(
        Array.from({ length: 10 }, (_, bit) => ({
          index: bit + 1,
          count: count(({ features_mask }) => ((features_mask >> bit) & 1) === 1),
        })),
      );
      expect(city.average_rating).toBeCloseTo(stars / total, 1);
      expect(city.nearby).toEqual([{ slug: 'bonn', name: 'Bonn', km: 24 }]);
    });

    describe('of a town with others around it', () => {
      const centre = { lat: 52, lon: 13 };
      const north = (km: number) => travel(centre, km, 0);
      const cityOf = async () => (await test.inject('/api-backend/city/mitte/')).json<City>();
      beforeAll(() => insertPlace(test.db, 'mitte', { name: 'Mitte', ...centre }));

      it('SR-18 SR-19 names the eight largest within 30 km, nearest first', async () => {
        const around = [
          { population: 100, km: 1 },
          { population: 900, km: 25 },
          { population: 300, km: 5 },
          { population: 800, km: 20 },
          { population: 700, km: 3 },
          { population: 200, km: 2 },
          { population: 600, km: 28 },
          { population: 500, km: 12 },
          { population: 400, km: 8 },
          { population: 950, km: 15 },
          { population: 5000, km: 31 },
        ];
        for (const { population, km } of around)
          await insertPlace(test.db, `dorf-${population}`, { name: `Dorf ${population}`, population, ...north(km) });
        expect((await cityOf()).nearby.map(({ slug, km }) => [slug, km])).toEqual([
          ['dorf-700', 3],
          ['dorf-300', 5],
          ['dorf-400', 8],
          ['dorf-500', 12],
          ['dorf-950', 15],
          ['dorf-800', 20],
          ['dorf-900', 25],
          ['dorf-600', 28],
        ]);
      });

      it('SR-18 counts the job offers within the default radius only', async () => {
        const employer = await insertCompany(test.db, 'arbeitgeber', {
          id: 10_000,
          subscription: 'PLUS_TIER',
          ...centre,
        });
        for (const km of [15, 21, 50]) await insertJobOffer(test.db, employer, `stelle-${km}`, north(km));
        expect((await cityOf()).counts).toMatchObject({ company: 1, job: 1 });
      });
    });

    it('SR-22 gives no average to a town with fewer than three ratings', async () => {
      const cityOf = async (slug: string) => (await test.inject(`/api-backend/city/${slug}/`)).json<City>();
      const [, , flensburg] = CITIES;
      const near = companies.filter((company) => company.status === 'PUBLISHED' && within(flensburg, company, 20));
      const ids = near.map(({ id }) => id);
      const rate = (ratings: number) =>
        test.databases.primary.pool.query(
          `update company set ratings_count = case when id = $2 then $3::int else 0 end,
          average_rating = case when id = $2 and $3 > 0 then 4.5 end where id = any ($1)`,
          [ids, ids[0], ratings],
        );
      await rate(2);
      expect(await cityOf('flensburg')).toMatchObject({
        average_rating: null,
        top: { average_rating: null, ratings_count: expect.any(Number) },
        counts: { rated: 1 },
      });
      await rate(3);
      expect(await cityOf('flensburg')).toMatchObject({ average_rating: 4.5, counts: { rated: 1 } });
    });

    it('SR-22 names the day in Berlin, also in the two hours in which UTC has another', async () => {
      const now = Date.now();
      const evening = new Date(now).setUTCHours(23, 30, 0, 0);
      const response = await atLaterTime((evening - now) / 60_000, async () => test.inject('/api-backend/city/bonn/'));
      const tomorrow = new Date(evening + 86_400_000).toISOString().slice(0, 10);
      expect(response.json<City>().as_of).toBe(tomorrow);
    });

    it.each(['koeln', 'koln', 'Köln', 'KOELN'])('SR-21 redirects from %s to the right slug', async (slug) => {
      const response = await test.inject(`/api-backend/city/${encodeURIComponent(slug)}/`);
      expect([response.statusCode, response.json<unknown>()]).toEqual([301, { moved_to: 'köln' }]);
    });

    it.each(['stationare-pflege', 'entenhausen', '%F0%9F', '-', 'a'.repeat(250)])(
      'SR-21 answers 404 for the city %s',
      async (slug) => {
        const response = await test.inject(`/api-backend/city/${slug}/`);
        expect([400, 404]).toContain(response.statusCode);
        expect(response.json<object>()).toHaveProperty('error.message');
      },
    );
  });
});

describe('entered places', () => {
  /** With all German towns, because the meaning of a spelling depends on the other names. */
  let test: TestApp;

  beforeAll(async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await loadGazetteer(client);
    await client.end();
    test = await createTestApp({ database });
  });

  afterAll(() => test.close());

  async function ask(phrase: string, more = '&freetext=true'): Promise<string[]> {
    const response = await test.inject(`/api-backend/city/suggest/?phrase=${encodeURIComponent(phrase)}${more}`);
    expect(response.statusCode).toBe(200);
    return response.json<string[]>();
  }

  describe('a complete entry that was sent without picking a suggestion', () => {
    it.each([
      ['KÖLN', 'Köln'],
      ['Koeln', 'Köln'],
      ['koln', 'Köln'],
      ['muenchen', 'München'],
      ['Duesseldorf', 'Düsseldorf'],
      ['frankfurt main', 'Frankfurt am Main'],
      ['Frankfurt a.M.', 'Frankfurt am Main'],
      ['Frankfurt/Oder', 'Frankfurt (Oder)'],
      ['Bad Homburg', 'Bad Homburg vor der Höhe'],
      ['St. Ingbert', 'Sankt Ingbert'],
      ['Sankt Leon-Rot', 'St. Leon-Rot'],
      ['Flensb', 'Flensburg'],
      ['50667', '50667 Köln'],
      ['50667 köln', '50667 Köln'],
      ['Halle (Niedersachsen, 49843)', 'Halle (Niedersachsen, 49843)'],
      ['101', '10115 Berlin'],
    ])('SR-21 %s means one town: %s', async (typed, town) => {
      expect(await ask(typed)).toEqual([town]);
    });

    it.each([
      ['Hambrug', 'Hamburg'],
      ['Müchnen', 'München'],
      ['Stuttgard', 'Stuttgart'],
      ['Berln', 'Berlin'],
      ['Ulmm', 'Ulm'],
      ['Frankfrut am Main', 'Frankfurt am Main'],
    ])('SR-21 one typing error is tolerated: %s means %s', async (typed, town) => {
      expect(await ask(typed)).toEqual([town]);
    });

    it.each([
      ['Kölln', ['Köln', 'Kölln-Reisiek', 'Kollnburg']],
      ['Frankfurd', ['Frankfurt am Main', 'Frankfurt (Oder)']],
      ['Freiburg', ['Freiburg im Breisgau', 'Freiburg (Elbe)']],
      ['Düseldorf', ['Düsseldorf', 'Dudeldorf']],
      ['Halle', ['Halle (Saale)', 'Halle Neustadt', 'Halle (Westf.)', 'Halle']],
      ['Mülheim', ['Mülheim an der Ruhr', 'Mülheim-Kärlich', 'Mülheim an der Mosel']],
    ])('SR-21 if %s may mean several towns, each is offered', async (typed, towns) => {
      expect(await ask(typed)).toEqual(towns);
    });

    it.each(['Xyzhausen', 'Rzhausen', 'Entenhausen', 'Atlantis', 'Hmaubrg', '99999', '50667 Bonn', 'Köln!xyz'])(
      'SR-21 %s means no town, even if another is similar',
      async (typed) => {
        expect(await ask(typed)).toEqual([]);
      },
    );

    it('SR-06 during typing, a much larger town with a longer name is listed before the village', async () => {
      expect((await ask('halle', '')).slice(0, 4)).toEqual([
        'Halle (Saale)',
        'Halle Neustadt',
        'Halle (Westf.)',
        'Halle',
      ]);
      expect((await ask('essen', ''))[0]).toBe('Essen');
      expect((await ask('bergen', ''))[0]).toBe('Bergen'); // smaller than Bergen auf Rügen, but not much
    });

    it.each([
      ['Kölln', 'Köln'],
      ['Koelln', 'Köln'],
      ['Kasel', 'Kassel'],
      ['Hanover', 'Hannover'],
      ['Düseldorf', 'Düsseldorf'],
      ['Giesen', 'Gießen'],
      ['Weisenfels', 'Weißenfels'],
      ['Mühlheim', 'Mülheim an der Ruhr'],
      ['Solinngen', 'Solingen'],
      ['Bohum', 'Bochum'],
      ['Rosstock', 'Rostock'],
    ])('SR-06 during typing, a doubled, missing or wrong letter still finds the town: %s %s', async (typed, town) => {
      expect(await ask(typed, '')).toContain(town);
    });

    it('SR-06 during typing, a correct beginning stays first', async () => {
      for (const [typed, town] of [
        ['Berli', 'Berlin'],
        ['Stutt', 'Stuttgart'],
        ['Kasel', 'Kasel'],
        ['Esse', 'Essen'],
        ['Mün', 'München'],
        ['Ham', 'Hamburg'],
      ])
        expect((await ask(typed!, ''))[0]).toBe(town);
    });

    it('SR-06 during typing, similar names are still suggested', async () => {
      expect(await ask('Xyzhausen', '')).toContain('Erzhausen');
    });
  });
});
