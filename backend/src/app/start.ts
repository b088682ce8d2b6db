import { API_PREFIX } from '@care/contracts/constants';
import { buildApp } from './app';
import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../platform/http/app-type';
import { MISSING_DATA, missingData } from '../domains/operator';
import { openDatabases } from '../platform/database/database';
import { isDatabaseAway } from '../platform/process/database-away';
import { explainFault, StartupError } from '../platform/process/startup-error';
import { startCluster } from '../platform/postgres/cluster';
import { isPortFree } from '../platform/postgres/ports';
import type { Shutdown } from '../platform/process/shutdown';
import { isComplete, prepareDatabase } from './prepare-database';
import { isDemonstration, type Settings } from '../platform/settings';

const BUILT_IN_DATABASE = 'postgres';
const JOBS_RETRY_MS = 10_000;
const DATABASE_RETRY_MS = 1000;
const OUTBOX_HINT = `Mails are not sent. Read them on the site under ${API_PREFIX}/outbox/`;

const NO_SERVER_HINT = 'SMTP_URL is not set: mails are stored in the outbox and not sent.';

export type ReportProgress = (text: string) => void;

const portTaken = (port: number): StartupError =>
  new StartupError(`Port ${port} is taken. Is the API running already? Set API_PORT to a free port.`);

/**
 * Starts the API with database, schema and data. Each started part is passed to `shutdown` at once, so that the start
 * can be stopped at any moment. Shutdown finishes open requests first and stops the database server last. If the primary
 * is away, the start waits for it, or the API reads from the replica meanwhile.
 */
export async function start(settings: Settings, shutdown: Shutdown, report: ReportProgress) {
  if (settings.API_PORT !== 0 && !(await isPortFree(settings.API_PORT, settings.API_HOST)))
    throw portTaken(settings.API_PORT);
  const { url, isPrepared } = await findDatabase(settings, shutdown, report);
  const { DATABASE_REPLICA_URL: replicaUrl, DATABASE_POOL_SIZE: poolSize } = settings;
  const databases = openDatabases({ url, replicaUrl, poolSize });
  shutdown.add(() => databases.close());
  // The first check decides whether reads go to the replica.
  while (!isPrepared && databases.replicaReads?.state === 'starting') await delay(50);
  const app = await buildApp({ settings, databases });
  app.lifecycle.isPrepared = isPrepared;
  shutdown.add(() => app.close());
  shutdown.add((drainMs) => app.lifecycle.drain.run(drainMs));
  const address = await listen(app, settings);
  if (!settings.SMTP_URL) report(isDemonstration(settings) ? OUTBOX_HINT : NO_SERVER_HINT);
  const prepared = isPrepared ? Promise.resolve() : prepareWhenBack(url, settings, report);
  // Requests are served before the jobs have started.
  return {
    address,
    /** Resolves when the primary is prepared too; rejects if it cannot be used. */
    prepared: prepared.then(() => {
      app.lifecycle.isPrepared = true;
      beginJobs(app, settings.QUEUED_MAILS);
      if (!isDemonstration(settings)) void warnOfMissingData(app);
    }),
  };
}

/** Says once what the pages of a real site lack (OP-08). */
async function warnOfMissingData({ databases, settings, log }: App): Promise<void> {
  const missing = await missingData(databases.primary.kysely, settings).catch(() => []);
  if (missing.length > 0) log.warn({ missing }, MISSING_DATA);
}

/** Starts the jobs. If the database is unreachable now, it tries again later. */
function beginJobs(app: App, queuedMails: Settings['QUEUED_MAILS']): void {
  startJobs(app, queuedMails).then(
    () => app.log.info('jobs started'),
    (error: unknown) => {
      if (!app.faults.countDatabaseFault(error)) app.log.warn({ err: error }, 'jobs did not start');
      setTimeout(() => beginJobs(app, queuedMails), JOBS_RETRY_MS).unref();
    },
  );
}

async function startJobs({ jobs, mailer, log }: App, queuedMails: Settings['QUEUED_MAILS']): Promise<void> {
  if (queuedMails === 'drop') log.warn({ mails: await mailer.dropQueued() }, 'QUEUED_MAILS=drop: queued mails deleted');
  if (await mailer.areHeld())
    log.warn('a restored copy: mails are stored in the outbox until "npm run restore -- send-mails"');
  await jobs.start();
}

/** @returns `isPrepared` is false if the primary is away and the replica can be read */
async function findDatabase(settings: Settings, shutdown: Shutdown, report: ReportProgress) {
  const { DATABASE_URL: url } = settings;
  if (!url) return { url: await startBuiltIn(settings, shutdown, report), isPrepared: true };
  try {
    await prepareDatabase(url, settings, report);
    return { url, isPrepared: true };
  } catch (error) {
    if (!isAwayForNow(error)) throw error;
    report(explainFault(error));
    if (await canReadReplica(settings)) {
      report('The API reads from the replica until the primary is back.');
      return { url, isPrepared: false };
    }
    report('The start waits for the database.');
  }
  await prepareWhenBack(url, settings, report);
  return { url, isPrepared: true };
}

/**
 * Whether waiting can help. A host that does not exist is a mistake in the setting, and so is a server that ends the
 * connection without a code: it is not PostgreSQL.
 */
function isAwayForNow(error: unknown): boolean {
  const cause = error instanceof StartupError ? error.cause : error;
  const { code, message = '' } = Object(cause) as Partial<NodeJS.ErrnoException>;
  return isDatabaseAway(cause) && (code === undefined ? message.startsWith('timeout') : code !== 'ENOTFOUND');
}

const canReadReplica = async ({ DATABASE_REPLICA_URL: url }: Settings): Promise<boolean> =>
  url !== undefined && isComplete(url).catch(() => false);

/** Waits until the server answers, and prepares its database. */
async function prepareWhenBack(url: string, settings: Settings, report: ReportProgress): Promise<void> {
  for (;;) {
    await delay(DATABASE_RETRY_MS);
    try {
      return await prepareDatabase(url, settings, report);
    } catch (error) {
      if (!isAwayForNow(error)) throw error;
    }
  }
}

/** @returns the address of the built-in database */
async function startBuiltIn(settings: Settings, shutdown: Shutdown, report: ReportProgress): Promise<string> {
  const { DATA_DIR: dataDir, POSTGRES_PORT: port } = settings;
  const cluster = await startCluster({ dataDir, port, onMessage: report, keepRunning: true });
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
