import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabases } from '../../platform/database/database';
import { migrate } from '../../platform/database/migrations';
import { startCluster } from '../../platform/postgres/cluster';
import { isAlive } from '../../platform/postgres/folder-owner';
import { startApiProcess, type ApiProcess } from '../../testing/api-process';
import { serverOf, startPair, type Pair } from '../../testing/replica-cluster';
import { insertCompany, insertUser, signIn } from '../../testing/rows';
import { ask } from '../http-load';

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

/** Answers by kind and status. */
type Tally = Record<string, Record<string, number>>;

type Outcome = Awaited<ReturnType<typeof rounds>>;

const AWAY_MS = 500;
const PAUSE_MS = 300;
const CLIENTS = 4;
const REQUEST_PAUSE_MS = 10;
const PATIENCE_MS = 20_000;

/** Of the APIs: all clients have one address, and log lines would disturb the printed table. */
export const SETTINGS = { RATE_LIMIT_FACTOR: '1000000', LOG_LEVEL: 'fatal' };

interface Plan {
  rounds: number;
  /** A round fails if recovering takes longer than this. */
  limitMs: number;
}

/** One kind of request; the load alternates between them. */
interface Kind {
  name: string;
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A provider, and a signed-in user. */
async function fill(url: string): Promise<Kind[]> {
  await migrate(url);
  const databases = openDatabases({ url, poolSize: 1 });
  const { kysely } = databases.primary;
  const company = await insertCompany(kysely, 'haus');
  const headers = await signIn(databases, await insertUser(kysely, 'anna'));
  await databases.close();
  return [
    { name: 'search', url: '/api-backend/company/search/' },
    { name: 'profile', url: '/api-backend/company/by-slug/haus/' },
    { name: 'own account', url: '/api-backend/user/details/', headers },
    { name: 'write', url: '/api-backend/company/toggle-follow/', headers, body: JSON.stringify({ company }) },
  ];
}

/** Harms something several times, while clients send requests to all APIs. */
async function rounds(
  fault: string,
  { rounds: count, limitMs }: Plan,
  apis: readonly ApiProcess[],
  kinds: readonly Kind[],
  harm: () => Promise<void> | void,
) {
  const agent = new Agent({ keepAlive: true });
  const statusOf = async ({ origin }: ApiProcess, { url, ...kind }: Kind): Promise<number> =>
    (await ask(origin + url, { ...kind, agent, patienceMs: PATIENCE_MS })).status;
  const answers: Tally = {};
  let isRunning = true;
  const client = async (api: ApiProcess, first: number): Promise<void> => {
    for (let number = first; isRunning; number++) {
      const kind = kinds[number % kinds.length]!;
      const status = await statusOf(api, kind);
      const counts = (answers[kind.name] ??= {});
      counts[status] = (counts[status] ?? 0) + 1;
      await delay(REQUEST_PAUSE_MS);
    }
  };
  /** Waits until every API answers every kind with a status below 400. */
  const untilRecovered = async (): Promise<number | undefined> => {
    for (const start = Date.now(); Date.now() - start < limitMs; await delay(50)) {
      const statuses = await Promise.all(apis.flatMap((api) => kinds.map((kind) => statusOf(api, kind))));
      if (statuses.every((status) => status > 0 && status < 400)) return Date.now() - start;
    }
    return undefined;
  };
  const clients = apis.flatMap((api) => Array.from({ length: CLIENTS }, (_, number) => client(api, number)));
  // Milliseconds until every API answered every kind of request again; undefined for a round in which that took too long.
  const recovered: (number | undefined)[] = [];
  for (let round = 0; round < count; round++) {
    await delay(PAUSE_MS);
    await harm();
    recovered.push(await untilRecovered());
  }
  isRunning = false;
  await Promise.all(clients);
  agent.destroy();
  return { fault, rounds: count, ended: apis.filter((api) => api.hasEnded()).length, recovered, answers };
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
    const api = await startApiProcess({ ...SETTINGS, DATA_DIR: dataDir });
    try {
      return [
        await rounds('built-in: kill -9 of a connection', plan, [api], kinds, () => killBackend(dataDir)),
        await rounds('built-in: kill -9 of the server', plan, [api], kinds, () => killServer(dataDir)),
      ];
    } finally {
      await api.stop();
    }
  });

