import { sql } from 'kysely';
import { openStore, type Store } from '../../platform/database/database';
import type { Box } from '../../platform/geo/distance';
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
  async function sizesOf(count: number, zoom: number, db = store.kysely, area?: Box): Promise<number[]> {
    const { features } = await searchMap<object>(db, {
      area,
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
    let queries = 0;
    const counted = store.kysely.withPlugin({
      transformQuery: ({ node }) => {
        queries++;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const sizes = await sizesOf(3000, 18, counted, area);
    // The first query ends at 1,001 hits.
    expect(queries).toBe(2);
    expect(sum(sizes)).toBe(3000);
    expect(sizes.length).toBeGreaterThan(100);
  });
});
