import { prepareDatabase } from '../app/prepare-database';
import type { Settings } from '../platform/settings';
import { startCluster } from '../platform/postgres/cluster';
import type { Shutdown } from '../platform/process/shutdown';

/**
 * The configured database for a command of the operator, with the newest schema: `DATABASE_URL`, or the built-in one,
 * which is started if it does not run.
 * @returns its address
 */
export async function databaseOfCommand(settings: Settings, shutdown: Shutdown): Promise<string> {
  const url = settings.DATABASE_URL ?? (await builtIn(settings, shutdown));
  await prepareDatabase(url, { ...settings, DEMO_DATA: false }, console.log);
  return url;
}

async function builtIn({ DATA_DIR, POSTGRES_PORT }: Settings, shutdown: Shutdown): Promise<string> {
  const cluster = await startCluster({ dataDir: DATA_DIR, port: POSTGRES_PORT, onMessage: console.log });
  shutdown.add(() => cluster.stop());
  return cluster.urlFor('postgres');
}
