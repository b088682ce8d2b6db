import { lockLoading, mediaStorage, explainFault, readSettings } from '@care/backend/seeding';
import type { DemoMessage, MediaStorage } from '@care/backend/seeding';
import pg from 'pg';
import { demoAccountLines } from './demo-accounts';
import { loadDemoData } from './load-demo-data';

const send = (message: DemoMessage): Promise<void> =>
  new Promise((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));
const report = (line: string): void => void send({ line });

/** The API has checked its settings, and gives them to this program. */
function storageOf(environment: NodeJS.ProcessEnv): MediaStorage {
  const read = readSettings(environment);
  if (!read.success) throw new Error(read.problems.join('\n'));
  return mediaStorage(read.settings);
}

/** Loads the demo data into the database of `DATABASE_URL`, the pictures into the storage of the API. */
async function load(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockLoading(client);
    const outcome = await loadDemoData(client, { dataDir, storage: storageOf(process.env), onProgress: report });
    if (outcome === 'refused') report('The database holds other data; the demo data was not loaded.');
    else demoAccountLines().forEach(report);
  } finally {
    await client.end();
  }
}

// The API starts this program. When the API ends, the transaction is rolled back.
process.on('disconnect', () => process.exit(1));
try {
  await load(process.env['DATABASE_URL'] ?? '', process.env['DATA_DIR'] ?? '');
  process.removeAllListeners('disconnect');
  process.disconnect?.();
} catch (error) {
  await send({ fault: explainFault(error) });
  process.exit(1);
}
