import { loadGazetteer } from '@care/backend/seeding';
import { listSchema } from '@care/backend/schema-list';
import { postgresPrograms } from '@care/backend/testing/postgres-programs';
import { createTestApp } from '@care/backend/testing/test-app';
import { createTestDatabase, type TestDatabase } from '@care/backend/testing/test-database';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { loadDemoData } from './load-demo-data';

const size = { companies: 600, jobSeekers: 120, careSeekers: 1200, jobOffers: 200, ratings: 2000, picturesPerMotif: 1 };

type Database = TestDatabase & { client: pg.Client };

describe('a dump', () => {
  let folder: string;
  let original: Database;
  let restored: Database;

  const open = async (kind: 'migrated' | 'empty'): Promise<Database> => {
    const database = await createTestDatabase(kind);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return { ...database, client };
  };
  const program = (name: string, ...words: string[]): string =>
    execFileSync(path.join(postgresPrograms(), name), words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'care-dump-'));
    original = await open('migrated');
    await loadGazetteer(original.client);
    await loadDemoData(original.client, { dataDir: folder, size });
    const app = await createTestApp({ database: { url: original.url, drop: () => Promise.resolve() } });
    await app.app.jobs.start();
    await app.close();
    restored = await open('empty');
    const file = path.join(folder, 'dump');
    program('pg_dump', '--format=custom', `--file=${file}`, original.url);
    program('pg_restore', '--exit-on-error', '--single-transaction', '--no-owner', `--dbname=${restored.url}`, file);
  });
  afterAll(async () => {
    for (const { client, drop } of [original, restored]) {
      await client.end();
      await drop();
    }
    rmSync(folder, { recursive: true, force: true });
  });

  /** Table → number of rows and a checksum of all rows, including those of jobs. */
  async function contents({ client }: Database): Promise<Record<string, string>> {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) "name" from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname in ('public', 'jobs') order by 1`,
    );
    const found: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, e'\\n' order by t::text collate "C")), '') "sum" from ${name} t`,
      );
      found[name] = rows[0]?.sum ?? '';
    }
    return found;
  }

  it('SH-24 restored into an empty database has every row of every table and every object of the schema', async () => {
    const before = await contents(original);
    expect(Object.keys(before).length).toBeGreaterThan(40);
    expect(before['public.place']).toMatch(/^\d{4,} /);
    expect(await contents(restored)).toEqual(before);
    expect(await listSchema(restored.client)).toEqual(await listSchema(original.client));
  });

  it('SH-24 SR-06 restored into an empty database is ready and finds towns and providers as before', async () => {
    const test = await createTestApp({ database: restored });
    expect((await test.inject('/readyz')).statusCode).toBe(200);
    const { url } = original;
    const other = await createTestApp({ database: { url, drop: () => Promise.resolve() } });
    for (const address of [
      '/api-backend/company/search/?city=k%C3%B6ln&radius=50',
      '/api-backend/company/search/?name=haus',
      '/api-backend/city/suggest/?phrase=Muenchen',
    ]) {
      const [mine, theirs] = [await test.inject(address), await other.inject(address)];
      expect(mine.statusCode).toBe(200);
      expect(mine.json()).toEqual(theirs.json());
    }
    await other.close();
    await test.app.close();
    await test.databases.close();
  });
});
