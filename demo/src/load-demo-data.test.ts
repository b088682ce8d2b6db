import { DEMO_PASSWORD, DiskStorage, loadGazetteer, privateFiles, verifyPassword } from '@care/backend/seeding';
import { listSchema } from '@care/backend/schema-list';
import { postgresPrograms } from '@care/backend/testing/postgres-programs';
import { createTestApp } from '@care/backend/testing/test-app';
import { databaseOfTests } from '@care/backend/testing/test-database';
import { folderOfTests } from '@care/contracts/testing/folder';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { loadDemoData } from './load-demo-data';

const size = { companies: 300, jobSeekers: 60, careSeekers: 400, jobOffers: 100, ratings: 1200, picturesPerMotif: 2 };

const dataDir = folderOfTests();
const database = databaseOfTests();
let client: pg.Client;
/** What the first load was, which failed midway, and the number of accounts after it. */
let failed: { load: string; accounts: number };
let bucket: DiskStorage;

const number = async (sql: string): Promise<number> =>
  Number((await client.query<{ n: string }>(`select (${sql}) as n`)).rows[0]?.n);

beforeAll(async () => {
  ({ client } = database);
  await loadGazetteer(client);
  const blocked = path.join(dataDir, 'blocked');
  writeFileSync(blocked, 'a file where a folder is needed');
  const load = await loadDemoData(client, { dataDir: blocked, size }).catch(() => 'failed');
  failed = { load, accounts: await number('select count(*) from user_account') };
  bucket = new DiskStorage(path.join(dataDir, 'bucket'));
  expect(await loadDemoData(client, { dataDir, storage: bucket, size })).toBe('loaded');
});

it('was empty after a load that failed midway', () => expect(failed).toEqual({ load: 'failed', accounts: 0 }));

it('PP-12 a loaded demonstration: has its pictures in the storage of the API', async () => {
  const { rows } = await client.query<{ url: string }>('select url from company_media limit 20');
  expect(rows).toHaveLength(20);
  for (const { url } of rows) expect([url, await bucket.find(path.basename(url))]).toEqual([url, expect.anything()]);
});

it('RV-07 a loaded demonstration: has counts and averages that equal a recomputation', async () => {
  const figures =
    'select json_agg(c order by id) as figures from (select id, ratings_count, average_rating, average_housing_rating, average_food_rating, average_reliability_rating, average_friendliness_rating, average_competence_rating, average_activities_rating from company) c';
  const { rows: loaded } = await client.query(figures);
  await client.query('select refresh_company_ratings()');
  const { rows: recomputed } = await client.query(figures);
  expect(loaded).toEqual(recomputed);
  expect(await number('select count(*) from company where ratings_count > 0')).toBeGreaterThan(50);
});

it('SR-13 a loaded demonstration: counts the open job offers', async () => {
  const wrong = await number(`select count(*) from company c where job_offers_count <>
      (select count(*) from job_offer o where o.company_id = c.id and o.status = 'PUBLISHED' and o.valid_through > now())`);
  expect(wrong).toBe(0);
});

it('PP-16 AC-12 a loaded demonstration: has an application that was read, and a contact that counts in its month', async () => {
  const applications = await number(`select count(*) from application a join message m on m.id = a.message_id
      join job_offer o on o.id = a.job_offer_id and o.company_id = a.company_id where a.status = 'READ' and m.kind = 'APPLICATION'`);
  const contacts = await number(`select count(*) from recruiting_contact r join message m
      on m.kind = 'RECRUITMENT' and m.company_id = r.company_id and r.month = berlin_month(m.created_at)
      join job_seeker s on s.id = r.job_seeker_id and s.user_id = m.recipient_id`);
  expect([applications, contacts]).toEqual([1, 1]);
});

it('PP-12 a loaded demonstration: fills the sandbox provider: logo, main image and eleven pictures in the gallery', async () => {
  const { rows } = await client.query(
    "select kind, count(*)::int from company_media m join company c on c.id = m.company_id where c.slug = 'beispiel' group by kind order by kind",
  );
  expect(rows).toEqual([
    { kind: 'GALLERY', count: 11 },
    { kind: 'LOGO', count: 1 },
    { kind: 'MAIN_IMAGE', count: 1 },
  ]);
});

it.each([
  ['no logo', "not exists (select 1 from company_media m where m.company_id = c.id and kind = 'LOGO')"],
  [
    'no main image on a paid tier',
    "subscription <> 'FREE_TIER' and not exists (select 1 from company_media m where m.company_id = c.id and kind = 'MAIN_IMAGE')",
  ],
  ['no gallery', "not exists (select 1 from company_media m where m.company_id = c.id and kind = 'GALLERY')"],
  ['no ratings', 'ratings_count = 0'],
  ['a place in the gazetteer', 'place_id is not null'],
])('has providers with %s', async (_state, condition) =>
  expect(await number(`select count(*) from company c where ${condition}`)).toBeGreaterThan(0),
);

