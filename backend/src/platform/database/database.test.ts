import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { keepPlan, openStore, type Store } from './database';
import { preparedStatement } from './prepared-statement';

describe('openStore', () => {
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

  const keptTexts = async (): Promise<string[]> => {
    const { rows } = await store.pool.query('select statement from pg_prepared_statements order by prepare_time');
    return rows.map(({ statement }: { statement: string }) => statement);
  };
  const double = async (n: number, hint = keepPlan) =>
    (await sql<{ n: number }>`${hint} select ${n}::int * 2 n`.execute(store.kysely)).rows[0]?.n;

  it('SR-20 parses a query with keepPlan once per connection, whatever its values', async () => {
    expect([await double(1), await double(2), await double(3)]).toEqual([2, 4, 6]);
    expect(await keptTexts()).toEqual(['/* keep plan */ select $1::int * 2 n']);
  });

  it('SH-27 ends a query after 30 seconds', async () => {
    expect((await store.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
  });

  it('keeps no plan of other queries', async () => {
    const before = await keptTexts();
    expect(await double(5, sql``)).toBe(10);
    expect(await keptTexts()).toEqual(before);
  });

  it('SR-20 preparedStatement makes the text once and plans it once per connection, whatever the values', async () => {
    let builds = 0;
    const difference = preparedStatement({ one: 'int', other: 'int' }, ({ one, other }) => {
      builds += 1;
      return sql<{ n: number }>`select ${one} - ${other} n`;
    });
    expect(await difference(store.kysely, { one: 3, other: 1 })).toEqual([{ n: 2 }]);
    expect(await difference(store.kysely, { other: 10, one: 1 })).toEqual([{ n: -9 }]);
    expect(builds).toBe(1);
    expect((await keptTexts()).at(-1)).toBe('/* keep plan */ select $1::int - $2::int n');
  });

  it('preparedStatement refuses a value that is not a named parameter, which would take the place of one', async () => {
    const wrong = preparedStatement({ one: 'int' }, ({ one }) => sql`select ${one} + ${41}::int n`);
    await expect(wrong(store.kysely, { one: 1 })).rejects.toThrow('Not a named parameter: 41');
  });

  it('runs further queries without a kept plan once 200 texts are kept', async () => {
    for (let n = 0; n < 250; n++)
      expect((await sql<{ n: number }>`${keepPlan} select ${sql.lit(n)}::int n`.execute(store.kysely)).rows).toEqual([
        { n },
      ]);
    expect(await keptTexts()).toHaveLength(200);
  });
});
