import pg from 'pg';
import { createTestDatabase } from '../../../testing/test-database';
import { citySlug } from '@care/contracts/routes';
import { loadGazetteer, placeIds } from './load-gazetteer';
import { readGazetteer } from './read-gazetteer';

const places = readGazetteer();
const bySlug = new Map(places.map((place) => [place.slug, place]));

describe('the gazetteer', () => {
  it('PP-01 keeps umlauts in slugs and replaces spaces by hyphens', () => {
    expect(citySlug(' Frankfurt am Main ')).toBe('frankfurt-am-main');
    expect(bySlug.get('köln')).toMatchObject({ name: 'Köln', state: 'Nordrhein-Westfalen', firstZip: '50667' });
    expect(bySlug.get('münchen')).toMatchObject({ name: 'München', state: 'Bayern', firstZip: '80331' });
    expect(bySlug.get('freiburg-im-breisgau')?.state).toBe('Baden-Württemberg');
    expect(places.every(({ slug }) => !/[\s/?#%,]/.test(slug) && slug === slug.toLowerCase())).toBe(true);
  });

  it('SR-01 gives every place a unique slug; of several towns with one name the largest has the plain one', () => {
    expect(bySlug.size).toBe(places.length);
    const byName = new Map<string, typeof places>();
    for (const place of places) byName.set(place.name, [...(byName.get(place.name) ?? []), place]);
    for (const [name, namesakes] of byName) {
      const most = Math.max(...namesakes.map(({ population }) => population));
      const plain = namesakes.find(({ slug }) => slug === citySlug(name));
      expect(plain?.population ?? most).toBe(most);
    }
    const expected = ({ name, firstZip }: (typeof places)[number]) => [citySlug(name), `${citySlug(name)}-${firstZip}`];
    expect(places.filter((place) => !expected(place).includes(place.slug))).toEqual([]);
  });

  it('SR-06 has all large towns, and every postcode has a place and lies in Germany', () => {
    expect(places.length).toBeGreaterThan(10_000);
    expect(new Set(places.flatMap(({ postcodes }) => postcodes.map(({ zip }) => zip))).size).toBeGreaterThan(8_100);
    const isInGermany = ({ lat, lon }: { lat: number; lon: number }): boolean =>
      lat > 47.2 && lat < 55.1 && lon > 5.8 && lon < 15.1;
    expect(places.filter(({ state }) => !state)).toEqual([]);
    expect(places.flatMap((place) => [place, ...place.postcodes]).filter((point) => !isInGermany(point))).toEqual([]);
  });

  it('SR-06 loads once, and a second load changes nothing', async () => {
    const database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    expect(await loadGazetteer(client)).toBe('loaded');
    const ids = await placeIds(client);
    expect(ids.size).toBe(places.length);
    expect(await loadGazetteer(client)).toBe('present');
    // A newer file keeps the ids that other rows refer to.
    await client.query("delete from app_meta where key = 'gazetteer'");
    expect(await loadGazetteer(client)).toBe('loaded');
    expect((await placeIds(client)).get('köln')).toBe(ids.get('köln'));
    await client.end();
    await database.drop();
  });
});
