import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GeoAddress, GeoKind, GeoSuggestAnswer } from '@care/contracts/schemas';
import { idOfWords } from '@care/contracts/street-rules';
import { appOfTests, createTestApp, type TestApp, type TestAppOptions } from '../../../testing/test-app';
import type { Settings } from '../../../platform/settings';
import { cacheSuggestions } from '../../../platform/geo/cached-suggestions';
import type { AddressLookup } from '../../../platform/geo/address-lookup';
import { insertRows, insertRow } from '../../../testing/rows';

describe('addresses without a service', () => {
  const town = (slug: string, name: string, state: string, population: number, first_zip: string) => ({
    slug,
    name,
    state,
    population,
    first_zip,
    lat: 50,
    lon: 7,
    west: 6.9,
    south: 49.9,
    east: 7.1,
    north: 50.1,
  });

  const towns = [
    town('köln', 'Köln', 'Nordrhein-Westfalen', 960_000, '50667'),
    town('münchen', 'München', 'Bayern', 1_260_000, '80331'),
    town('frankfurt-am-main', 'Frankfurt am Main', 'Hessen', 650_000, '60306'),
    town('frankfurt-(oder)', 'Frankfurt (Oder)', 'Brandenburg', 51_000, '15230'),
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
    const query = new URLSearchParams({ q, kind, session: 's1' });
    const response = await test.inject(`/api-backend/geo/suggest/?${query}`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=86400');
    return response.json();
  }

  const labels = async (q: string, kind: GeoKind) => (await suggest(q, kind)).results.map(({ label }) => label);

  const resolve = (id: string) =>
    test.inject(`/api-backend/geo/resolve/?${new URLSearchParams({ id, session: 's1' })}`);

  describe('lookup in the built-in list of places', () => {
    it.each([
      ['munchen', ['München']],
      ['Muenchen', ['München']],
      ['50667', ['50667 Köln']],
      ['frankfurt main', ['Frankfurt am Main']],
      ['Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
      ['Kölnn', ['Köln']],
    ])('SR-06 finds the town for %s: %j', async (typed, expected) => {
      expect(await labels(typed, 'city')).toEqual(expected);
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
        state: 'Nordrhein-Westfalen',
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
      expect((await test.inject('/api-backend/geo/map/')).json()).toEqual({
        engine: 'style',
        style_url: '/karte/style.json',
      });
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

  const apps: TestApp[] = [];

  beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));

  afterAll(async () => {
    for (const app of apps) await app.close();
    service.closeAllConnections();
    service.close();
  });

  beforeEach(() => {
    asked = [];
    onSilence = undefined;
  });

  afterEach(() => jest.restoreAllMocks());

  async function apiWith(settings: Partial<Settings>, seed?: TestAppOptions['seed']): Promise<TestApp> {
    const { port } = service.address() as AddressInfo;
    const app = await createTestApp({
      settings: { GEO_URL: `http://127.0.0.1:${port}`, ...settings },
      ...(seed && { seed }),
    });
    apps.push(app);
    return app;
  }

  const seedCologne: TestAppOptions['seed'] = async (db) => {
    const state = 'Nordrhein-Westfalen';
    const town = { slug: 'köln', name: 'Köln', state, population: 960_000, first_zip: '50667', lat: 50.9, lon: 6.9 };
    const { id } = await insertRow(db, 'place', { ...town, west: 6.8, south: 50.8, east: 7, north: 51 });
    const zip = { zip: '50733', place_name: 'köln', place_id: id, state, lat: 50.96, lon: 6.95 };
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
    state: 'Nordrhein-Westfalen',
    lat: 50.9652,
    lng: 6.9531,
    precision: 'rooftop',
  };

  const photonAnswer = {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [neusser.lng, neusser.lat] },
        properties: {
          osm_key: 'building',
          type: 'house',
          street: 'Neusser Straße',
          housenumber: '118',
          postcode: '50733',
          city: 'Köln',
          state: 'Nordrhein-Westfalen',
          countrycode: 'DE',
        },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [4, 50] },
        properties: { type: 'house', street: 'Rue', housenumber: '1', city: 'Bruxelles', countrycode: 'BE' },
      },
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [7, 50] },
        properties: { type: 'city', name: 'Köln' },
      },
    ],
  };

  const nominatimAnswer = [
    {
      lat: String(neusser.lat),
      lon: String(neusser.lng),
      display_name: '118, Neusser Straße, Nippes, Köln',
      address: {
        house_number: '118',
        road: 'Neusser Straße',
        city: 'Köln',
        state: 'Nordrhein-Westfalen',
        postcode: '50733',
        country_code: 'de',
      },
    },
    { lat: '47', lon: '8', address: { road: 'Bahnhofstrasse', city: 'Zürich', country_code: 'ch' } },
  ];

  describe.each([
    ['photon' as const, photonAnswer, '/api/'],
    ['nominatim' as const, nominatimAnswer, '/search'],
  ])('%s', (GEO_PROVIDER, found, path) => {
    let app: TestApp;
    beforeAll(async () => {
      app = await apiWith({ GEO_PROVIDER });
    });

    it('PP-07 returns addresses in Germany with a label of our own, and their parts', async () => {
      answer = found;
      const response = await suggest(app, 'Neusser Straße 118');
      const { results, attribution } = response.json<GeoSuggestAnswer>();
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
    const app = await apiWith({ GEO_PROVIDER: 'photon' });
    const town = (type: string, name: string) => ({
      geometry: { coordinates: [6.95, 50.94] },
      properties: { type, name, county: 'Rheinkreis', state: neusser.state, countrycode: 'DE' },
    });
    answer = { features: [town('city', 'Köln'), town('locality', 'Kölnhof')] };
    const { results } = (await suggest(app, 'Köl', 'city')).json<GeoSuggestAnswer>();
    expect(results.map(({ label, kind }) => [label, kind])).toEqual([
      ['Köln', 'city'],
      ['Kölnhof', 'city'],
    ]);
  });

  describe('addresses of nominatim', () => {
    let app: TestApp;
    beforeAll(async () => {
      app = await apiWith({ GEO_PROVIDER: 'nominatim' });
    });
    const labelOf = async (address: Record<string, string>) => {
      answer = [
        { lat: '50', lon: '7', address: { house_number: '1', postcode: '50733', country_code: 'de', ...address } },
      ];
      const { results } = (await suggest(app, JSON.stringify(address))).json<GeoSuggestAnswer>();
      return results.map(({ label }) => label);
    };

    it.each(['city', 'town', 'village', 'municipality', 'hamlet'])('PP-07 AC-05 may lie in a %s', async (kind) => {
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
      app = await apiWith({ GEO_PROVIDER: 'mapbox', MAPBOX_TOKEN: 'pk.secret' }, seedCologne);
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
