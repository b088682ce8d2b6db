import pg from 'pg';
import type { DemoMessage } from '../../app/load-demonstration';
import { lockLoading } from '../../platform/database/loading-lock';
import { explainFault } from '../../platform/process/explain-fault';
import { demoAccountLines } from './demo-accounts';
import { loadDemoData } from './load-demo-data';

const send = (message: DemoMessage): Promise<void> =>
  new Promise((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));
const report = (line: string): void => void send({ line });

/** Loads the demo data into the database of `DATABASE_URL`, the pictures into `DATA_DIR`. */
async function load(url: string, dataDir: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await lockLoading(client);
    const outcome = await loadDemoData(client, { dataDir, onProgress: report });
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
