import { databaseOfTests } from '../../testing/test-database';
import { copyRows } from './copy-rows';

const database = databaseOfTests('empty');
const TABLE = 'create table thing (name text, size int, made timestamptz, tags text[], extra jsonb, is_new boolean)';
beforeAll(() => database.client.query(TABLE));
beforeEach(() => database.client.query('truncate thing'));
const copy = (columns: readonly string[], rows: Iterable<Record<string, unknown>>) =>
  copyRows(database.client, 'thing', columns, rows);
const figures = async () => (await database.client.query('select count(*)::int, sum(size)::int from thing')).rows;

const columns = ['name', 'size', 'made', 'tags', 'extra', 'is_new'] as const;

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
  await copy(columns, rows);
  const { rows: found } = await database.client.query('select * from thing order by is_new desc');
  expect(found).toEqual(rows.map((row) => ({ ...row, extra: JSON.parse(row.extra) })));
});

it('accepts more rows than the buffers can hold', async () => {
  function* many() {
    for (let size = 0; size < 60_000; size++) yield { name: 'x'.repeat(100), size };
  }
  await copy(['name', 'size'], many());
  expect(await figures()).toEqual([{ count: 60_000, sum: 1_799_970_000 }]);
});

it('throws an error of the database and leaves the connection usable', async () => {
  await expect(copy(['size'], [{ size: 'no number' }])).rejects.toThrow(/invalid input syntax/);
  expect(await figures()).toEqual([{ count: 0, sum: null }]);
});

it('throws an error of the row generator', async () => {
  function* failing(): Iterable<{ size: number }> {
    yield { size: 1 };
    throw new Error('out of rows');
  }
  await expect(copy(['size'], failing())).rejects.toThrow(/out of rows/);
  expect(await figures()).toEqual([{ count: 0, sum: null }]);
});
