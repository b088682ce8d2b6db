import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { openStore, type Store } from './database';
import { preparedStatement } from './prepared-statement';

describe('preparedStatement', () => {
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

  it('SR-20 makes the text once and plans it once per connection, whatever the values', async () => {
    let builds = 0;
    const difference = preparedStatement({ one: 'int', other: 'int' }, ({ one, other }) => {
      builds += 1;
      return sql<{ n: number }>`select ${one} - ${other} n`;
    });
    expect(await difference(store.kysely, { one: 3, other: 1 })).toEqual([{ n: 2 }]);
    expect(await difference(store.kysely, { other: 10, one: 1 })).toEqual([{ n: -9 }]);
    expect(builds).toBe(1);
    const { rows } = await store.pool.query('select statement from pg_prepared_statements');
    expect(rows).toEqual([{ statement: '/* keep plan */ select $1::int - $2::int n' }]);
  });

  it('refuses a value that is not a named parameter, which would take the place of one', async () => {
    const wrong = preparedStatement({ one: 'int' }, ({ one }) => sql`select ${one} + ${41}::int n`);
    await expect(wrong(store.kysely, { one: 1 })).rejects.toThrow('Not a named parameter: 41');
  });
});
