import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { isConflict, isDatabaseAway } from '../process/database-away';

/** `starting` until it has all data that the primary had at the first check. */
export const REPLICA_STATES = ['ok', 'starting', 'lagging', 'away'] as const;
export type ReplicaState = (typeof REPLICA_STATES)[number];

type OpenPool = (url: string, options: pg.PoolConfig) => pg.Pool;
type Query = Parameters<pg.Pool['query']>[0] & object;

const CHECK_EVERY_MS = 1000;
/** A server that accepts connections but does not answer is treated as unreachable. */
const CHECK_LIMIT_MS = 2000;
/**
 * Answers to visitors may be a minute old anyway; with a longer lag, people would miss what others have just published.
 */
const MAX_LAG_MS = 10_000;
/** Limits the list while a replica is unreachable for long; the oldest and the newest entries are enough. */
const MAX_MARKS = 1000;

const TIME_LIMIT = '57014';
/** The pool's error message when no connection became free in time. */
const ALL_IN_USE = 'timeout exceeded when trying to connect';

const PRIMARY_POSITION = `select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::float8 "position"`;
/** Null if the server is not a streaming replica of the primary. */
const REPLICA_POSITION = `select pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::float8 "position"`;

type Failure = 'other' | 'busy' | 'away';

function failureOf(error: unknown): Failure {
  const { code = '', message = '' } = Object(error) as { code?: string; message?: string };
  // The replica ended a query that was in the way of what it takes over; the same query works on the primary.
  if (isConflict(error) || message.startsWith(ALL_IN_USE)) return 'busy';
  // A query that exceeds the time limit here would exceed it on the primary too.
  return isDatabaseAway(error) && code !== TIME_LIMIT ? 'away' : 'other';
}

/** The lag of a replica: compares its position with the recorded positions of the primary. */
class Lag {
  private marks: { at: number; position: number }[] = [];

  /** Records the present position of the primary. */
  mark(position: number): void {
    if (this.marks.at(-1)?.position === position) return;
    this.marks.splice(MAX_MARKS - 1);
    this.marks.push({ at: Date.now(), position });
  }

  /** @returns since when the primary has data that the replica does not have, in ms */
  of(replicaPosition: number): number {
    this.marks = this.marks.filter(({ position }) => position > replicaPosition);
    return this.marks[0] ? Date.now() - this.marks[0].at : 0;
  }
}

/**
 * The replica while it is up to date, otherwise the primary, with a few separate connections so that writes keep
 * theirs.
 */
export class ReplicaReads implements PostgresPool {
  state: ReplicaState = 'starting';
  /** Since when the primary has data that the replica does not have, at the last check. */
  lagMs = 0;
  private readonly lag = new Lag();
  /** Connections to the replica that run a query. */
  private readonly inUse = new Set<pg.PoolClient>();
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

  /** A connection of Kysely takes one of a pool for each query, because reads need no transaction. */
  async connect(): Promise<PostgresPoolClient> {
    return { query: this.query, release: () => undefined };
  }

  /** One query; if a server fails, it is repeated on the other one. Of the pool's call signatures only one is used. */
  readonly query = (async (query: Query, values?: unknown[]): Promise<unknown> => {
    const { primary } = this.pools;
    if (this.state !== 'ok')
      return primary.query(query, values).catch((error: unknown) => {
        // Without the primary, older data of the replica is better than none.
        if (this.state === 'away' || failureOf(error) !== 'away') throw error;
        return this.onReplica(query, values);
      });
    try {
      return await this.onReplica(query, values);
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'other') throw error;
      if (failure === 'away') this.state = 'away';
      return primary.query(query, values);
    }
  }) as pg.Pool['query'];

  async end(): Promise<void> {
    this.ended = true;
    clearTimeout(this.timer);
    await this.checking;
    await Promise.all(Object.values(this.pools).map((pool) => pool.end()));
  }

  private async onReplica(query: Query, values: unknown[] | undefined): Promise<unknown> {
    const client = await this.pools.replica.connect();
    this.inUse.add(client);
    return client.query(query, values).finally(() => this.release(client));
  }

  private release(client: pg.PoolClient, destroy = false): void {
    if (this.inUse.delete(client)) client.release(destroy);
  }

  private async checkAgain(): Promise<void> {
    this.state = await this.check();
    // Queries that wait for an unresponsive server fail now and are repeated on the primary.
    if (this.state === 'away') for (const client of this.inUse) this.release(client, true);
    if (this.ended) return;
    this.timer = setTimeout(() => {
      this.checking = this.checkAgain();
    }, CHECK_EVERY_MS);
    this.timer.unref();
  }

  private async check(): Promise<ReplicaState> {
    const hasPrimary = await this.markPrimary();
    try {
      const { rows } = await this.pools.replicaCheck.query<{ position: number | null }>(REPLICA_POSITION);
      const behind = this.lag.of(rows[0]?.position ?? Number.POSITIVE_INFINITY);
      this.lagMs = behind;
      // Without the primary no server has newer data.
      if (!hasPrimary) return 'ok';
      if (this.state === 'starting' && behind > 0) return 'starting';
      return behind > MAX_LAG_MS ? 'lagging' : 'ok';
    } catch {
      return 'away';
    }
  }

  /** @returns false if the primary does not answer */
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
