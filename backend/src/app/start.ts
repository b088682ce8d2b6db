import { API_PREFIX } from '@care/contracts/constants';
import { buildApp } from './app';
import type { App } from '../platform/http/app-type';
import { openDatabases } from '../platform/database/database';
import { isDatabaseAway } from '../platform/process/database-away';
import { startCluster } from '../platform/postgres/cluster';
import { isPortFree } from '../platform/postgres/ports';
import type { Shutdown } from '../platform/process/shutdown';
import { StartupError } from '../platform/process/startup-error';
import { prepareDatabase } from './prepare-database';
import { isDemonstration, type Settings } from '../platform/settings';

const BUILT_IN_DATABASE = 'postgres';
const JOBS_RETRY_MS = 10_000;
const OUTBOX_HINT = `Mails are not sent. Read them on the site under ${API_PREFIX}/outbox/`;

export type ReportProgress = (text: string) => void;

const portTaken = (port: number): StartupError =>
  new StartupError(`Port ${port} is taken. Is the API running already? Set API_PORT to a free port.`);

/**
 * Starts the API with database, schema and data. Each started part is passed to `shutdown` at once, so that the start
 * can be stopped at any moment. Shutdown finishes open requests first and stops the database server last.
 * @returns the address it listens on
 */
export async function start(settings: Settings, shutdown: Shutdown, report: ReportProgress): Promise<string> {
  if (settings.API_PORT !== 0 && !(await isPortFree(settings.API_PORT, settings.API_HOST)))
    throw portTaken(settings.API_PORT);
  const url = await readyDatabase(settings, shutdown, report);
  const databases = openDatabases({
    url,
    replicaUrl: settings.DATABASE_REPLICA_URL,
    poolSize: settings.DATABASE_POOL_SIZE,
  });
  shutdown.add(() => databases.close());
  const app = await buildApp({ settings, databases });
  shutdown.add(() => app.close());
  const address = await listen(app, settings);
  if (!settings.SMTP_URL)
    report(
      isDemonstration(settings) ? OUTBOX_HINT : 'SMTP_URL is not set: mails are stored in the outbox and not sent.',
    );
  // Requests are served before the jobs have started.
  beginJobs(app);
  return address;
}

/** Starts the jobs. If the database is unreachable now, it tries again later. */
function beginJobs(app: App): void {
  app.jobs.start().then(
    () => app.log.info('jobs started'),
    (error: unknown) => {
      app.log.warn({ err: error }, 'jobs did not start');
      setTimeout(() => beginJobs(app), JOBS_RETRY_MS).unref();
    },
  );
}

/** @returns the address of a database that is ready for requests */
async function readyDatabase(settings: Settings, shutdown: Shutdown, report: ReportProgress): Promise<string> {
  if (settings.DATABASE_URL) {
    await prepareDatabase(settings.DATABASE_URL, settings, report);
    return settings.DATABASE_URL;
  }
  const cluster = await startCluster({
    dataDir: settings.DATA_DIR,
    port: settings.POSTGRES_PORT,
    onMessage: report,
    keepRunning: true,
  });
  shutdown.add(() => cluster.stop());
  const url = cluster.urlFor(BUILT_IN_DATABASE);
  try {
    await prepareDatabase(url, settings, report);
  } catch (error) {
    // When a server ends unexpectedly, only its log has the reason.
    throw isDatabaseAway(error) ? cluster.explainLoss() : error;
  }
  return url;
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
