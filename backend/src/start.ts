import pg from 'pg';
import { buildApp } from './app';
import { loadGazetteer } from './gazetteer/load-gazetteer';
import type { App } from './platform/app-type';
import { openDatabases, type Databases } from './platform/database';
import { migrate } from './platform/migrations';
import { startCluster, type Cluster } from './platform/postgres/cluster';
import { isPortFree } from './platform/postgres/ports';
import { StartupError } from './platform/startup-error';
import type { Settings } from './settings';

const BUILT_IN_DATABASE = 'postgres';
/** Held while data is loaded, so that of several processes one does it. */
const LOADING_LOCK = 4_711_002;

export type Running = { app: App; address: string; stop(): Promise<void> };

export type Report = (text: string) => void;

const portTaken = (port: number): StartupError =>
  new StartupError(`Port ${port} is taken. Is the API running already? Set API_PORT to a free port.`);

/** Starts the API with everything below it: database, schema, data. Undoes all of it when one step fails. */
export async function start(settings: Settings, report: Report): Promise<Running> {
  if (settings.API_PORT !== 0 && !(await isPortFree(settings.API_PORT))) throw portTaken(settings.API_PORT);
  const cluster = settings.DATABASE_URL ? undefined : await startCluster({ dataDir: settings.DATA_DIR, port: settings.POSTGRES_PORT, onMessage: report });
  let databases: Databases | undefined;
  try {
    const url = settings.DATABASE_URL ?? (cluster as Cluster).urlFor(BUILT_IN_DATABASE);
    await prepareDatabase(url, settings, report);
    databases = openDatabases({ url, replicaUrl: settings.DATABASE_REPLICA_URL, poolSize: settings.DATABASE_POOL_SIZE });
    const app = await buildApp({ settings, databases });
    const address = await listen(app, settings);
    return { app, address, stop: () => stop(app, databases, cluster) };
  } catch (error) {
    await stop(undefined, databases, cluster);
    throw error;
  }
}

async function prepareDatabase(url: string, settings: Settings, report: Report): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartupError(`Cannot connect to the database ${new URL(url).host}: ${(error as Error).message}`);
  }
  try {
    for (const name of await migrate(url)) report(`Applied migration ${name}`);
    await client.query('select pg_advisory_lock($1)', [LOADING_LOCK]);
    if ((await loadGazetteer(client)) === 'loaded') report('Loaded the places of Germany');
    void settings;
  } finally {
    await client.end();
  }
}

async function listen(app: App, settings: Settings): Promise<string> {
  try {
    return await app.listen({ host: settings.API_HOST, port: settings.API_PORT });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw portTaken(settings.API_PORT);
    throw new StartupError(`Cannot listen on ${settings.API_HOST}:${settings.API_PORT}: ${message}`);
  }
}

/** Ends in the order of dependence: open requests first, the database server last. */
async function stop(app: App | undefined, databases: Databases | undefined, cluster: Cluster | undefined): Promise<void> {
  await app?.close();
  await databases?.close();
  await cluster?.stop();
}
