import { sql } from 'kysely';
import type {
  City,
  CityPlace,
  CompanySearchAnswer,
  Benefits,
  CareServices,
  Features,
  Qualifications,
  Stats,
  GeoAddress,
  GeoKind,
  GeoSuggestAnswer,
} from '@care/contracts/schemas';
import pg from 'pg';
import { atLaterTime } from '../../testing/at-later-time';
import { insertRows, insertRow } from '../../testing/rows';
import { testCompanies, insertCompanies } from '../../testing/search/companies';
import { CITIES, insertInParts } from '../../testing/search/cities';
import { Random } from '../../testing/search/random';
import { travel, within } from '../../testing/search/sphere';
import { appOfTests, createTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app';
import { loadGazetteer, placeIds, readGazetteer } from './gazetteer/load-gazetteer';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { citySlug } from '@care/contracts/routes';
import { CARE_FORMS } from '@care/contracts/vocabulary';
import { kmBetween } from '../../platform/geo/distance';
import { openStore, type Store } from '../../platform/database/database';
import { searchMap } from './search-map';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { idOfWords } from '@care/contracts/street-rules';
import type { Settings } from '../../platform/settings';
import { cacheSuggestions, type AddressLookup } from '../../platform/geo/address-lookup';

const STATE = 'Nordrhein-Westfalen';
const town = (
  slug: string,
  name: string,
  population: number,
  first_zip: string,
  state = 'Bayern',
  lat = 49,
  lon = 11,
) => ({
  ...{ slug, name, state, population, first_zip, lat, lon },
  ...{ west: lon - 0.1, south: lat - 0.1, east: lon + 0.1, north: lat + 0.1 },
});

async function suggestionsOf(test: TestApp, phrase: string, more = ''): Promise<string[]> {
  const response = await test.inject(`/api-backend/city/suggest/?phrase=${encodeURIComponent(phrase)}${more}`);
  expect(response.statusCode).toBe(200);
  return response.json<string[]>();
}

describe('places', () => {
  const towns = [
    ...CITIES,
    town('hamburg', 'Hamburg', 1_700_000, '20095', 'Hamburg', 53.55, 10),
    town('hambrücken', 'Hambrücken', 5_500, '76707', 'Baden-Württemberg'),
    town('münchen', 'München', 1_260_000, '80331'),
    town('münster', 'Münster', 270_000, '48143', STATE),
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
      const at = { place_name: 'Köln', place_id: köln, state: STATE, lat: 50.9, lon: 6.9 };
      await insertRows(
        db,
        'postcode',
        ['50667', '50668', '50733'].map((zip) => ({ zip, ...at })),
      );
      await insertInParts(companies, (part) => insertRows(db, 'company', part));
      await sql`select refresh_rating_prior()`.execute(db);
    },
  });

  const suggest = (phrase: string) => suggestionsOf(test, phrase);

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

    const noTowns = ['', 'K', '!!', '%%', "'; drop", 'xqxqxqxq', 'ö'.repeat(90)];
    it.each(noTowns)('SR-06 suggests nothing for %j', async (phrase) => {
      expect(await suggest(phrase)).toEqual([]);
    });

    it('SR-06 with format=object returns places that a search accepts', async () => {
      const response = await test.inject('/api-backend/city/suggest/?phrase=bonn&format=object');
      expect(response.json<CityPlace[]>()).toEqual([
        { name: 'Bonn', slug: 'bonn', zip_code: '53111', state: STATE, lat: 50.7343, lon: 7.0955 },
      ]);
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
      const stars = near.reduce((sum, one) => sum + (one.average_rating ?? 0) * one.ratings_count, 0);
      const count = (fits: (company: (typeof near)[number]) => boolean) => near.filter(fits).length;
      const city = (await test.inject(`/api-backend/city/${encodeURIComponent('köln')}/`)).json<City>();
      const inTown = companies.filter(({ status, city_slug }) => status === 'PUBLISHED' && city_slug === 'köln').length;
      expect(inTown).not.toBe(near.length);
      expect(city).toMatchObject({ slug: 'köln', name: 'Köln', state: STATE });
      expect(city.counts).toMatchObject({
        ...{ company: near.length, company_in_town: inTown, job: 0, staff: 0 },
        rated: count(({ average_rating }) => average_rating !== null),
        hiring: count(({ job_offers_count }) => job_offers_count > 0),
        dementia_homes: count(({ services_mask, features_mask }) => (services_mask & 4) > 0 && (features_mask & 1) > 0),
        by_place: [1, 2].map((value) => ({ value, count: count(({ place_kind }) => place_kind === value) })),
        by_feature: Array.from({ length: 10 }, (_, bit) => ({
          index: bit + 1,
          count: count(({ features_mask }) => ((features_mask >> bit) & 1) === 1),
        })),
      });
      expect(city.counts.by_service.map((service) => service.count)).toEqual(
        city.counts.by_service.map((_, bit) => count(({ services_mask }) => ((services_mask >> bit) & 1) === 1)),
      );
      // The best rated one is the first of the list by rating (SR-22).
      const query = 'city_slug=k%C3%B6ln&radius=20&sort=ratingDesc';
      const list = (await test.inject(`/api-backend/company/search/?${query}`)).json<CompanySearchAnswer>();
      const { name, slug, average_rating, ratings_count } = list.results[0]!;
      const shown = ratings_count < 3 ? null : average_rating;
      expect(city.top).toEqual({ name, slug, ratings_count, average_rating: shown });
      expect(city.average_rating).toBeCloseTo(stars / total, 1);
      expect(city.nearby).toEqual([{ slug: 'bonn', name: 'Bonn', km: 24 }]);
    });

    describe('of a town with others around it', () => {
      const centre = { lat: 52, lon: 13 };
      const north = (km: number) => travel(centre, km, 0);
      const cityOf = async () => (await test.inject('/api-backend/city/mitte/')).json<City>();
      beforeAll(() => test.insertPlace('mitte', { name: 'Mitte', ...centre }));

      it('SR-18 SR-19 names the eight largest within 30 km, nearest first', async () => {
        // By population: the distance in km.
        const around = {
          100: 1,
          900: 25,
          300: 5,
          800: 20,
          700: 3,
          200: 2,
          600: 28,
          500: 12,
          400: 8,
          950: 15,
          5000: 31,
        };
        for (const [population, km] of Object.entries(around)) {
          const given = { name: `Dorf ${population}`, population: Number(population), ...north(km) };
          await test.insertPlace(`dorf-${population}`, given);
        }
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
        const employer = await test.insertCompany('arbeitgeber', { id: 10_000, subscription: 'PLUS_TIER', ...centre });
        for (const km of [15, 21, 50]) await test.insertJobOffer(employer, `stelle-${km}`, north(km));
        expect((await cityOf()).counts).toMatchObject({ company: 1, job: 1 });
      });

      it('SR-22 has no average with fewer than three ratings', async () => {
        const id = await test.insertCompany('bewertet', { id: 10_001, ...centre });
        for (const [ratings_count, average_rating] of [
          [2, null],
          [3, 4.5],
        ] as const) {
          await test.update('company', id, { ratings_count, average_rating: 4.5 });
          const shown = { average_rating, top: { average_rating, ratings_count }, counts: { rated: 1 } };
          expect(await cityOf()).toMatchObject(shown);
        }
      });
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

    const noCities = ['stationare-pflege', 'entenhausen', '%F0%9F', '-', 'a'.repeat(250)];

    it.each(noCities)('SR-21 answers 404 for the city %s', async (slug) => {
      const response = await test.inject(`/api-backend/city/${slug}/`);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json<object>()).toHaveProperty('error.message');
    });
  });
});

