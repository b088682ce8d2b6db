import type { GeoAddress, GeoKind, GeoSuggestAnswer } from '@care/contracts/schemas';
import { appOfTests } from '../../testing/test-app';

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
    await db.insertInto('postcode').values(rows).execute();
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
const resolve = (id: string) => test.inject(`/api-backend/geo/resolve/?${new URLSearchParams({ id, session: 's1' })}`);

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
