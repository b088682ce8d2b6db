import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { keptSecret } from '../kept-secret';
import { StartupError } from '../startup-error';
import { findBinaries, type Binaries } from './binaries';
import { claimFolder, releaseFolder } from './folder-owner';
import { freePort, isPortFree } from './ports';
import { processOwner, runProgram, type ProcessOwner } from './run';
import { answers } from './probe';

const MAJOR_VERSION = '15';
const MAX_LOG_BYTES = 10_000_000;

/** Server settings for one machine that also runs everything else. */
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
};

export type ClusterOptions = {
  /** Folder that gets `postgres/` (the data), its password and its owner file. */
  dataDir: string;
  /** 0 takes any free port. */
  port: number;
  /** Server settings that differ from the usual ones. */
  settings?: Record<string, string>;
  onMessage?: (text: string) => void;
};

export type Cluster = {
  port: number;
  /** False when another live process of ours had started the server; it is then left running. */
  owned: boolean;
  urlFor(database: string): string;
  /** Why the server has stopped answering, as far as its log tells. */
  explainLoss(): StartupError;
  stop(): Promise<void>;
};

type Context = ClusterOptions & { binaries: Binaries; owner: ProcessOwner; pgData: string; password: string };

/**
 * Starts the PostgreSQL that npm installed, creating its data on the first call. A server that is still running on the
 * folder (its starter was killed) is taken over. Throws StartupError with a message for the console.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const owner = processOwner();
  const pgData = path.join(options.dataDir, 'postgres');
  prepareFolder(options.dataDir, owner);
  const owned = claimFolder(options.dataDir);
  try {
    const context: Context = {
      ...options,
      binaries: findBinaries(),
      owner,
      pgData,
      password: keptSecret(path.join(options.dataDir, 'postgres.password'), 24),
    };
    await createData(context);
    const port = (await attach(context)) ?? (await startServer(context));
    return describe(context, port, owned);
  } catch (error) {
    if (owned) releaseFolder(options.dataDir);
    throw error;
  }
}

function describe(context: Context, port: number, owned: boolean): Cluster {
  const logged = logSize(context);
  return {
    port,
    owned,
    urlFor: (database) => `postgres://postgres:${context.password}@127.0.0.1:${port}/${database}`,
    explainLoss: () => failure('The database stopped answering', logSince(context, logged)),
    stop: async () => {
      if (!owned) return;
      await runProgram(
        context.binaries.pgCtl,
        ['stop', '-D', context.pgData, '-m', 'fast', '-w', '-t', '30'],
        context.owner,
      );
      releaseFolder(context.dataDir);
    },
  };
}

/** Makes the data folder and, when PostgreSQL runs as another user, makes sure that this user can reach it. */
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
    if ((mode & bit) === 0) {
      throw new StartupError(
        `PostgreSQL runs as user "postgres" here, who cannot enter ${folder}. ` +
          'Set DATA_DIR to a folder that everyone may enter, start as a normal user, or set DATABASE_URL.',
      );
    }
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
  mkdirSync(context.pgData, { recursive: true });
  chmodSync(context.pgData, 0o700);
  const passwordFile = path.join(context.dataDir, 'postgres.initial');
  writeFileSync(passwordFile, context.password, { mode: 0o600 });
  if (context.owner) {
    chownSync(context.pgData, context.owner.uid, context.owner.gid);
    chownSync(passwordFile, context.owner.uid, context.owner.gid);
  }
  // Without these flags initdb follows LANG and may choose SQL_ASCII, where umlauts fail.
  const flags = [
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=icu',
    '--icu-locale=de-DE',
    '--auth=scram-sha-256',
  ];
  const files = [`--pgdata=${context.pgData}`, '--username=postgres', `--pwfile=${passwordFile}`];
  const { code, output } = await runProgram(
    context.binaries.initdb,
    [...files, ...flags, '--no-instructions'],
    context.owner,
  );
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    rmSync(context.pgData, { recursive: true, force: true });
    throw failure('The database could not be created', output);
  }
}

/** The port of a server that already runs on this folder and lets us in; one that does not is ended. */
async function attach(context: Context): Promise<number | undefined> {
  const status = await runProgram(context.binaries.pgCtl, ['status', '-D', context.pgData], context.owner);
  if (status.code !== 0) return undefined;
  const port = Number(readFileSync(path.join(context.pgData, 'postmaster.pid'), 'utf8').split('\n')[3]);
  if (await answers(`postgres://postgres:${context.password}@127.0.0.1:${port}/postgres`)) return port;
  await runProgram(context.binaries.pgCtl, ['stop', '-D', context.pgData, '-m', 'immediate', '-w'], context.owner);
  return undefined;
}

async function startServer(context: Context): Promise<number> {
  if (context.port !== 0 && !(await isPortFree(context.port))) {
    throw new StartupError(`Port ${context.port} is taken. Set POSTGRES_PORT to a free port, or to 0 for any.`);
  }
  const log = logOf(context);
  if (logSize(context) > MAX_LOG_BYTES) truncateSync(log);
  const before = logSize(context);
  const port = context.port || (await freePort());
  const settings = Object.entries({ ...SERVER_SETTINGS, ...context.settings }).map(
    ([key, value]) => `-c ${key}='${value}'`,
  );
  const args = [
    'start',
    '-D',
    context.pgData,
    '-l',
    log,
    '-w',
    '-t',
    '120',
    '-o',
    [`-p ${port}`, ...settings].join(' '),
  ];
  const { code, output } = await runProgram(context.binaries.pgCtl, args, context.owner);
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
