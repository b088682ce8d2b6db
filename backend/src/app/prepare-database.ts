import pg from 'pg';
import { loadGazetteer } from '../domains/search';
import { lockLoading } from '../platform/database/loading-lock';
import { migrate, readMigrations } from '../platform/database/migrations';
import { loadDemonstration } from './load-demonstration';
import { checkSchema, schemaProblems } from '../platform/database/schema-check';
import { StartupError } from '../platform/process/startup-error';
import type { Settings } from '../platform/settings';

async function connect(url: string): Promise<pg.Client> {
  try {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    const server = new URL(url).host || 'of this machine';
    throw new StartupError(`Cannot connect to the database ${server}: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether the schema of a database has all that this program needs; of a replica, which cannot be prepared. */
export async function isComplete(url: string): Promise<boolean> {
  const client = await connect(url);
  try {
    return (await schemaProblems(client)).length === 0;
  } finally {
    await client.end();
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

/** Applies the migrations and loads the data that the site needs: the places, and the demo data if configured. */
export async function prepareDatabase(url: string, settings: Settings, report: (text: string) => void): Promise<void> {
  const client = await connect(url);
  try {
    await refuseOtherEncodings(client);
    for (const name of await migrate(url, readMigrations(), { report })) report(`Applied migration ${name}`);
    await checkSchema(client, report);
    await lockLoading(client);
    if ((await loadGazetteer(client)) === 'loaded') report('Loaded the places of Germany');
  } finally {
    await client.end();
  }
  if (settings.DEMO_DATA) await loadDemonstration(url, settings.DATA_DIR, report);
}
