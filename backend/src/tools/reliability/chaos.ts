import { chmodSync, mkdtempSync, rmSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabases } from '../../platform/database/database';
import { migrate } from '../../platform/database/migrations';
import { startCluster } from '../../platform/postgres/cluster';
import { startPair, type Pair } from '../../testing/replica-cluster';
import { insertCompany, insertUser, signIn } from '../../testing/rows';
import { startApi, stopApi, type Api } from './apis';
import { Load, type Kind, type Tally } from './load';
import { execFileSync } from 'node:child_process';
import { isAlive } from '../../platform/postgres/folder-owner';

/** The process id of the server on a data folder. */
const serverOf = (dataDir: string): number =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

function isUp(dataDir: string): boolean {
  try {
    return isAlive(serverOf(dataDir));
  } catch {
    return false;
  }
}

/** Kills the server; one that ended by itself a moment before is treated as killed. */
function killServer(dataDir: string): void {
  try {
    process.kill(serverOf(dataDir), 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Kills one of the processes that serve a connection; PostgreSQL then ends all of them and recovers. */
function killBackend(dataDir: string): void {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(serverOf(dataDir))], { encoding: 'utf8' });
  const backends = list.split('\n').filter((line) => /127\.0\.0\.1\(\d+\)/.test(line));
  const pid = Number.parseInt(backends[Math.floor(Math.random() * backends.length)] ?? '', 10);
  if (pid > 0) process.kill(pid, 'SIGKILL');
}

export interface Outcome {
  fault: string;
  rounds: number;
  /** The number of APIs that ended. */
  ended: number;
  /**
   * Milliseconds until every API answered every kind of request again; undefined for a round in which that took too
   * long.
   */
  recovered: (number | undefined)[];
  answers: Tally;
}

const AWAY_MS = 500;
const PAUSE_MS = 300;
const CLIENTS = 4;

export interface Plan {
  /** The file of the bundled program. */
  program: string;
  rounds: number;
  /** A round fails if recovering takes longer than this. */
  limitMs: number;
}

/** A provider, and a signed-in user. */
async function fill(url: string): Promise<Kind[]> {
  await migrate(url);
  const databases = openDatabases({ url, poolSize: 1 });
  const { kysely } = databases.primary;
  const company = await insertCompany(kysely, 'haus');
  const { authorization } = await signIn(databases, await insertUser(kysely, 'anna'));
  await databases.close();
  const headers = { authorization };
  const follow = { method: 'POST', body: JSON.stringify({ company }) };
  return [
    { name: 'search', url: '/api-backend/company/search/' },
    { name: 'profile', url: '/api-backend/company/by-slug/haus/' },
    { name: 'own account', url: '/api-backend/user/details/', init: () => ({ headers }) },
    {
      name: 'write',
      url: '/api-backend/company/toggle-follow/',
      init: () => ({ ...follow, headers: { ...headers, 'content-type': 'application/json' } }),
    },
  ];
}

async function rounds(
  fault: string,
  { rounds: count, limitMs }: Plan,
  apis: readonly Api[],
  kinds: readonly Kind[],
  harm: (load: Load) => Promise<void>,
): Promise<Outcome> {
  const origins = apis.map(({ origin }) => origin);
  const load = new Load(origins, kinds, CLIENTS);
  const recovered: (number | undefined)[] = [];
  for (let round = 0; round < count; round++) {
    await delay(PAUSE_MS);
    await harm(load);
    recovered.push(await load.untilRecovered(limitMs));
  }
  await load.stop();
  const ended = apis.filter(({ child }) => child.exitCode !== null || child.signalCode !== null).length;
  return { fault, rounds: count, ended, recovered, answers: load.tally };
}

export async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'care-chaos-'));
  chmodSync(folder, 0o755);
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One API with the built-in PostgreSQL, which only the API restarts. */
export const chaosBuiltIn = (plan: Plan): Promise<Outcome[]> =>
  inFolder(async (dataDir) => {
    const cluster = await startCluster({ dataDir, port: 0 });
    const kinds = await fill(cluster.urlFor('postgres'));
    await cluster.stop();
    const api = await startApi(plan.program, dataDir, {});
    try {
      return [
        await rounds('built-in: kill -9 of a connection', plan, [api], kinds, async () => killBackend(dataDir)),
        await rounds('built-in: kill -9 of the server', plan, [api], kinds, async () => killServer(dataDir)),
      ];
    } finally {
      await stopApi(api);
    }
  });

/** Several APIs on a primary and a replica that this program restarts half a second later. */
export const chaosPair = (plan: Plan, apiCount: number): Promise<Outcome[]> =>
  inFolder(async (folder) => {
    let kinds: Kind[] = [];
    const pair = await startPair(folder, async (url) => void (kinds = await fill(url)));
    const dirOf = (name: 'primary' | 'replica'): string => path.join(folder, name);
    const again = async (name: keyof Omit<Pair, 'settings'>): Promise<void> => {
      const { port } = pair[name];
      // The processes of the killed server may still be ending.
      for (let tries = 0; ; tries++) {
        try {
          pair[name] = await startCluster({ dataDir: dirOf(name), port, settings: pair.settings });
          return;
        } catch (error) {
          if (tries === 20) throw error;
          await delay(200);
        }
      }
    };
    const apis: Api[] = [];
    try {
      const settings = {
        DATABASE_URL: pair.primary.urlFor('postgres'),
        DATABASE_REPLICA_URL: pair.replica.urlFor('postgres'),
      };
      for (let number = 0; number < apiCount; number++)
        apis.push(await startApi(plan.program, path.join(folder, `api-${number}`), settings));
      const all = `${apiCount} APIs: `;
      return [
        await rounds(`${all}kill -9 of a connection of the primary`, plan, apis, kinds, async () =>
          killBackend(dirOf('primary')),
        ),
        await rounds(`${all}kill -9 of the replica, recovered without it`, plan, apis, kinds, async () => {
          // Also after a round in which it ended while starting.
          while (!isUp(dirOf('replica'))) await again('replica');
          await delay(AWAY_MS);
          killServer(dirOf('replica'));
        }),
        await rounds(`${all}kill -9 of the primary, recovered after its restart`, plan, apis, kinds, async () => {
          killServer(dirOf('primary'));
          await delay(AWAY_MS);
          await again('primary');
        }),
      ];
    } finally {
      for (const api of apis) await stopApi(api);
      await pair.replica.stop();
      await pair.primary.stop();
    }
  });
