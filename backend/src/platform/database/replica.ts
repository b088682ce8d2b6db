import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway } from './database-away';

/** `starting` until it has everything that the primary had when it was first asked. */
export type ReplicaState = 'ok' | 'starting' | 'lagging' | 'away';

type OpenPool = (url: string, options: pg.PoolConfig) => pg.Pool;
type Query = Parameters<pg.Pool['query']>[0] & object;

const CHECK_EVERY_MS = 1000;
/** A server that accepts connections and then says nothing counts as away. */
const CHECK_LIMIT_MS = 2000;
/** Anonymous answers may be a minute old anyway; more than this and a person misses what somebody else published. */
const MAX_LAG_MS = 10_000;
/** While a replica is away for long, the oldest and the newest tell enough. */
const MAX_MARKS = 1000;

/** The replica removed rows that a query still read; the same query works elsewhere. */
const CONFLICT_WITH_RECOVERY = '40001';
const TIME_LIMIT = '57014';
/** What the pool says when none of its connections became free in time. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 "position"`;
/** Null where the server copies the primary in another way than by its log. */
const REPLICA_POSITION = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 "position"`;

type Failure = 'other' | 'busy' | 'away';

function failureOf(error: unknown): Failure {
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
  if (code === CONFLICT_WITH_RECOVERY || message.startsWith(ALL_IN_USE)) return 'busy';
  // A query that takes too long here takes too long there as well.
  return isDatabaseAway(error) && code !== TIME_LIMIT ? 'away' : 'other';
}

/** How far behind its primary a replica is, by what the primary had written when. */
class Lag {
  private marks: { at: number; position: number }[] = [];

  /** Remembers that the primary is this far now. */
  mark(position: number): void {
    if (this.marks.at(-1)?.position === position) return;
    this.marks.splice(MAX_MARKS - 1);
    this.marks.push({ at: Date.now(), position });
  }

  /** @returns for how long something has been written that the replica does not have */
  of(replicaPosition: number): number {
    this.marks = this.marks.filter(({ position }) => position > replicaPosition);
    return this.marks[0] ? Date.now() - this.marks[0].at : 0;
  }
}

/** A connection whose queries are repeated on the primary when the replica leaves in the middle of them. Reads may be repeated. */
class ReadConnection implements PostgresPoolClient {
  private released = false;

  constructor(
    readonly client: pg.PoolClient,
    private readonly reads: ReplicaReads,
  ) {}

  query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    query: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof query !== 'string') throw new Error('Reads use no cursors.');
    return this.reads.orOnPrimary(
      () => this.client.query(query, [...parameters]) as unknown as Promise<PostgresQueryResult<R>>,
      (primary) => primary.query(query, [...parameters]) as unknown as Promise<PostgresQueryResult<R>>,
    );
  }

  release(error?: boolean): void {
    if (this.released) return;
    this.released = true;
    this.reads.forget(this);
    this.client.release(error);
  }
}

/** The replica for as long as it is up to date, the primary otherwise, by few connections of its own so that writes have theirs. */
export class ReplicaReads implements PostgresPool {
  state: ReplicaState = 'starting';
  private readonly lag = new Lag();
  private readonly inUse = new Set<ReadConnection>();
  private readonly pools: { replica: pg.Pool; primary: pg.Pool; replicaCheck: pg.Pool; primaryCheck: pg.Pool };
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void>;
  private ended = false;

  constructor(url: string, primaryUrl: string, poolSize: number, open: OpenPool) {
    const check = { max: 1, query_timeout: CHECK_LIMIT_MS, connectionTimeoutMillis: CHECK_LIMIT_MS };
    this.pools = {
      replica: open(url, { max: poolSize, connectionTimeoutMillis: CHECK_LIMIT_MS }),
      primary: open(primaryUrl, { max: Math.ceil(poolSize / 2) }),
      replicaCheck: open(url, check),
      primaryCheck: open(primaryUrl, check),
    };
    this.checking = this.checkAgain();
  }

  connect(): Promise<PostgresPoolClient> {
    return this.orOnPrimary<PostgresPoolClient>(
      () => this.open(),
      async (primary) => (await primary.connect()) as unknown as PostgresPoolClient,
    );
  }

  /** One query. The type is the pool's, of which it uses one way of calling. */
  readonly query = ((query: Query, values?: unknown[]) => {
    const onReplica = async (): Promise<unknown> => {
      const connection = await this.open();
      return connection.client.query(query, values).finally(() => connection.release());
    };
    return this.orOnPrimary<unknown>(onReplica, (primary) => primary.query(query, values));
  }) as pg.Pool['query'];

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.checking;
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()));
  }

  /** Does something on the replica; on the primary if the replica is not to be used, or leaves meanwhile. */
  async orOnPrimary<Answer>(
    onReplica: () => Promise<Answer>,
    onPrimary: (primary: pg.Pool) => Promise<Answer>,
  ): Promise<Answer> {
    if (this.state !== 'ok') return onPrimary(this.pools.primary);
    try {
      return await onReplica();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'other') throw error;
      if (failure === 'away') this.state = 'away';
      return onPrimary(this.pools.primary);
    }
  }

  private async open(): Promise<ReadConnection> {
    const connection = new ReadConnection(await this.pools.replica.connect(), this);
    this.inUse.add(connection);
    return connection;
  }

  forget(connection: ReadConnection): void {
    this.inUse.delete(connection);
  }

  private async checkAgain(): Promise<void> {
    this.state = await this.check();
    // Queries that a silent server would never answer fail now, and go to the primary.
    if (this.state === 'away') for (const connection of this.inUse) connection.release(true);
    if (this.ended) return;
    this.timer = setTimeout(() => (this.checking = this.checkAgain()), CHECK_EVERY_MS);
    this.timer.unref();
  }

  private async check(): Promise<ReplicaState> {
    const hasPrimary = await this.markPrimary();
    try {
      const { rows } = await this.pools.replicaCheck.query<{ position: number | null }>(REPLICA_POSITION);
      const behind = this.lag.of(rows[0]?.position ?? Number.POSITIVE_INFINITY);
      // Without its primary nobody has anything newer.
      if (!hasPrimary) return 'ok';
      if (this.state === 'starting' && behind > 0) return 'starting';
      return behind > MAX_LAG_MS ? 'lagging' : 'ok';
    } catch {
      return 'away';
    }
  }

  /** @returns false while the primary does not answer */
  private async markPrimary(): Promise<boolean> {
    try {
      const { rows } = await this.pools.primaryCheck.query<{ position: number }>(PRIMARY_POSITION);
      if (rows[0]) this.lag.mark(rows[0].position);
      return true;
    } catch (error) {
      return !isDatabaseAway(error);
    }
  }
}

export const openReplica = (url: string, primaryUrl: string, poolSize: number, open: OpenPool): ReplicaReads =>
  new ReplicaReads(url, primaryUrl, poolSize, open);
