import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { keptSecret } from '../secrets/kept-secret';
import { StartupError } from '../process/startup-error';
import { findBinaries, processOwner, runProgram, type ProcessOwner } from './run';
import { claimFolder, isAlive, noteWatchdog, ownerFile, releaseFolder, startWatchdog } from './folder-owner';
import { freePort, isPortFree, refusalOf } from './ports';

const MAJOR_VERSION = '15';
const MAX_LOG_BYTES = 10_000_000;
/**
 * How often a guest checks whether the owner has the server ready, and the maximum wait; a first start on a slow disk
 * takes this long.
 */
const GUEST_LOOKS_EVERY_MS = 200;
const GUEST_LIMIT_MS = 120_000;
const LOOK_EVERY_MS = 250;
const START_AGAIN_MS = 500;

/** Server settings for one machine that also runs all other programs. */
const SERVER_SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  random_page_cost: '1.1',
  jit: 'off',
  // A query ends when its client is gone; otherwise it could keep the shared memory of a killed server and block its
  // restart.
  ...(process.platform !== 'win32' && { client_connection_check_interval: '1000' }),
};

export interface ClusterOptions {
  /** Folder for `postgres/` (the data), its password and its owner file. */
  dataDir: string;
  /** 0 takes any free port. */
  port: number;
  /** Server settings that differ from the default ones. */
  settings?: Record<string, string>;
  onMessage?: (text: string) => void;
  /** Restarts the server whenever it has ended by itself. */
  keepRunning?: boolean;
}

export type Cluster = Pick<Server, 'port' | 'owned' | 'urlFor' | 'explainLoss' | 'stop'>;

type Binaries = ReturnType<typeof findBinaries>;
type Context = ClusterOptions & { binaries: Binaries; owner: ProcessOwner; pgData: string; password: string };

