import { Kysely, PostgresDialect, sql, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import { ReplicaReads } from './replica';
import { traceQuery } from '@care/contracts/tracing';
import { addDatabaseTime, withRequestId } from './request-timing';
import type { Database } from './schema';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

// node-postgres returns these as strings; ids are far below 2^53 and our numerics are small.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
// A calendar day has no time zone, so the text is kept.
pg.types.setTypeParser(DATE, (value) => value);

/** One database server for the domains. */
export interface Store {
  kysely: Kysely<Database>;
  pool: Pick<pg.Pool, 'query'>;
  close(): Promise<void>;
}

export type PrimaryStore = Store & { pool: pg.Pool };

export interface Databases {
  primary: PrimaryStore;
  /** The replica if there is one and it is up to date, otherwise the primary. For reads without a token only. */
  replica: Store;
  /** Undefined without a replica. */
  replicaReads?: Readonly<Pick<ReplicaReads, 'state' | 'lagMs'>>;
  close(): Promise<void>;
}

const KEEP_PLAN = '/* keep plan */';
/** A hint before a statement: each connection then parses and plans it only a few times, see `preparedStatement`. */
export const keepPlan = sql.raw(KEEP_PLAN);

/** Maximum number of kept texts, because each costs memory per connection. */
const MAX_KEPT = 200;

/**
 * Sends texts with the hint as prepared statements. The others carry the id of their request; in a prepared one it would
 * be that of the first request.
 */
function keepPlans(client: pg.ClientBase, names: Map<string, string>): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_KEPT) names.set(text, `kept_${names.size}`);
    return names.get(text);
  };
  function query(text: unknown, ...rest: unknown[]): unknown {
    if (typeof text !== 'string') return send(text, ...rest);
    return text.includes(KEEP_PLAN) ? send({ name: nameOf(text), text }, ...rest) : send(withRequestId(text), ...rest);
  }
  client.query = query as typeof client.query;
}

function recordTime({ level, query, queryDurationMillis }: LogEvent): void {
  addDatabaseTime(query.sql, queryDurationMillis);
  traceQuery(query.sql, queryDurationMillis, level === 'error');
}

/** Just-in-time compilation and parallel workers cost more than they save, except for the largest indexes. */
const OPTIONS = [
  'jit=off',
  'max_parallel_workers_per_gather=1',
  'min_parallel_index_scan_size=16MB',
  'min_parallel_table_scan_size=1GB',
  'timezone=UTC',
  'statement_timeout=30000',
];

/** A pool of connections with our settings; an error of a connection does not end the process. */
function openPool(url: string, options: Pick<pg.PoolConfig, 'max' | 'query_timeout' | 'connectionTimeoutMillis'>) {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    options: OPTIONS.map((option) => `-c ${option}`).join(' '),
    ...options,
  });
  // The pool replaces a connection that the server closed; without a listener the error would end the process. The pool
  // listens to idle connections only, so a connection in a transaction needs its own listener. Its next query fails,
  // and the request is answered with an error.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    keepPlans(client, names);
  });
  return pool;
}

function storeOn<Pool extends PostgresPool & Store['pool']>(pool: Pool): Store & { pool: Pool } {
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: recordTime });
  return { kysely, pool, close: () => kysely.destroy() };
}

export const openStore = (url: string, poolSize: number): PrimaryStore => storeOn(openPool(url, { max: poolSize }));

export function openDatabases(options: { url: string; replicaUrl?: string | undefined; poolSize: number }): Databases {
  const { url, replicaUrl, poolSize } = options;
  const primary = openStore(url, poolSize);
  if (!replicaUrl) return { primary, replica: primary, close: primary.close };
  const replicaReads = new ReplicaReads(replicaUrl, url, poolSize, openPool);
  const replica = storeOn(replicaReads);
  return {
    primary,
    replica,
    replicaReads,
    close: async () => {
      await primary.close();
      await replica.close();
    },
  };
}
