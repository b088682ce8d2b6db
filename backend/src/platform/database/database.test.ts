import { sql } from 'kysely';
import { databaseOfTests } from '../../testing/test-database';
import { keepPlan, openStore, type Store } from './database';
import { preparedStatement } from './prepared-statement';
import { changeRows, deleteRows, inBatches, rowsWith } from './queries';
import { appOfTests } from '../../testing/test-app';
import { migrate, readMigrations, type Migration } from './migrations';
import { checkSchema, schemaProblems, expectedSchema, listSchema } from './schema-list';

const migration = (name: string, sql: string, checksum = sql): Migration => ({ name, sql, checksum });

describe('openStore', () => {
  const database = databaseOfTests('empty');
  let store: Store;
  beforeEach(() => void (store = openStore(database.url, 1)));
  afterEach(() => store.close());

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

  it('SH-27 ends a query after 30 seconds', async () =>
    expect((await store.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]));

  it('refuses an undefined value of rows, which would match every row', () => {
    for (const rows of [rowsWith, changeRows, deleteRows])
      expect(() => rows(store.kysely, 'company', { owner_id: undefined })).toThrow('undefined');
  });

  it('reads all rows in batches by their ids, each once', async () => {
    const ids = Array.from({ length: 2500 }, (_, index) => 2 * index + 1);
    const read: number[] = [];
    const after = (id: number, limit: number) => Promise.resolve(ids.filter((one) => one > id).slice(0, limit));
    for await (const row of inBatches(async (id, limit) => (await after(id, limit)).map((one) => ({ id: one }))))
      read.push(row.id);
    expect(read).toEqual(ids);
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

describe('the schema check', () => {
  const test = appOfTests({ settings: { LOG_LEVEL: 'silent' } });

  it('SH-24 expects the schema that the migrations create (after a new migration: npm run schema-list)', async () =>
    expect(await listSchema(test.databases.primary.pool)).toEqual(expectedSchema()));

  it('SH-24 finds no fault in a database created by the migrations', async () => {
    const reports: string[] = [];
    await checkSchema(test.databases.primary.pool, (text) => reports.push(text));
    expect(reports).toEqual([]);
  });

  it.each([
    ['index place_slug_folded', 'drop index place_slug_folded'],
    ['trigger company.company_rating_score', 'alter table company disable trigger company_rating_score'],
    ['column place.name_norm generated', 'alter table place alter column name_norm drop expression'],
    ['table saved_search', 'drop table saved_search cascade'],
  ])('SH-24 a database without %s is refused at the start', async (object, harm) => {
    const client = await test.databases.primary.pool.connect();
    try {
      await client.query('begin');
      await client.query(harm);
      await expect(checkSchema(client, () => undefined)).rejects.toThrow(`${object} is missing`);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('functions of the schema', () => {
  const test = appOfTests();

  it('SH-24 do not depend on the search path, as when a dump is restored', async () => {
    const { rows } = await test.databases.primary.pool.query<{ name: string }>(
      `select proname "name" from pg_proc p
       where pronamespace = 'public'::regnamespace and prosqlbody is null and proconfig is null
         and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`,
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['norm_de', 'Käthe-Kollwitz-Straße', 'kathe kollwitz strasse'],
    ['norm_de', 'ÄÖÜ ÉÀÇÑ GROẞ İzmir', 'aou eacn gross izmir'],
    ['fold_de', 'Überlingen', 'uberlingen'],
    ['fold_de', 'UEBERLINGEN', 'uberlingen'],
  ])('SR-06 %s makes %s comparable', async (name, text, expected) => {
    const { rows } = await test.databases.primary.pool.query(`select ${name}($1) folded`, [text]);
    expect(rows).toEqual([{ folded: expected }]);
  });
});

describe('a database of another locale', () => {
  const database = databaseOfTests('c-locale');

  it('SH-24 is refused if its locale does not support umlauts, with instructions to create another one', async () => {
    const { client, url } = database;
    await migrate(url);
    await expect(checkSchema(client, () => undefined)).rejects.toThrow(/Ö and ö are one letter.+locale_provider icu/);
    expect(await schemaProblems(client)).toEqual([]);
  });
});

describe('migrations', () => {
  const database = databaseOfTests('empty', [beforeEach, afterEach]);
  const query = async (sql: string): Promise<unknown[]> => (await database.client.query(sql)).rows;
  const first = migration('0001-a', 'create table a (n int)');

  it('SH-24 bring an empty database to the newest schema, once', async () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names[0]).toBe('0001-platform');
    expect(await migrate(database.url)).toEqual(names);
    expect(await migrate(database.url)).toEqual([]);
  });

  it('SH-24 are applied by one of several processes that start at the same time', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it('SH-24 roll back a migration that fails', async () => {
    const broken = migration('0002-b', 'create table b (n int); select nonsense');
    await expect(migrate(database.url, [first, broken])).rejects.toThrow('The migration 0002-b failed');
    expect(await query("select to_regclass('a') is not null as a, to_regclass('b') is not null as b")).toEqual([
      { a: true, b: false },
    ]);
    const mended = migration('0002-b', 'create table b (n int)');
    expect(await migrate(database.url, [first, mended])).toEqual(['0002-b']);
  });

  it('SH-24 stop if an applied one was changed; those of a newer release stay, so that the former one can start', async () => {
    await migrate(database.url, [first]);
    const changed = migration('0001-a', 'create table a (n text)');
    await expect(migrate(database.url, [changed])).rejects.toThrow('was changed');
    expect(await migrate(database.url, [])).toEqual([]);
  });

  it('SH-24 say in a comment since when no release uses what they remove or narrow', () => {
    const removing =
      /\b(?:drop (?:table|column|function|view)|rename (?:to|column)|set not null|alter column \w+ type)\b/i;
    const silent = readMigrations().filter(({ sql }) => removing.test(sql) && !/^-- contract: \S/m.test(sql));
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(removing.test('alter table a drop column b')).toBe(true);
  });

  describe('while requests use a table', () => {
    const added = [first, migration('0002-b', 'create table b (n int); alter table a add column m int')];
    const options = { lockMs: 10, pauseMs: 0 };
    beforeEach(async () => {
      await migrate(database.url, [first]);
      await query('begin; select from a');
    });

    it('SH-24 wait a short time for their locks, and try again when requests had their turn', async () => {
      const lines: string[] = [];
      let ended: Promise<unknown> | undefined;
      const report = (line: string): void => {
        lines.push(line);
        ended = query('commit');
      };
      expect(await migrate(database.url, added, { ...options, report })).toEqual(['0002-b']);
      await ended;
      expect(lines).toEqual(['The migration 0002-b waits until requests leave its tables free']);
    });

    it('SH-24 end with a message and without a part of the change if the table is never free', async () => {
      await expect(migrate(database.url, added, { ...options, attempts: 2 })).rejects.toThrow(
        'The migration 0002-b failed: canceling statement due to lock timeout',
      );
      expect(await query("select to_regclass('b') as b")).toEqual([{ b: null }]);
    });
  });
});
