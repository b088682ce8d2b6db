import { userInfo } from 'node:os';
import { say, sayCrashes } from '@care/contracts/program-log';
import type pg from 'pg';
import { prepareDatabase } from '../app/prepare-database';
import { openDatabases, openStore } from '../platform/database/database';
import type { Db } from '../platform/database/schema';
import { openClient } from '../platform/database/with-client';
import type { App } from '../platform/http/app-type';
import { startCluster } from '../platform/postgres/cluster';
import { explainFault, StartupError } from '../platform/process/startup-error';
import { Shutdown } from '../platform/process/shutdown';
import { readSettings, type Settings } from '../platform/settings';

/** How a command is called. */
interface Call {
  words: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Whether a person can be asked. */
  hasTerminal: boolean;
  /** Whether the database is known to have the schema of this release. */
  isPrepared: boolean;
}

/** What a command of the operator works with: its call, its settings, and the steps that run when it ends. */
export interface Command extends Call {
  settings: Settings;
  shutdown: Shutdown;
}

type Work = (command: Command) => Promise<void>;

/** Who runs a command, for the audit log; a container may have no name for its user. */
export function operatorName(): string {
  try {
    return `command of ${userInfo().username}`;
  } catch {
    return `command of user ${process.getuid?.() ?? ''}`;
  }
}

/** Runs a command with the settings of its environment, and explains a fault. @returns the exit code */
export async function perform(work: Work, call: Call, explain: (fault: string) => void): Promise<number> {
  const shutdown = new Shutdown();
  try {
    const read = readSettings(call.environment);
    if (!read.success) throw new StartupError(`These settings are not usable:\n${read.problems.join('\n')}`);
    await work({ ...call, settings: read.settings, shutdown });
    return 0;
  } catch (error) {
    const { code = '', message = '' } = Object(error) as Partial<NodeJS.ErrnoException>;
    // An argument that `parseArgs` does not know.
    explain(code.startsWith('ERR_PARSE_ARGS') ? message : explainFault(error));
    return 1;
  } finally {
    await shutdown.run();
  }
}

/** Runs the command of this process. */
export async function runCommand(work: Work): Promise<void> {
  sayCrashes();
  const call = { words: process.argv.slice(2), environment: process.env, hasTerminal: process.stdin.isTTY };
  process.exitCode = await perform(work, { ...call, isPrepared: false }, (fault) => say(fault, 'fatal'));
}

/** The address of the configured database: `DATABASE_URL`, or the built-in one, which is started if it does not run. */
export async function databaseOf({ settings, shutdown }: Command): Promise<string> {
  const { DATABASE_URL, DATA_DIR, POSTGRES_PORT } = settings;
  if (DATABASE_URL) return DATABASE_URL;
  const cluster = await startCluster({ dataDir: DATA_DIR, port: POSTGRES_PORT, onMessage: say });
  shutdown.add(() => cluster.stop());
  return cluster.urlFor('postgres');
}

/**
 * That database with the newest schema.
 * @returns its address
 */
export async function preparedDatabase(command: Command): Promise<string> {
  const url = await databaseOf(command);
  if (!command.isPrepared) await prepareDatabase(url, { ...command.settings, DEMO_DATA: false }, say);
  return url;
}

/** That database for the domains, until the command ends. */
export async function openDatabase(command: Command): Promise<Db> {
  const store = openStore(await preparedDatabase(command), 1);
  command.shutdown.add(() => store.close());
  return store.kysely;
}

/** The API on that database, which answers nobody and runs no jobs: for what queues mails. */
export async function openApp(command: Command): Promise<App> {
  const { buildApp } = await import('../app/app');
  const databases = openDatabases({ url: await preparedDatabase(command), poolSize: 1 });
  command.shutdown.add(() => databases.close());
  const app = await buildApp({ settings: { ...command.settings, LOG_LEVEL: 'warn' }, databases, hasDocument: false });
  command.shutdown.add(() => app.close());
  await app.jobs.ready('mail');
  return app;
}

/** A connection to that database, until the command ends. */
export async function connect(command: Command): Promise<pg.Client> {
  const client = await openClient(await preparedDatabase(command));
  command.shutdown.add(() => client.end());
  return client;
}
