import type pg from 'pg';
import { loadGazetteer } from '../domains/search';
import { openClient, withClient } from '../platform/database/with-client';
import { lockLoading, migrate, readMigrations } from '../platform/database/migrations';
import { checkSchema, schemaProblems } from '../platform/database/schema-list';
import { StartupError } from '../platform/process/startup-error';
import type { Settings } from '../platform/settings';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { programOf } from '../platform/process/programs';

/** The messages of the program that loads the demo data. */
export type DemoMessage = { line: string } | { fault: string };

/**
 * Loads the demo data in a separate program. Its texts and pictures are no part of this program, and a real
 * installation can omit it. It ends with this process.
 */
async function loadDemonstration(url: string, dataDir: string, report: (line: string) => void): Promise<void> {
  const { file, execArgv } = programOf('demo', '../../demo/src/main.ts');
  if (!existsSync(file)) throw new StartupError('This installation has no demo data. Set DEMO_DATA to off.');
  const child = fork(file, [], { execArgv, env: { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir } });
  let fault = 'The program that loads the demo data ended early.';
  child.on('message', (message: DemoMessage) => {
    if ('line' in message) report(message.line);
    else fault = message.fault;
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartupError(fault);
}

async function connect(url: string): Promise<pg.Client> {
  try {
    return await openClient(url, { connectionTimeoutMillis: 10_000 });
  } catch (error) {
    const server = new URL(url).host || 'of this machine';
    throw new StartupError(`Cannot connect to the database ${server}: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether the schema of a database has all that this program needs; of a replica, which cannot be prepared. */
export const isComplete = (url: string): Promise<boolean> =>
  withClient(url, async (client) => (await schemaProblems(client)).length === 0, connect);

/** With another encoding German text would be refused or damaged later, while the API runs. */
async function refuseOtherEncodings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding !== 'UTF8')
    throw new StartupError(`The database has the encoding ${encoding}. Create one with "encoding 'UTF8'".`);
}

/** Applies the migrations and loads the data that the site needs: the places, and the demo data if configured. */
export async function prepareDatabase(url: string, settings: Settings, report: (text: string) => void): Promise<void> {
  const prepare = async (client: pg.Client): Promise<void> => {
    await refuseOtherEncodings(client);
    for (const name of await migrate(url, readMigrations(), { report })) report(`Applied migration ${name}`);
    await checkSchema(client, report);
    await lockLoading(client);
    if ((await loadGazetteer(client)) === 'loaded') report('Loaded the places of Germany');
  };
  await withClient(url, prepare, connect);
  if (settings.DEMO_DATA) await loadDemonstration(url, settings.DATA_DIR, report);
}
