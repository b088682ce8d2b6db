import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
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
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  }

  it('SH-24 bring an empty database to the newest schema, once', async () => {
    const names = readMigrations().map(({ name }) => name);
    expect(names[0]).toBe('0001-schema');
    expect(await migrate(database.url)).toEqual(names);
    expect(await migrate(database.url)).toEqual([]);
  });

  it('SH-24 are applied by one of several processes that start at the same time', async () => {
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url)));
    expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
  });

  it('SH-24 roll back a migration that fails', async () => {
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

  it('SH-24 stop if an applied one was changed; those of a newer release stay, so that the former one can start', async () => {
    await migrate(database.url, [migration('0001-a', 'create table a (n int)')]);
    await expect(migrate(database.url, [migration('0001-a', 'create table a (n text)')])).rejects.toThrow(
      'was changed',
    );
    expect(await migrate(database.url, [])).toEqual([]);
  });

  it('SH-24 since 0170 say in a comment since when no release uses what they remove or narrow', () => {
    const removing =
      /\b(?:drop (?:table|column|function|view)|rename (?:to|column)|set not null|alter column \w+ type)\b/i;
    const silent = readMigrations().filter(
      ({ name, sql }) => name >= '0170' && removing.test(sql) && !/^-- contract: \S/m.test(sql),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(removing.test('alter table a drop column b')).toBe(true);
  });

  describe('while requests use a table', () => {
    const added = [
      migration('0001-a', 'create table a (n int)'),
      migration('0002-b', 'create table b (n int); alter table a add column m int'),
    ];
    const options = { lockMs: 10, pauseMs: 0 };
    let other: pg.Client;
    beforeEach(async () => {
      await migrate(database.url, added.slice(0, 1));
      other = new pg.Client({ connectionString: database.url });
      await other.connect();
      await other.query('begin; select from a');
    });
    afterEach(() => other.end());

    it('SH-24 wait a short time for their locks, and try again when requests had their turn', async () => {
      const lines: string[] = [];
      let ended: Promise<unknown> | undefined;
      const report = (line: string): void => {
        lines.push(line);
        ended = other.query('commit');
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

  it('AC-07 PP-18 close the cases of claims that were deleted with their accounts, without name and address', async () => {
    await migrate(
      database.url,
      readMigrations().filter(({ name }) => name < '0124'),
    );
    await query(`
      with account as (
        insert into user_account (username, email, password_hash, first_name, last_name, profile_type)
        values ('vera', 'vera@example.org', 'none', 'Vera', 'Lindner', 'CARE_PROVIDER') returning id
      ), company as (
        insert into company (slug, name, street, zip_code, city, city_slug, place_kind, lat, lon)
        values ('haus', 'Haus', 'Ring 1', '50733', 'Köln', 'köln', 1, 50.9, 6.9) returning id
      ), claim as (
        insert into ownership_claim (company_id, user_id, method, status)
        select company.id, account.id, 'DOCUMENT', 'PENDING_REVIEW' from company, account returning id, user_id
      )
      insert into desk_case (kind, subject_id, reference, title, search_text, state, person_id)
      select 'OWNERSHIP', id, 'kept', 'Haus', 'Vera', 'OPEN', user_id from claim
      union all select 'OWNERSHIP', 900, 'open', 'Haus', 'Udo', 'OPEN', null
      union all select 'NEW_COMPANY', 901, 'asked', 'Haus', 'Udo', 'WAITING', null
      union all select 'OWNERSHIP', 902, 'removal', 'Haus', 'Udo', 'SECOND_PERSON', null
      union all select 'MESSAGE_REPORT', 900, 'report', 'Frage', 'Werbung', 'OPEN', null`);
    await migrate(database.url);
    const cases = `select reference, state, search_text, closed_at is not null as closed,
      (select string_agg(action, ',') from desk_event e where e.case_id = c.id) as action from desk_case c order by id`;
    const deleted = 'Antrag mit dem Konto gelöscht';
    expect(await query(cases)).toEqual([
      { reference: 'kept', state: 'OPEN', search_text: 'Vera', closed: false, action: null },
      { reference: 'open', state: 'CLOSED', search_text: '', closed: true, action: deleted },
      { reference: 'asked', state: 'CLOSED', search_text: '', closed: true, action: deleted },
      { reference: 'removal', state: 'SECOND_PERSON', search_text: '', closed: true, action: deleted },
      { reference: 'report', state: 'OPEN', search_text: 'Werbung', closed: false, action: null },
    ]);
  });

  it('AC-13 round existing work locations to about a kilometre, and keep their towns', async () => {
    const before = readMigrations().filter(({ name }) => name < '0044');
    await migrate(database.url, before);
    await query(`
      with account as (
        insert into user_account (username, email, password_hash, first_name, last_name, profile_type)
        values ('kraft', 'kraft@example.org', 'none', 'Kim', 'Kraft', 'JOB_SEEKER') returning id
      ), seeker as (
        insert into job_seeker (user_id, slug, visible_name, gender) select id, 'kraft', 'Kim K.', 'OTHER' from account returning id
      )
      insert into job_seeker_localization (job_seeker_id, position, address, city, lat, lon)
      select id, position, 'Geheimweg 3, Köln', 'Köln', lat, lon
      from seeker, (values (1, 50.941278, 6.958307), (2, 50.94, 6.96)) as place (position, lat, lon)`);
    await migrate(database.url);
    const stored =
      'select city, lat, lon, round(degrees(asin(z))::numeric, 6)::float8 as searched from job_seeker_localization';
    expect(await query(stored)).toEqual(Array(2).fill({ city: 'Köln', lat: 50.94, lon: 6.96, searched: 50.94 }));
  });
});
