import { Kysely, PostgresDialect, sql, type LogEvent, type PostgresPool } from 'kysely';
import pg from 'pg';
import { openReplica, type ReplicaState } from './replica';
import { addDatabaseTime } from './request-timing';
import type { Database } from './schema';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

// node-postgres gives these as strings; ids stay far below 2^53 and our numerics are small.
pg.types.setTypeParser(INT8, Number);
pg.types.setTypeParser(NUMERIC, Number);
// A calendar day has no time zone; keep it as written.
pg.types.setTypeParser(DATE, (value) => value);

/** A query that PostgreSQL parses and plans once per connection. `name` must belong to exactly one text. */
export type PreparedQuery = { name: string; text: string; values: unknown[] };

/** One database server as the domains use it: Kysely for most queries, prepared statements for the hot ones. */
export type Store = {
  kysely: Kysely<Database>;
  prepared<Row>(query: PreparedQuery): Promise<Row[]>;
  pool: Pick<pg.Pool, 'query'>;
  close(): Promise<void>;
};

export type PrimaryStore = Store & { pool: pg.Pool };

export type Databases = {
  primary: PrimaryStore;
  /** The replica where there is one that is up to date, else the primary. For anonymous reads only. */
  replica: Store;
  /** Undefined without a replica. */
  replicaState(): ReplicaState | undefined;
  close(): Promise<void>;
};

const KEEP_PLAN = '/* keep plan */';
/**
 * Stands in front of a hot query of Kysely's whose plan does not depend on its values: each connection then parses and plans it
 * a few times and not at every call.
 */
export const keepPlan = sql.raw(KEEP_PLAN);

/** How many different texts are kept; what filters are combined decides how many there are, and each costs memory per connection. */
const MAX_KEPT = 200;

/** Sends texts with the hint as prepared statements. */
function keepPlans(client: pg.ClientBase, names: Map<string, string>): void {
  const send = client.query.bind(client) as (...words: unknown[]) => unknown;
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MAX_KEPT) names.set(text, `kept_${names.size}`);
    return names.get(text);
  };
  const query = (text: unknown, ...rest: unknown[]): unknown =>
    typeof text === 'string' && text.includes(KEEP_PLAN)
      ? send({ name: nameOf(text), text }, ...rest)
      : send(text, ...rest);
  client.query = query as typeof client.query;
}

const recordTime = (event: LogEvent): void => addDatabaseTime(event.queryDurationMillis);

/** A pool of connections with our settings, none of which can end the process. */
export function openPool(
  url: string,
  options: Pick<pg.PoolConfig, 'max' | 'query_timeout' | 'connectionTimeoutMillis'>,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // Short queries lose more by just-in-time compilation and parallel workers than they gain.
    options: '-c jit=off -c max_parallel_workers_per_gather=0 -c timezone=UTC -c statement_timeout=30000',
    ...options,
  });
  // A connection that the server closed is replaced by the pool; without a listener it would end the process. The pool itself
  // listens to idle ones only, so that one in a transaction needs its own listener. Its next query fails, and that is answered.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    keepPlans(client, names);
  });
  return pool;
}

type StorePool = PostgresPool & {
  query(query: PreparedQuery): Promise<{ rows: unknown[] }>;
};

function storeOn<Pool extends StorePool>(pool: Pool): Omit<Store, 'pool'> & { pool: Pool } {
  const kysely = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), log: recordTime });
  return {
    kysely,
    pool,
    prepared: async <Row>(query: PreparedQuery) => {
      const start = performance.now();
      const { rows } = await pool.query(query);
      addDatabaseTime(performance.now() - start);
      return rows as Row[];
    },
    close: () => kysely.destroy(),
  };
}

export const openStore = (url: string, poolSize: number): PrimaryStore => storeOn(openPool(url, { max: poolSize }));

export function openDatabases(options: { url: string; replicaUrl?: string | undefined; poolSize: number }): Databases {
  const { url, replicaUrl, poolSize } = options;
  const primary = openStore(url, poolSize);
  if (!replicaUrl) return { primary, replica: primary, replicaState: () => undefined, close: () => primary.close() };
  const reads = openReplica(replicaUrl, url, poolSize, openPool);
  const replica = storeOn(reads);
  return {
    primary,
    replica,
    replicaState: () => reads.state,
    close: async () => {
      await primary.close();
      await replica.close();
    },
  };
}
