// Writes migrations/schema.txt: every table, column, index, constraint, trigger, function and extension that the
// migrations create. The API compares the database with it at the start and in /readyz; a test compares the file with
// the migrations.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../src/platform/database/migrations';
import { startCluster } from '../src/platform/postgres/cluster';
import { listSchema, schemaListFile } from '../src/platform/database/schema-list';

const folder = mkdtempSync(path.join(os.tmpdir(), 'care-schema-'));
chmodSync(folder, 0o755);
const cluster = await startCluster({ dataDir: folder, port: 0, settings: { fsync: 'off', shared_buffers: '16MB' } });
try {
  const url = cluster.urlFor('postgres');
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const objects = await listSchema(client);
    writeFileSync(schemaListFile(), `${objects.join('\n')}\n`);
    console.log(`${path.relative(process.cwd(), schemaListFile())}: ${objects.length} objects`);
  } finally {
    await client.end();
  }
} finally {
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}