it('SH-11 SH-20 PD-01 a loaded demonstration: has the product catalogue, the magazine and the footer', async () => {
  const contents = (condition: string) => number(`select count(*) from public_content where ${condition}`);
  for (const [kind, least] of Object.entries({ product_category: 5, product: 20, article: 12, guide: 6 }))
    expect(await contents(`kind = '${kind}'`)).toBeGreaterThanOrEqual(least);
  expect(await contents("kind = 'product' and jsonb_array_length(fields->'questions') = 0")).toBe(0);
  expect(await contents("fields::text like '%Demonstration: Alle%'")).toBe(1);
});

it('SH-10 a loaded demonstration: has demo accounts that can sign in with the printed password', async () => {
  const { rows } = await client.query<{ password_hash: string }>(
    "select password_hash from user_account where username = 'inhaber-premium'",
  );
  expect(await verifyPassword(DEMO_PASSWORD, rows[0]?.password_hash)).toBe(true);
});

it('has sequences that continue with free ids', async () => {
  const inserted = await client.query("insert into content_entry (kind, slug) values ('article', 'neu') returning id");
  expect(Number(inserted.rows[0]?.id)).toBeGreaterThan(1005);
});

it.each([
  ['rating', 'author_id', 'user_account'],
  ['job_seeker', 'user_id', 'user_account'],
  ['ownership_claim', 'user_id', 'user_account'],
  ['job_offer', 'company_id', 'company'],
])('SH-20 a loaded demonstration: has no %s that is older than its %s', async (table, column, owner) => {
  const made = `from ${table} made join ${owner} owner on owner.id = made.${column}`;
  expect(await number(`select count(*) ${made}`)).toBeGreaterThan(0);
  expect(await number(`select count(*) ${made} where made.created_at < owner.created_at`)).toBe(0);
});

it('is not changed by a second load', async () => {
  expect(await loadDemoData(client, { dataDir, size })).toBe('present');
  expect(await number("select count(*) from company where status = 'PUBLISHED'")).toBe(size.companies);
  expect(await number('select count(*) from desk_case')).toBe(4);
});

it('PP-18 a loaded demonstration: has an open case of each kind at the desk, whose document can be opened', async () => {
  const { rows } = await client.query<{ kind: string; key: string | null }>(
    `select k.kind, d.storage_key as key from desk_case k
       left join ownership_document d on d.claim_id = k.subject_id and k.kind in ('OWNERSHIP', 'NEW_COMPANY')
       where k.state = 'OPEN' order by k.opened_at`,
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['OWNERSHIP', 'NEW_COMPANY', 'MESSAGE_REPORT', 'PRODUCT_INQUIRY']);
  const files = privateFiles({ DATA_DIR: dataDir });
  for (const { key } of rows.slice(0, 2)) expect(await files.find(key ?? '')).toMatchObject({ bytes: 193 });
});

describe('another database', () => {
  const other = databaseOfTests();

  it('with other data is refused', async () => {
    await other.client.query(
      `insert into user_account (username, email, password_hash, first_name, last_name, profile_type) values ('echt', 'echt@haus.example', '', 'E', 'H', 'CARE_SEEKER')`,
    );
    expect(await loadDemoData(other.client, { dataDir, size })).toBe('refused');
    expect((await other.client.query('select from company')).rowCount).toBe(0);
  });
});

describe('a dump', () => {
  const restored = databaseOfTests('empty');
  const keep = () => Promise.resolve();

  const program = (name: string, ...words: string[]): string =>
    execFileSync(path.join(postgresPrograms(), name), words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  beforeAll(async () => {
    const app = await createTestApp({ database: { url: database.url, drop: keep } });
    await app.app.jobs.start();
    await app.close();
    const file = path.join(dataDir, 'dump');
    program('pg_dump', '--format=custom', `--file=${file}`, database.url);
    program('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${restored.url}`, file);
  });

  /** Table → number of rows and a checksum of all rows, including those of jobs. */
  async function contents(of: pg.Client): Promise<Record<string, string>> {
    const { rows: tables } = await of.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) "name" from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await of.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') "sum" from ${name} t`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    return found;
  }

  it('SH-24 restored into an empty database has every row of every table and every object of the schema', async () => {
    const before = await contents(client);
    expect(Object.keys(before).length).toBeGreaterThan(40);
    expect(before['public.place']).toMatch(/^\d{4,} /);
    expect(await contents(restored.client)).toEqual(before);
    expect(await listSchema(restored.client)).toEqual(await listSchema(client));
  });

  it('SH-24 SR-06 restored into an empty database is ready and finds towns and providers as before', async () => {
    const [test, other] = [
      await createTestApp({ database: { url: restored.url, drop: keep } }),
      await createTestApp({ database: { url: database.url, drop: keep } }),
    ];
    expect((await test.inject('/readyz')).statusCode).toBe(200);
    for (const address of [
      '/api-backend/company/search/?city=k%C3%B6ln&radius=50',
      '/api-backend/company/search/?name=haus',
      '/api-backend/city/suggest/?phrase=Muenchen',
    ]) {
      const [mine, theirs] = [await test.inject(address), await other.inject(address)];
      expect(mine.statusCode).toBe(200);
      expect(mine.json()).toEqual(theirs.json());
    }
    await Promise.all([test.close(), other.close()]);
  });
});
