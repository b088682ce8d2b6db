import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabases } from '../platform/database/database';
import { migrate } from '../platform/database/migrations';
import { Jobs } from '../platform/jobs/jobs';
import { startCluster, type Cluster } from '../platform/postgres/cluster';
import { bundlePrograms } from './programs';

export const TEMPLATE = 'care_template';

export interface TestServer {
  cluster: Cluster;
  folder: string;
  programs: string;
}

declare global {
  var testServer: TestServer | undefined;
}

/** A server for temporary data needs no durability, and nobody to clean up in a hundred small databases. */
export const FAST_AND_LOOSE = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  shared_buffers: '128MB',
};

/** The tables of pg-boss, which it would create in every database with the first job. */
async function createJobQueue(url: string): Promise<void> {
  const databases = openDatabases({ url, poolSize: 1 });
  const jobs = new Jobs(databases, (error) => {
    throw error;
  });
  await jobs.ready('of-the-template');
  await jobs.stop();
  await databases.close();
}

/**
 * Once per Jest run: one PostgreSQL on a free port with a migrated template that every test file clones, and the
 * programs.
 */
export default async function startPostgres(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'care-test-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  const cluster = await startCluster({ dataDir: folder, port: 0, settings: FAST_AND_LOOSE });
  const programs = await bundlePrograms();
  globalThis.testServer = { cluster, folder, programs };
  const client = new pg.Client({ connectionString: cluster.urlFor('postgres') });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrate(cluster.urlFor(TEMPLATE));
  await createJobQueue(cluster.urlFor(TEMPLATE));
  // Workers read these from here; they share nothing else with this process.
  process.env['TEST_POSTGRES_URL'] = cluster.urlFor('postgres');
  process.env['TEST_FOLDER'] = folder;
  process.env['BACKEND_HOME'] = programs;
}