/**
 * Starts the PostgreSQL that npm installed, and creates its data on the first call. If a server still runs on the
 * folder (its starter and the watchdog were killed), it is taken over. If another live process owns it, it is shared.
 * Throws StartupError with a message for the console.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const owner = processOwner();
  const pgData = path.join(options.dataDir, 'postgres');
  prepareFolder(options.dataDir, owner);
  const binaries = findBinaries();
  const password = keptSecret(path.join(options.dataDir, 'postgres.password'), 24);
  const server = new Server({ ...options, binaries, owner, pgData, password });
  await server.start();
  return server;
}

class Server {
  port = 0;
  /** False if another live process started the server; this process does not stop it then. */
  owned = false;
  private watchdog: ReturnType<typeof startWatchdog> | undefined;
  private logged = 0;
  private keeping: Promise<void> | undefined;
  private stopping = false;

  constructor(private readonly context: Context) {}

  async start(): Promise<void> {
    const { dataDir, keepRunning } = this.context;
    this.owned = await claimFolder(dataDir);
    const port = this.owned ? undefined : await this.portOfOwner();
    if (port === undefined) await this.startOwned();
    else this.port = port;
    this.logged = logSize(this.context);
    if (keepRunning) this.keeping = this.keep();
  }

  urlFor(database: string, port = this.port): string {
    return `postgres://postgres:${this.context.password}@127.0.0.1:${port}/${database}`;
  }

  /** Why the server has stopped answering, as far as its log says. */
  explainLoss(): StartupError {
    return failure('The database stopped answering', logSince(this.context, this.logged));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await this.keeping;
    if (!this.owned) return;
    const { binaries, pgData, owner, dataDir } = this.context;
    await runProgram(binaries.pgCtl, ['stop', '-D', pgData, '-m', 'fast', '-w', '-t', '30'], owner);
    this.watchdog?.end();
    releaseFolder(dataDir);
  }

  /**
   * The port of the owner's server; undefined if the owner has ended in the meantime and this process is the owner now.
   */
  private async portOfOwner(): Promise<number | undefined> {
    const { dataDir } = this.context;
    for (const end = Date.now() + GUEST_LIMIT_MS; Date.now() < end; await delay(GUEST_LOOKS_EVERY_MS)) {
      const port = portOf(this.context);
      if (port && (await refusalOf(this.urlFor('postgres', port))) === undefined) return port;
      this.owned = await claimFolder(dataDir);
      if (this.owned) return undefined;
    }
    throw new StartupError(
      `Another program is starting the database in ${dataDir}, but it does not become ready. Stop that program, or set another DATA_DIR. ` +
        `The first number in ${ownerFile(dataDir)} is its process. If that process is no start of the database, delete the file.`,
    );
  }

  private async startOwned(): Promise<void> {
    const { dataDir } = this.context;
    try {
      await createData(this.context);
      this.watch();
      this.port =
        (await attach(this.context, (port) => this.urlFor('postgres', port))) ?? (await startServer(this.context));
      this.watchdog?.serverRuns();
    } catch (error) {
      this.watchdog?.end();
      releaseFolder(dataDir);
      throw error;
    }
  }

  private watch(): void {
    const { binaries, pgData, owner, dataDir } = this.context;
    this.watchdog = startWatchdog(binaries.pgCtl, pgData, owner);
    noteWatchdog(dataDir, this.watchdog.pid);
  }

  /** Keeps the server running while this process runs: checks its process, and restarts it on the same port. */
  private async keep(): Promise<void> {
    let said = '';
    const say = (text: string): void => {
      if (text !== said) this.context.onMessage?.(text);
      said = text;
    };
    while (!this.stopping) {
      await delay(LOOK_EVERY_MS, undefined, { ref: false });
      if (this.stopping || isAlive(pidOf(this.context))) continue;
      try {
        if (!(await this.restart(say))) continue;
        say('The database server runs again.');
        said = '';
      } catch (error) {
        // The processes of a killed server may need a moment to end; any other error is reported once.
        const { message } = error as Error;
        if (!/pre-existing shared memory|lock file/.test(message)) say(message);
        await delay(START_AGAIN_MS);
      }
    }
  }

  /** @returns false if another live process owns the server and therefore restarts it */
  private async restart(say: (text: string) => void): Promise<boolean> {
    if (!this.owned) {
      this.owned = await claimFolder(this.context.dataDir);
      if (!this.owned) return false;
      this.watch();
    }
    if (this.stopping || isAlive(pidOf(this.context))) return false;
    say('The database server has ended; starting it again.');
    await startServer({ ...this.context, port: this.port });
    this.watchdog?.serverRuns();
    return true;
  }
}