describe('entered places', () => {
  /** With all German towns, because the meaning of a spelling depends on the other names. */
  let test: TestApp;

  let client: pg.Client;

  beforeAll(async () => {
    const database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    expect(await loadGazetteer(client)).toBe('loaded');
    test = await createTestApp({ database });
  });

  afterAll(async () => {
    await client.end();
    await test.close();
  });

  it('SR-06 loads once; a newer file keeps ids and moves rows that have the position of their postcode', async () => {
    const ids = await placeIds(client);
    expect(ids.size).toBe(places.length);
    expect(await loadGazetteer(client)).toBe('present');
    // A newer file keeps the ids that other rows refer to.
    await client.query("delete from app_meta where key = 'gazetteer'");
    expect(await loadGazetteer(client)).toBe('loaded');
    expect((await placeIds(client)).get('köln')).toBe(ids.get('köln'));

    // Providers without an exact position follow their postcode; others stay.
    await client.query(`
      update postcode set lat = 51, lon = 7 where zip = '51143';
      insert into company (slug, name, street, zip_code, city, city_slug, place_id, place_kind, lat, lon)
        select slug, slug, '', '51143', 'Köln', 'köln', ${ids.get('köln')}, 1, lat, 7
        from (values ('by-postcode', 51), ('exact', 51.001)) given (slug, lat);
      insert into job_offer (company_id, slug, title, employment_type, city, lat, lon)
        select id, 'offer', 'offer', 'Vollzeit', city, lat, lon from company;
      insert into user_account (username, email, password_hash, first_name, last_name, profile_type)
        values ('nurse', 'nurse@example.org', '', '', '', 'JOB_SEEKER');
      insert into job_seeker (user_id, slug, visible_name, gender) select id, 'nurse', '', 'OTHER' from user_account;
      insert into job_seeker_localization (job_seeker_id, position, address, city, zip_code, lat, lon)
        select id, 1, '51143 Köln', 'Köln', '51143', 51, 7 from job_seeker;
    `);
    await client.query("delete from app_meta where key = 'gazetteer'");
    await loadGazetteer(client);
    const { rows } = await client.query(`
      select company.slug, (company.lat, company.lon) = (p.lat, p.lon) moved, (j.lat, j.lon) = (p.lat, p.lon) offer_moved
      from company join postcode p on p.zip = company.zip_code join job_offer j on j.company_id = company.id
      order by company.id`);
    expect(rows).toEqual([
      { slug: 'by-postcode', moved: true, offer_moved: true },
      { slug: 'exact', moved: false, offer_moved: false },
    ]);
    const nurses = await client.query('select lat, lon from job_seeker_localization');
    expect(nurses.rows).toEqual([{ lat: 50.88, lon: 7.06 }]);
  });

  const ask = (phrase: string, more = '&freetext=true') => suggestionsOf(test, phrase, more);

  describe('a complete entry that was sent without picking a suggestion', () => {
    it.each([
      ['Koeln', 'Köln'],
      ['koln', 'Köln'],
      ['Frankfurt a.M.', 'Frankfurt am Main'],
      ['Bad Homburg', 'Bad Homburg vor der Höhe'],
      ['St. Ingbert', 'Sankt Ingbert'],
      ['Flensb', 'Flensburg'],
      ['50667 köln', '50667 Köln'],
      ['Halle (Niedersachsen, 49843)', 'Halle (Niedersachsen, 49843)'],
      ['101', '10115 Berlin'],
      // One typing error is tolerated.
      ['Hambrug', 'Hamburg'],
      ['Ulmm', 'Ulm'],
      ['Frankfrut am Main', 'Frankfurt am Main'],
    ])('SR-21 %s means one town: %s', async (typed, town) => {
      expect(await ask(typed)).toEqual([town]);
    });

    it.each([
      ['Kölln', ['Köln', 'Kölln-Reisiek', 'Kollnburg']],
      ['Freiburg', ['Freiburg im Breisgau', 'Freiburg (Elbe)']],
      ['Düseldorf', ['Düsseldorf', 'Dudeldorf']],
      ['Halle', ['Halle (Saale)', 'Halle Neustadt', 'Halle (Westf.)', 'Halle']],
    ])('SR-21 if %s may mean several towns, each is offered', async (typed, towns) => {
      expect(await ask(typed)).toEqual(towns);
    });

    it.each(['Xyzhausen', 'Hmaubrg', '99999', '50667 Bonn', 'Köln!xyz'])(
      'SR-21 %s means no town, even if another is similar',
      async (typed) => {
        expect(await ask(typed)).toEqual([]);
      },
    );

    it('SR-06 during typing, a correct beginning stays first, and a much larger town with a longer name comes before the village', async () => {
      expect((await ask('halle', '')).slice(0, 4)).toEqual([
        'Halle (Saale)',
        'Halle Neustadt',
        'Halle (Westf.)',
        'Halle',
      ]);
      for (const [typed, first] of [
        ['essen', 'Essen'],
        ['bergen', 'Bergen'], // smaller than Bergen auf Rügen, but not much
        ['Berli', 'Berlin'],
        ['Kasel', 'Kasel'],
        ['Esse', 'Essen'],
        ['Mün', 'München'],
      ])
        expect((await ask(typed!, ''))[0]).toBe(first);
    });

    it.each([
      ['Kölln', 'Köln'],
      ['Kasel', 'Kassel'],
      ['Düseldorf', 'Düsseldorf'],
      ['Bohum', 'Bochum'],
      ['Xyzhausen', 'Erzhausen'],
    ])('SR-06 during typing, a doubled, missing or wrong letter still finds the town: %s %s', async (typed, town) => {
      expect(await ask(typed, '')).toContain(town);
    });
  });
});

