import { randomBytes } from 'node:crypto';
import pg from 'pg';
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

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

const KINDS = {
  migrated: ` template ${TEMPLATE}`,
  empty: '',
  'c-locale': ` template template0 encoding 'UTF8' locale_provider libc locale 'C'`,
};

/** A separate database: with the whole schema and no rows, or empty, or with a locale without umlauts. */
export async function createTestDatabase(kind: keyof typeof KINDS = 'migrated'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a third of the time of writing them to the log, which is PostgreSQL's default.
  await onServer(`create database ${name}${KINDS[kind]} strategy file_copy`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
