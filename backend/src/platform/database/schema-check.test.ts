import pg from 'pg';
import { appOfTests } from '../../testing/test-app';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { migrate, readMigrations } from './migrations';
import { checkSchema, schemaProblems } from './schema-check';
import { expectedSchema, listSchema } from './schema-list';

describe('the schema check', () => {
  const test = appOfTests({ settings: { LOG_LEVEL: 'silent' } });
  const query = (sql: string): Promise<unknown> => test.databases.primary.pool.query(sql);
  const reports: string[] = [];
  const check = (): Promise<void> => checkSchema(test.databases.primary.pool, (text) => reports.push(text));

  it('SH-24 expects the schema that the migrations create (after a new migration: npm run schema-list)', async () => {
    expect(await listSchema(test.databases.primary.pool)).toEqual(expectedSchema());
  });

  it('SH-24 finds no fault in a database created by the migrations', async () => {
    await expect(check()).resolves.toBeUndefined();
    expect(reports).toEqual([]);
  });

  it.each([
    [
      'index place_slug_folded',
      'drop index place_slug_folded',
      'create index place_slug_folded on place (fold_de(slug))',
    ],
    [
      'trigger company.company_rating_score',
      'alter table company disable trigger company_rating_score',
      'alter table company enable trigger company_rating_score',
    ],
    ['column place.name_norm generated', 'alter table place alter column name_norm drop expression', undefined],
    ['table saved_search', 'drop table saved_search cascade', undefined],
  ])('SH-24 a database without %s is refused at the start', async (object, harm, mend) => {
    await query(harm);
    await expect(check()).rejects.toThrow(`${object} is missing`);
    if (mend) await query(mend);
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
  let database: TestDatabase;
  let client: pg.Client;
  beforeEach(async () => {
    database = await createTestDatabase('c-locale');
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  it('SH-24 is refused if its locale does not support umlauts, with instructions to create another one', async () => {
    await migrate(database.url);
    await expect(checkSchema(client, () => undefined)).rejects.toThrow(/Ö and ö are one letter.+locale_provider icu/);
    expect(await schemaProblems(client)).toEqual([]);
  });

  it('SR-06 gets its towns folded again by the migration, so that "überl" does not find Oberlungwitz', async () => {
    await migrate(
      database.url,
      readMigrations().filter(({ name }) => name < '0070'),
    );
    const box = 'lat, lon, west, south, east, north) values';
    await client.query(
      `insert into place (slug, name, state, ${box} ('ueberlingen', 'Überlingen', 'BW', 47, 9, 9, 47, 9, 47)`,
    );
    const folded = 'select name_norm, name_folded from place';
    expect((await client.query(folded)).rows).toEqual([{ name_norm: 'berlingen', name_folded: 'berlingen' }]);
    await migrate(database.url);
    expect((await client.query(folded)).rows).toEqual([{ name_norm: 'uberlingen', name_folded: 'uberlingen' }]);
  });
});
