import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { copyRows } from './copy-rows';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase('empty');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(
    'create table thing (name text, size int, made timestamptz, tags text[], extra jsonb, is_new boolean)',
  );
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => client.query('truncate thing'));

const columns = ['name', 'size', 'made', 'tags', 'extra', 'is_new'] as const;

describe('copyRows', () => {
  it('writes every kind of value unchanged', async () => {
    const rows = [
      {
        name: 'Tab\tZeile\nZurück\r\\N „Ä" ß €',
        size: -7,
        made: new Date('2026-02-03T04:05:06.789Z'),
        tags: ['a "b"', 'c\\d', 'e,f {g}', ''],
        extra: '{"k":"\\n\\t \\\\ ü"}',
        is_new: true,
      },
      { name: '', size: null, made: null, tags: [], extra: '[]', is_new: false },
    ];
    await copyRows(client, 'thing', columns, rows);
    const { rows: found } = await client.query('select * from thing order by is_new desc');
    expect(found).toEqual(rows.map((row) => ({ ...row, extra: JSON.parse(row.extra) })));
  });

  it('accepts more rows than the buffers can hold', async () => {
    function* many() {
      for (let size = 0; size < 60_000; size++) yield { name: 'x'.repeat(100), size };
    }
    await copyRows(client, 'thing', ['name', 'size'], many());
    expect((await client.query('select count(*)::int, sum(size)::int from thing')).rows).toEqual([
      { count: 60_000, sum: 1_799_970_000 },
    ]);
  });

  it('throws an error of the database and leaves the connection usable', async () => {
    await expect(copyRows(client, 'thing', ['size'], [{ size: 'no number' }])).rejects.toThrow(/invalid input syntax/);
    expect((await client.query('select count(*)::int from thing')).rows).toEqual([{ count: 0 }]);
  });

  it('throws an error of the row generator', async () => {
    function* failing(): Iterable<{ size: number }> {
      yield { size: 1 };
      throw new Error('out of rows');
    }
    await expect(copyRows(client, 'thing', ['size'], failing())).rejects.toThrow(/out of rows/);
    expect((await client.query('select count(*)::int from thing')).rows).toEqual([{ count: 0 }]);
  });
});