const places = readGazetteer();
const bySlug = new Map(places.map((place) => [place.slug, place]));

it('PP-01 the gazetteer: keeps umlauts in slugs and replaces spaces by hyphens', () => {
  expect(citySlug(' Frankfurt am Main ')).toBe('frankfurt-am-main');
  expect(bySlug.get('köln')).toMatchObject({ name: 'Köln', state: STATE, firstZip: '50667' });
  expect(bySlug.get('münchen')).toMatchObject({ name: 'München', state: 'Bayern', firstZip: '80331' });
  expect(bySlug.get('freiburg-im-breisgau')?.state).toBe('Baden-Württemberg');
  expect(places.every(({ slug }) => !/[\s/?#%,]/.test(slug) && slug === slug.toLowerCase())).toBe(true);
});

it('SR-01 the gazetteer: gives every place a unique slug; of several towns with one name the largest has the plain one', () => {
  expect(bySlug.size).toBe(places.length);
  const byName = new Map<string, typeof places>();
  for (const place of places) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
  for (const [name, namesakes] of byName) {
    const most = Math.max(...namesakes.map(({ population }) => population));
    expect(namesakes.find(({ slug }) => slug === citySlug(name))?.population ?? most).toBe(most);
  }
  const expected = ({ name, firstZip }: (typeof places)[number]) => [citySlug(name), `${citySlug(name)}-${firstZip}`];
  expect(places.filter((place) => !expected(place).includes(place.slug))).toEqual([]);
});

it('SR-06 the gazetteer: has all large towns, and every postcode has a place and lies in Germany', () => {
  expect(places.length).toBeGreaterThan(10_000);
  expect(new Set(places.flatMap(({ postcodes }) => postcodes.map(({ zip }) => zip))).size).toBeGreaterThan(8_100);
  const isInGermany = ({ lat, lon }: { lat: number; lon: number }): boolean =>
    lat > 47.2 && lat < 55.1 && lon > 5.8 && lon < 15.1;
  expect(places.filter(({ state }) => !state)).toEqual([]);
  expect(places.flatMap((place) => [place, ...place.postcodes]).filter((point) => !isInGermany(point))).toEqual([]);
  const cities = places.filter(({ postcodes }) => postcodes.length >= 10);
  expect(cities.filter(({ population }) => population < 50_000)).toEqual([]);
  expect(cities.find(({ slug }) => slug === 'bremen')).toMatchObject({ state: 'Bremen', population: 546_501 });
});

it('SR-20 the gazetteer: places postcodes of large towns where they lie', () => {
  const zips = new Map(places.flatMap(({ postcodes }) => postcodes.map((postcode) => [postcode.zip, postcode])));
  const known = {
    '51143': { lat: 50.886, lon: 7.058 }, // Köln-Porz
    '22587': { lat: 53.56, lon: 9.81 }, // Hamburg-Blankenese
    '81829': { lat: 48.133, lon: 11.69 }, // München-Riem
    '70327': { lat: 48.783, lon: 9.25 }, // Stuttgart-Untertürkheim
    '13465': { lat: 52.633, lon: 13.29 }, // Berlin-Frohnau
  };
  expect(Object.entries(known).filter(([zip, at]) => kmBetween(zips.get(zip)!, at) > 4)).toEqual([]);
});

describe('the catalogue', () => {
  const companies = testCompanies(new Random(3), 60);
  const test = appOfTests({ seed: (db) => insertCompanies(db, companies) });

  async function get<Body>(path: string): Promise<Body> {
    const response = await test.inject(`/api-backend${path}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toMatch(/^public/);
    return response.json<Body>();
  }

  it('SR-09 SR-11 SR-21 PP-08 lists care forms, qualifications, features, kinds of place and benefits', async () => {
    const { services } = await get<CareServices>('/company/services/');
    expect(services.map(({ value }) => value)).toEqual(CARE_FORMS);
    expect(services[2]).toEqual({ value: 'stationare-pflege', name: 'Stationäre Pflege' });
    // The client adds the other options.
    const { qualifications } = await get<Qualifications>('/user/profile/qualifications/');
    expect(qualifications.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(qualifications[0]!.name).toBe('Examinierte/r Altenpfleger/in');
    const { features, places: kinds } = await get<Features>('/company/features/');
    expect(features.map(({ index }) => index)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(features[0]).toEqual({ index: 1, name: 'Demenzpflege', icon: 'brain' });
    expect(kinds.map(({ index, name }) => [index, name])).toEqual([
      [1, 'Städtische Lage'],
      [2, 'Ländliche Lage'],
    ]);
    const { benefits } = await get<Benefits>('/company/benefits/');
    expect(benefits).toHaveLength(16);
    expect(benefits[0]).toEqual({ key: 'companyPension', label: 'Betriebliche Altersvorsorge', icon: 'piggy-bank' });
  });

  describe('figures of the site', () => {
    it('SH-19 counts published entries and says when', async () => {
      const stats = await get<Stats>('/stats/');
      const published = companies.filter(({ status }) => status === 'PUBLISHED').length;
      expect(stats).toMatchObject({ companies: published, job_seekers: 0, job_offers: 0, ratings: 0 });
      expect(Date.now() - Date.parse(stats.as_of)).toBeLessThan(60_000);
    });

    it('SH-19 shows claims in banners, unless the operator configures counted figures', async () => {
      expect((await get<Stats>('/stats/')).banners).toBe('CLAIMS');
      const live = await createTestApp({ settings: { BANNER_FIGURES: 'live' } });
      expect((await live.inject('/api-backend/stats/')).json<Stats>().banners).toBe('LIVE');
      await live.close();
    });
  });
});

describe('map of many hits', () => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await createTestDatabase('empty');
    store = openStore(database.url, 1);
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  /** The number of hits of each marker, for hits in rows of 60 that are about 10 km apart. */
  async function sizesOf(count: number, zoom: number): Promise<number[]> {
    const { features } = await searchMap<object>(store.kysely, {
      area: undefined,
      hits: sql`select n id, 47.5 + n / 60 * 0.1 lat, 6 + n % 60 * 0.15 lon from generate_series(1, ${count}::int) n`,
      zoom,
      describe: (ids) => Promise.resolve(ids.map((id) => ({ id }))),
    });
    return features.map(({ properties }) => ('cluster' in properties ? properties.count : 1));
  }
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

  it('SR-20 SH-27 has up to 1,000 single hits at zoom 12, and clusters of all hits if there are more', async () => {
    expect(await sizesOf(1000, 12)).toEqual(Array.from({ length: 1000 }, () => 1));
    const sizes = await sizesOf(1001, 12);
    expect(sum(sizes)).toBe(1001);
    expect(sizes.length).toBeLessThanOrEqual(1000);
    expect(sum(await sizesOf(3000, 12))).toBe(3000);
  });

  it.each([8, 11, 12, 18, 22])('SR-20 SH-27 has at most 1,000 markers for 3,000 hits at zoom %i', async (zoom) => {
    const sizes = await sizesOf(3000, zoom);
    expect(sizes.length).toBeLessThanOrEqual(1000);
    expect(sum(sizes)).toBe(3000);
  });

  it.each([
    ['the whole world', { west: -180, south: -90, east: 180, north: 90 }],
    ['no box', undefined],
  ])('SR-20 SH-27 reads the hits in %s once for the clusters, also at the deepest zoom', async (_, area) => {
    const rows: number[] = [];
    const counted = store.kysely.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: ({ result }) => {
        rows.push(result.rows.length);
        return Promise.resolve(result);
      },
    });
    const { features } = await searchMap<object>(counted, {
      hits: sql`select n id, 47.5 + n / 200 * 0.07 lat, 6 + n % 200 * 0.045 lon from generate_series(0, 19999) n`,
      area,
      zoom: 18,
      describe: () => Promise.resolve([]),
    });
    // The first query ends at 1,001 hits; the second groups all hits, not into cells of single houses.
    expect(rows).toEqual([1001, expect.any(Number)]);
    expect(rows[1]).toBeLessThan(10_000);
    expect(features.length).toBeGreaterThan(100);
    expect(features.length).toBeLessThanOrEqual(1000);
  });
});

describe('addresses without a service', () => {
  const towns = [
    town('köln', 'Köln', 960_000, '50667', STATE),
    town('münchen', 'München', 1_260_000, '80331'),
    town('frankfurt-am-main', 'Frankfurt am Main', 650_000, '60306', 'Hessen'),
    town('frankfurt-(oder)', 'Frankfurt (Oder)', 51_000, '15230', 'Brandenburg'),
  ];

  const zips: Record<string, string[]> = {
    köln: ['50667', '50733'],
    münchen: ['80331'],
    'frankfurt-am-main': ['60306'],
    'frankfurt-(oder)': ['15230'],
  };

  const test = appOfTests({
    seed: async (db) => {
      const places = await db.insertInto('place').values(towns).returning(['id', 'slug', 'name', 'state']).execute();
      const rows = places.flatMap(({ id, slug, name, state }) =>
        zips[slug]!.map((zip) => ({ zip, place_name: name, place_id: id, state, lat: 50.5, lon: 7.5 })),
      );
      await insertRows(db, 'postcode', rows);
    },
    settings: { MAP_STYLE_URL: '/karte/style.json' },
  });

  async function suggest(q: string, kind: GeoKind): Promise<GeoSuggestAnswer> {
    const response = await test.inject(`/api-backend/geo/suggest/?${new URLSearchParams({ q, kind, session: 's1' })}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    return response.json();
  }

  const labels = async (q: string, kind: GeoKind) => (await suggest(q, kind)).results.map(({ label }) => label);

  const resolve = (id: string) =>
    test.inject(`/api-backend/geo/resolve/?${new URLSearchParams({ id, session: 's1' })}`);

  describe('lookup in the built-in list of places', () => {
    it('SR-06 finds the same towns as the suggestions of the search', async () => {
      expect(await labels('munchen', 'city')).toEqual(['München']);
      expect(await labels('Frankfurt', 'city')).toEqual(['Frankfurt am Main', 'Frankfurt (Oder)']);
      expect(await labels('50667', 'city')).toEqual(['50667 Köln']);
    });

    it.each([
      ['Neusser Str. 118, 50733 Köln', ['Neusser Straße 118, 50733 Köln, Deutschland']],
      ['Neusser Straße 118 a 50733', ['Neusser Straße 118a, 50733 Köln, Deutschland']],
      ['Hauptstr. 5-7 koeln', ['Hauptstraße 5-7, 50667 Köln, Deutschland', 'Hauptstraße 5-7, 50733 Köln, Deutschland']],
      ['Straße des 17. Juni 100, 80331 München', ['Straße des 17. Juni 100, 80331 München, Deutschland']],
      ['Hauptstr. 5, 50733 Köln, Deutschland', ['Hauptstraße 5, 50733 Köln, Deutschland']],
      ['Hauptstraße', []],
      ['Hauptstraße 5', []],
      ['Hauptstraße 5, 99999 Nirgends', []],
    ])('PP-07 completes %s: %j', async (typed, expected) => {
      expect(await labels(typed, 'address')).toEqual(expected);
    });

    it('PP-07 returns the parts of a picked address, as exact as the source has them', async () => {
      const { results, attribution } = await suggest('Neusser Str. 118, 50733 Köln', 'address');
      expect(attribution).toContain('GeoNames');
      const response = await resolve(results[0]!.id);
      expect(response.json<GeoAddress>()).toEqual({
        label: 'Neusser Straße 118, 50733 Köln, Deutschland',
        street: 'Neusser Straße',
        house_number: '118',
        postal_code: '50733',
        city: 'Köln',
        state: STATE,
        lat: 50.5,
        lng: 7.5,
        precision: 'postcode',
      });
    });

    it.each(['', 'x', 'eyJhIjoxfQ', '%00', 'ä'.repeat(600)])('PP-07 finds no address for %j', async (id) => {
      expect((await resolve(id)).statusCode).toBe(404);
    });

    it.each(['', 'K', '!!', "'; drop", '1 1 1', 'ö'.repeat(190)])('SR-06 suggests nothing for %j', async (typed) => {
      expect(await labels(typed, 'city')).toEqual([]);
      expect(await labels(typed, 'address')).toEqual([]);
    });

    it('PP-13 returns how the map is drawn', async () => {
      const answer = await test.inject('/api-backend/geo/map/');
      expect(answer.json()).toEqual({ engine: 'style', style_url: '/karte/style.json' });
    });
  });
});

describe('addresses of a service', () => {
  /** A mock of the three services: it gives the answer that the test sets and records the requests. */
  let answer: unknown;

  /** If it is set, the service does not answer and calls it instead. */
  let onSilence: (() => void) | undefined;

  let asked: URL[] = [];

  const service = http.createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://service'));
    if (onSilence) return onSilence();
    if (answer === 500) return void response.writeHead(500).end('oops');
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });

  /** By provider. */
  const apps = new Map<Settings['GEO_PROVIDER'], TestApp>();

  beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));

  afterAll(async () => {
    for (const app of apps.values()) await app.close();
    service.closeAllConnections();
    service.close();
  });

  beforeEach(() => {
    asked = [];
    onSilence = undefined;
  });

  afterEach(() => jest.restoreAllMocks());

  async function apiOf(GEO_PROVIDER: Settings['GEO_PROVIDER']): Promise<TestApp> {
    const known = apps.get(GEO_PROVIDER);
    if (known) return known;
    const { port } = service.address() as AddressInfo;
    const settings = { GEO_URL: `http://127.0.0.1:${port}`, GEO_PROVIDER, MAPBOX_TOKEN: 'pk.secret' };
    const app = await createTestApp({ settings, seed: seedCologne });
    apps.set(GEO_PROVIDER, app);
    return app;
  }

  const seedCologne: TestAppOptions['seed'] = async (db) => {
    const { id } = await insertRow(db, 'place', town('köln', 'Köln', 960_000, '50667', STATE));
    const zip = { zip: '50733', place_name: 'köln', place_id: id, state: STATE, lat: 50.96, lon: 6.95 };
    await insertRows(db, 'postcode', zip);
  };

  const suggest = (app: TestApp, q: string, kind = 'address') =>
    app.inject(`/api-backend/geo/suggest/?${new URLSearchParams({ q, kind, session: 'one' })}`);

  const resolve = (app: TestApp, id: string) =>
    app.inject(`/api-backend/geo/resolve/?${new URLSearchParams({ id, session: 'one' })}`);

  const neusser: GeoAddress = {
    label: 'Neusser Straße 118, 50733 Köln, Deutschland',
    street: 'Neusser Straße',
    house_number: '118',
    postal_code: '50733',
    city: 'Köln',
    state: STATE,
    lat: 50.9652,
    lng: 6.9531,
    precision: 'rooftop',
  };

  const photonFeature = (type: string, place: object, [lon, lat] = [7, 50]) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: { type, ...place },
  });
  const { street, house_number: housenumber, postal_code: postcode, city, state, lat, lng } = neusser;
  const photonAnswer = {
    type: 'FeatureCollection',
    features: [
      photonFeature('house', { street, housenumber, postcode, city, state, countrycode: 'DE' }, [lng, lat]),
      photonFeature('house', { street: 'Rue', housenumber: '1', city: 'Bruxelles', countrycode: 'BE' }),
      photonFeature('city', { name: 'Köln' }),
    ],
  };

  const nominatimAnswer = [
    {
      lat: String(lat),
      lon: String(lng),
      display_name: '118, Neusser Straße, Nippes, Köln',
      address: { house_number: housenumber, road: street, city, state, postcode, country_code: 'de' },
    },
    { lat: '47', lon: '8', address: { road: 'Bahnhofstrasse', city: 'Zürich', country_code: 'ch' } },
  ];

  describe.each([
    ['photon' as const, photonAnswer, '/api/'],
    ['nominatim' as const, nominatimAnswer, '/search'],
  ])('%s', (GEO_PROVIDER, found, path) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await apiOf(GEO_PROVIDER);
    });

    it('PP-07 returns addresses in Germany with a label of our own, and their parts', async () => {
      answer = found;
      const { results, attribution } = (await suggest(app, 'Neusser Straße 118')).json<GeoSuggestAnswer>();
      expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('q')])).toEqual([
        [path, 'Neusser Straße 118'],
      ]);
      expect(results.map(({ label, secondary }) => [label, secondary])).toEqual([[neusser.label, neusser.state]]);
      expect(attribution).toContain('OpenStreetMap');
      expect((await resolve(app, results[0]!.id)).json()).toEqual(neusser);
      expect(asked).toHaveLength(1);
    });

    it('SR-08 sends one request a day for the same words', async () => {
      answer = found;
      const first = await suggest(app, 'neusser  straße 1');
      const again = await suggest(app, 'Neusser Straße 1');
      expect(again.json()).toEqual(first.json());
      expect(again.headers['cache-control']).toBe('public, max-age=86400');
      expect(asked).toHaveLength(1);
    });

    it.each([['nothing of use', { surprise: true }] as const, ['an error', 500] as const])(
      'SR-06 suggests nothing, without an error, when the service answers %s, and tries again later',
      async (_what, broken) => {
        answer = broken;
        const response = await suggest(app, `Aachener ${_what}`);
        expect([response.statusCode, response.json<GeoSuggestAnswer>().results]).toEqual([200, []]);
        expect(response.headers['cache-control']).toBe('no-store');
        answer = found;
        expect((await suggest(app, `Aachener ${_what}`)).json<GeoSuggestAnswer>().results).toHaveLength(1);
      },
    );

    it('SR-06 PP-07 suggests nothing when the service has not answered within three seconds', async () => {
      const limit = new AbortController();
      const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
      onSilence = () => limit.abort();
      const response = await suggest(app, 'Rheinufer 1');
      expect([response.statusCode, response.json<GeoSuggestAnswer>().results]).toEqual([200, []]);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(timeout.mock.calls).toEqual([[3000]]);
    });
  });

  it('SR-06 AC-03 photon suggests a town by its own name, not by its county', async () => {
    const app = await apiOf('photon');
    const place = (type: string, name: string) =>
      photonFeature(type, { name, county: 'Rheinkreis', state, countrycode: 'DE' });
    answer = { features: [place('city', 'Köln'), place('locality', 'Kölnhof')] };
    const { results } = (await suggest(app, 'Köl', 'city')).json<GeoSuggestAnswer>();
    expect(results.map(({ label, kind }) => [label, kind])).toEqual([
      ['Köln', 'city'],
      ['Kölnhof', 'city'],
    ]);
  });

  describe('addresses of nominatim', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await apiOf('nominatim');
    });
    const labelOf = async (address: Record<string, string>) => {
      answer = [
        { lat: '50', lon: '7', address: { house_number: '1', postcode: '50733', country_code: 'de', ...address } },
      ];
      return (await suggest(app, JSON.stringify(address))).json<GeoSuggestAnswer>().results.map(({ label }) => label);
    };

    it('PP-07 AC-05 may lie in a place of any kind', async () => {
      for (const kind of ['city', 'town', 'village', 'municipality', 'hamlet'])
        expect(await labelOf({ road: 'Hauptstraße', [kind]: 'Neudorf' })).toEqual([
          'Hauptstraße 1, 50733 Neudorf, Deutschland',
        ]);
    });

    it('PP-07 have a label of three parts also if a street or town has a comma', async () => {
      expect(await labelOf({ road: 'Platz der Einheit, Nord', city: 'Halle, Saale' })).toEqual([
        'Platz der Einheit Nord 1, 50733 Halle Saale, Deutschland',
      ]);
    });
  });

  describe('mapbox', () => {
    const idOf = (label: string) => idOfWords('address', label);
    let app: TestApp;
    beforeAll(async () => {
      app = await apiOf('mapbox');
    });
    const context = {
      country: { name: 'Deutschland', country_code: 'DE' },
      region: { name: 'Nordrhein-Westfalen' },
      postcode: { name: '50733' },
      place: { name: 'Köln' },
      address: { name: 'Neusser Straße 118', street_name: 'Neusser Straße', address_number: '118' },
    };
    const feature = {
      properties: {
        name: 'Neusser Straße 118',
        feature_type: 'address',
        coordinates: { latitude: neusser.lat, longitude: neusser.lng, accuracy: 'rooftop' },
        context,
      },
    };

    it('PP-07 suggests from the own list of places, and geocodes a picked address as permanent', async () => {
      answer = { features: [feature] };
      const { results, attribution } = (await suggest(app, 'Neusser Str. 118, 50733 Köln')).json<GeoSuggestAnswer>();
      expect(results).toEqual([
        { id: idOf(neusser.label), label: neusser.label, secondary: neusser.state, kind: 'address' },
      ]);
      expect(attribution).toContain('GeoNames');
      expect(asked).toEqual([]);
      expect((await resolve(app, idOf(neusser.label))).json()).toEqual(neusser);
      const sent = asked.map(({ pathname, searchParams }) => [
        pathname,
        ...['q', 'permanent', 'access_token'].map((name) => searchParams.get(name)),
      ]);
      expect(sent).toEqual([['/search/geocode/v6/forward', neusser.label, 'true', 'pk.secret']]);
    });

    it('SR-06 finds towns without a request to Mapbox', async () => {
      const { results } = (await suggest(app, 'Köl', 'city')).json<GeoSuggestAnswer>();
      expect(results).toMatchObject([{ label: 'Köln', secondary: 'Nordrhein-Westfalen', kind: 'city' }]);
      expect((await resolve(app, results[0]?.id ?? '')).json()).toMatchObject({ city: 'Köln', street: null });
      expect(asked).toEqual([]);
    });

    it('PP-13 also draws the map, with the public token for browsers', async () => {
      const { port } = service.address() as AddressInfo;
      expect((await app.inject('/api-backend/geo/map/')).json()).toEqual({
        engine: 'mapbox',
        token: 'pk.secret',
        api_url: `http://127.0.0.1:${port}`,
      });
    });

    it.each(['', 'x', '%00'])('PP-07 finds no address for %j and sends no request for it', async (id) => {
      expect((await resolve(app, id)).statusCode).toBe(404);
      expect(asked).toEqual([]);
    });

    it('SR-08 caches nothing, because its terms forbid it', async () => {
      answer = { features: [feature] };
      const first = await resolve(app, idOf(neusser.label));
      await resolve(app, idOf(neusser.label));
      expect(first.headers['cache-control']).toBe('no-store');
      expect(asked).toHaveLength(2);
    });

    it('PP-07 reports that the service is unreachable, without its token', async () => {
      answer = 500;
      const response = await resolve(app, idOf(neusser.label));
      expect(response.statusCode).toBe(503);
      expect(response.body).not.toContain('pk.secret');
    });

    it('PP-07 returns no address outside Germany', async () => {
      const abroad = { ...context, country: { country_code: 'AT' } };
      answer = { features: [{ properties: { ...feature.properties, context: abroad } }] };
      expect((await resolve(app, idOf('Graben 1, 1010 Wien'))).statusCode).toBe(404);
    });
  });

  describe('cached answers', () => {
    const found = { id: '1', label: 'Köln', secondary: null, kind: 'city' as const };
    const source = (calls: string[]): AddressLookup => ({
      attribution: '',
      storable: true,
      suggest: (phrase) => Promise.resolve((calls.push(phrase), [found])),
      resolve: () => Promise.resolve(null),
    });

    it('SR-08 are requested again after 86400 s', async () => {
      const calls: string[] = [];
      let now = 0;
      const lookup = cacheSuggestions(source(calls), () => now);
      const ask = () => lookup.suggest('Köln', { kind: 'city' });
      await ask();
      now = 86_399_000;
      await ask();
      expect(calls).toHaveLength(1);
      now = 86_400_000;
      await ask();
      expect(calls).toHaveLength(2);
    });

    it('SR-06 PP-07 are separate for towns and addresses', async () => {
      const calls: string[] = [];
      const lookup = cacheSuggestions(source(calls));
      for (const kind of ['city', 'address', 'city', 'address'] as const) await lookup.suggest('Köln', { kind });
      expect(calls).toHaveLength(2);
    });

    it('SR-08 have a maximum number', async () => {
      const calls: string[] = [];
      const lookup = cacheSuggestions(source(calls));
      for (let index = 0; index <= 5000; index += 1) await lookup.suggest(`Ort ${index}`, { kind: 'city' });
      await lookup.suggest('Ort 5000', { kind: 'city' });
      expect(calls).toHaveLength(5001);
      await lookup.suggest('Ort 0', { kind: 'city' });
      expect(calls).toHaveLength(5002);
    });
  });
});
