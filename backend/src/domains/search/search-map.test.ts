import { sql } from 'kysely';
import { openStore, type Store } from '../../platform/database/database';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { searchMap } from './search-map';

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

  it.each([8, 11, 12, 18, 22])(
    'SR-20 SH-27 has at most 1,000 markers for all of 3,000 hits at zoom %i',
    async (zoom) => {
      const sizes = await sizesOf(3000, zoom);
      expect(sizes.length).toBeLessThanOrEqual(1000);
      expect(sum(sizes)).toBe(3000);
    },
  );

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
