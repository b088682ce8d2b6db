import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { openClient, withClient } from '../platform/database/with-client';
import { TEMPLATE } from './start-postgres';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('No test server: run through the Jest configuration of backend/.');
  return url;
}

/** The rows of a statement, on a connection of its own. */
export const queryAt = <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> =>
  withClient(url, async (client) => (await client.query<Row>(sql)).rows);

const KINDS = {
  migrated: ` template ${TEMPLATE}`,
  empty: '',
  'c-locale': ` template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
};

/** A separate database: with the whole schema and no rows, or empty, or with a locale without umlauts. */
export async function createTestDatabase(kind: keyof typeof KINDS = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of writing them to the log, which is PostgreSQL's default.
  await queryAt(serverUrl(), `create database ${name}${KINDS[kind]} strategy file_copy`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await queryAt(serverUrl(), `drop database ${name} with (force)`)) };
}

/** A database for the tests of a file or a `describe`, or for each of them, and a connection to it. */
export function databaseOfTests(kind: keyof typeof KINDS = 'migrated', [begin, end] = [beforeAll, afterAll]) {
  const database = {} as TestDatabase & { client: pg.Client };
  begin(async () => {
    const made = await createTestDatabase(kind);
    Object.assign(database, made, { client: await openClient(made.url) });
  });
  end(async () => {
    await database.client.end();
    await database.drop();
  });
  return database;
}