function pidFile({ pgData }: Context): string[] {
  try {
    return readFileSync(path.join(pgData, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

const pidOf = (context: Context): number => Number(pidFile(context)[0]);
const portOf = (context: Context): number => Number(pidFile(context)[3]);

/** Creates the data folder. If PostgreSQL runs as another user, makes sure that this user can access it. */
function prepareFolder(dataDir: string, owner: ProcessOwner): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartupError(`Cannot write to the data folder ${dataDir}: ${(error as Error).message}`);
  }
  if (!owner) return;
  for (let folder = dataDir; path.dirname(folder) !== folder; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const bit = uid === owner.uid ? 0o100 : gid === owner.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0)
      throw new StartupError(
        `PostgreSQL runs as user "postgres" here, who cannot enter ${folder}. ` +
          'Set DATA_DIR to a folder that everyone may enter, start as a normal user, or set DATABASE_URL.',
      );
  }
}

async function createData(context: Context): Promise<void> {
  const versionFile = path.join(context.pgData, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version === MAJOR_VERSION) return;
    throw new StartupError(
      `${context.pgData} was written by PostgreSQL ${version}, this is version ${MAJOR_VERSION}. ` +
        'Move that folder away, set another DATA_DIR, or set DATABASE_URL.',
    );
  }
  context.onMessage?.('Creating the database …');
  removeDrafts(context);
  const passwordFile = path.join(context.dataDir, 'postgres.initial');
  writeFileSync(passwordFile, context.password, { mode: 0o600 });
  // If the creation is killed, the data folder does not exist, and the next start creates it.
  const draft = mkdtempSync(draftsOf(context));
  if (context.owner) {
    chownSync(draft, context.owner.uid, context.owner.gid);
    chownSync(passwordFile, context.owner.uid, context.owner.gid);
  }
  // Without these flags initdb uses LANG and may choose SQL_ASCII, in which umlauts fail.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=de-DE'];
  const login = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${passwordFile}`];
  const words = [`--pgdata=${draft}`, ...locale, ...login, '--no-instructions'];
  const { code, output } = await runProgram(context.binaries.initdb, words, context.owner);
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    removeDrafts(context);
    throw failure('The database could not be created', output);
  }
  renameSync(draft, context.pgData);
}

const draftsOf = ({ pgData }: Context): string => `${pgData}.new-`;

/** Only the owner of the folder does so. A killed creation may have left its initdb running, which then fails. */
function removeDrafts(context: Context): void {
  const drafts = draftsOf(context);
  const folder = path.dirname(drafts);
  for (const name of readdirSync(folder))
    if (name.startsWith(path.basename(drafts))) removeWhileWritten(path.join(folder, name));
}

/** Node removes the files of a folder once; an initdb that still runs may have written others meanwhile. */
function removeWhileWritten(folder: string): void {
  for (let attempts = 20; ; attempts--)
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      return;
    } catch (error) {
      if (attempts === 0) throw error;
    }
}

/** The port of a server that already runs on this folder and accepts the login; a server that refuses it is stopped. */
async function attach(context: Context, urlOn: (port: number) => string): Promise<number | undefined> {
  const status = await runProgram(context.binaries.pgCtl, ['status', '-D', context.pgData], context.owner);
  if (status.code !== 0) return undefined;
  const port = portOf(context);
  const refusal = port ? await refusalOf(urlOn(port)) : 'its port is unknown';
  if (refusal === undefined) return port;
  context.onMessage?.(`The database server on the folder is replaced: ${refusal}`);
  await runProgram(context.binaries.pgCtl, ['stop', '-D', context.pgData, '-m', 'immediate', '-w'], context.owner);
  return undefined;
}

async function startServer(context: Context): Promise<number> {
  if (context.port !== 0 && !(await isPortFree(context.port)))
    throw new StartupError(`Port ${context.port} is taken. Set POSTGRES_PORT to a free port, or to 0 for any.`);
  const log = logOf(context);
  if (logSize(context) > MAX_LOG_BYTES) truncateSync(log);
  const before = logSize(context);
  const port = context.port || (await freePort());
  const settings = Object.entries({ ...SERVER_SETTINGS, ...context.settings });
  const options = [`-p ${port}`, ...settings.map(([key, value]) => `-c ${key}='${value}'`)].join(' ');
  const words = ['start', '-D', context.pgData, '-l', log, '-w', '-t', '120', '-o', options];
  const { code, output } = await runProgram(context.binaries.pgCtl, words, context.owner);
  if (code === 0) return port;
  throw failure('The database could not be started', `${output}\n${logSince(context, before)}`);
}

const logOf = ({ pgData }: Context): string => path.join(pgData, 'server.log');

const logSize = (context: Context): number => statSync(logOf(context), { throwIfNoEntry: false })?.size ?? 0;

const logSince = (context: Context, position: number): string =>
  logSize(context) ? readFileSync(logOf(context)).subarray(position).toString('utf8') : '';

function failure(what: string, output: string): StartupError {
  if (/No space left on device|Check free disk space/i.test(output))
    return new StartupError(`${what}: the disk is full.`);
  if (/incompatible with server/i.test(output))
    return new StartupError(`${what}: its data folder belongs to another version of PostgreSQL.`);
  return new StartupError(`${what}:\n${output.trim().split('\n').slice(-12).join('\n')}`);
}