/** Several APIs on a primary and a replica that this program restarts half a second later. */
export const chaosPair = (plan: Plan, apiCount: number): Promise<Outcome[]> =>
  inFolder(async (folder) => {
    let kinds: Kind[] = [];
    const pair = await startPair(folder, async (url) => void (kinds = await fill(url)));
    const [primary, replica] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
    const again = async (name: keyof Omit<Pair, 'settings'>): Promise<void> => {
      const { port } = pair[name];
      // The processes of the killed server may still be ending.
      for (let tries = 0; ; tries++)
        try {
          pair[name] = await startCluster({ dataDir: path.join(folder, name), port, settings: pair.settings });
          return;
        } catch (error) {
          if (tries === 20) throw error;
          await delay(200);
        }
    };
    const apis: ApiProcess[] = [];
    try {
      const settings = {
        ...SETTINGS,
        DATABASE_URL: pair.primary.urlFor('postgres'),
        DATABASE_REPLICA_URL: pair.replica.urlFor('postgres'),
      };
      for (let number = 0; number < apiCount; number++)
        apis.push(await startApiProcess({ ...settings, DATA_DIR: path.join(folder, `api-${number}`) }));
      const faults: [string, () => Promise<void> | void][] = [
        ['kill -9 of a connection of the primary', () => killBackend(primary)],
        [
          'kill -9 of the replica, recovered without it',
          async () => {
            // Also after a round in which it ended while starting.
            while (!isAlive(serverOf(replica))) await again('replica');
            await delay(AWAY_MS);
            killServer(replica);
          },
        ],
        [
          'kill -9 of the primary, recovered after its restart',
          async () => {
            killServer(primary);
            await delay(AWAY_MS);
            await again('primary');
          },
        ],
      ];
      const outcomes: Outcome[] = [];
      for (const [fault, harm] of faults)
        outcomes.push(await rounds(`${apiCount} APIs: ${fault}`, plan, apis, kinds, harm));
      return outcomes;
    } finally {
      for (const api of apis) await api.stop();
      await pair.replica.stop();
      await pair.primary.stop();
    }
  });

/** Statuses that an API may answer while a database is unreachable; 0 (no answer) is not allowed. */
const ALLOWED = ['200', '201', '204', '503'];

/** Violations of the rules; empty if there are none. */
export function faultsOf({ fault, ended, recovered, answers }: Outcome): string[] {
  const wrong = Object.entries(answers).flatMap(([kind, counts]) =>
    Object.entries(counts)
      .filter(([status]) => !ALLOWED.includes(status))
      .map(([status, number]) => `${kind}: ${number} × ${status}`),
  );
  const late = recovered.filter((time) => time === undefined).length;
  return [
    ...wrong,
    ...(ended ? [`${ended} APIs ended`] : []),
    ...(late ? [`${late} times not recovered in time`] : []),
  ].map((what) => `${fault}: ${what}`);
}

export const TABLE_HEAD = [
  '| Fault | Rounds | APIs ended | Recovered after, median and longest | Answers | of them 503 | others |',
  '| --- | --- | --- | --- | --- | --- | --- |',
].join('\n');

/** One row of the printed table; docs/reliability.csv has its figures. */
export function rowOf({ fault, rounds: times, ended, recovered, answers }: Outcome): string {
  const ms = recovered.map((time) => time ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const seconds = (time = 0): string => `${(time / 1000).toFixed(2)} s`;
  const counts = Object.values(answers).flatMap((statuses) => Object.entries(statuses));
  const sum = (wanted: (status: string) => boolean): number =>
    counts.reduce((total, [status, number]) => total + (wanted(status) ? number : 0), 0);
  const after = `${seconds(ms[Math.floor(ms.length / 2)])}, ${seconds(ms.at(-1))}`;
  const wrong = sum((status) => !ALLOWED.includes(status));
  return `| ${fault} | ${times} | ${ended} | ${after} | ${sum(() => true)} | ${sum((status) => status === '503')} | ${wrong} |`;
}
