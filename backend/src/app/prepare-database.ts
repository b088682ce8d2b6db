import pg from 'pg';
import { demoAccountLines } from '../tools/demo/demo-accounts';
import { loadDemoData } from '../tools/demo/load-demo-data';
import { loadGazetteer } from '../domains/places/gazetteer/load-gazetteer';
import { migrate } from '../platform/database/migrations';
import { checkSchema } from '../platform/database/schema-check';
import { StartupError } from '../platform/process/startup-error';
import type { Settings } from '../platform/settings';

/** Held while data is loaded, so that only one of several processes loads it. */
const LOADING_LOCK = 4_711_002;

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    const server = new URL(url).host || 'of this machine';
    throw new StartupError(`Cannot connect to the database ${server}: ${(error as Error).message}`);
  }
}

/** With another encoding German text would be refused or damaged later, while the API runs. */
async function refuseOtherEncodings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    throw new StartupError(`The database has the encoding ${encoding}. Create one with "encoding 'UTF8'".`);
  }
}

async function loadDemonstration(client: pg.Client, dataDir: string, report: (text: string) => void): Promise<void> {
  const outcome = await loadDemoData(client, { dataDir, onProgress: report });
  if (outcome === 'refused') report('The database holds other data; the demo data was not loaded.');
  else demoAccountLines().forEach(report);
}

/** Applies the migrations and loads the data that the site needs: the places, and the demo data if configured. */
export async function prepareDatabase(url: string, settings: Settings, report: (text: string) => void): Promise<void> {
  const client = await connect(url);
  try {
    await refuseOtherEncodings(client);
    for (const name of await migrate(url)) report(`Applied migration ${name}`);
    await checkSchema(client, report);
    await client.query('select pg_advisory_lock($1)', [LOADING_LOCK]);
    if ((await loadGazetteer(client)) === 'loaded') report('Loaded the places of Germany');
    if (settings.DEMO_DATA) await loadDemonstration(client, settings.DATA_DIR, report);
  } finally {
    await client.end();
  }
}
