import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { migrate, readMigrations, type Migration } from './migrations';

const migration = (name: string, sql: string, checksum = sql): Migration => ({ name, sql, checksum });

describe('migrations', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase('empty');
  });
  afterEach(() => database.drop());

  async function query(sql: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return (await client.query(sql).finally(() => client.end())).rows;
  }

  it('SH-24 bring an empty database to the newest schema, once', async () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names[0]).toBe('0001-schema');
    expect(await migrate(database.url)).toEqual(names);
    expect(await migrate(database.url)).toEqual([]);
  });

  it('SH-24 are applied by one of several processes that start at once', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it('SH-24 leave nothing of one that fails', async () => {
    const broken = [
      migration('0001-a', 'create table a (n int)'),
      migration('0002-b', 'create table b (n int); select nonsense'),
    ];
    await expect(migrate(database.url, broken)).rejects.toThrow('The migration 0002-b failed');
    expect(await query("select to_regclass('a') is not null as a, to_regclass('b') is not null as b")).toEqual([
      { a: true, b: false },
    ]);
    expect(
      await migrate(database.url, [broken[0] as Migration, migration('0002-b', 'create table b (n int)')]),
    ).toEqual(['0002-b']);
  });

  it('SH-24 stop when an applied one was changed or is not known', async () => {
    await migrate(database.url, [migration('0001-a', 'create table a (n int)')]);
    await expect(migrate(database.url, [migration('0001-a', 'create table a (n text)')])).rejects.toThrow(
      'was changed',
    );
    await expect(migrate(database.url, [])).rejects.toThrow('newer than this program');
  });
});
