import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import bossPlans from 'pg-boss/src/plans.js';
import { setTimeout as delay } from 'node:timers/promises';
import { openStore, type Databases, type PrimaryStore } from '../database/database';
import { isDatabaseAway } from '../process/database-away';
import type { Db } from '../database/schema';

const SCHEMA = 'jobs';
const TIME_ZONE = 'Europe/Berlin';

/** Separate connections: opening a queue must not wait for a request that waits for the queue. */
const CONNECTIONS = 2;

/** Queued mails contain their text, so finished jobs are deleted soon. */
const KEPT_SECONDS = 300;
const KEPT_HOURS = 24;

/** The two statements by which pg-boss's workers mark a job as done or failed. */
const FINISHING = new Set([bossPlans.completeJobs(SCHEMA), bossPlans.failJobsById(SCHEMA)]);
const FINISH_AGAIN_MS = 500;
/** The advisory lock for creating schema and queues. */
const SETUP_LOCK = 4_711_005;

type Handler = (data: never) => Promise<void>;

export interface JobOptions {
  /** Seconds between two polls by this process; default 5. */
  pollSeconds?: number;
  /** Number of retries of a failed job, with growing pauses; default 5. */
  retries?: number;
  /** Five fields, Berlin time; the job then also runs on this schedule, with `{}` as data, once for all processes. */
  cron?: string;
}

export interface EnqueueOptions {
  /** The job is queued only if this transaction is committed. */
  transaction?: Db;
  startAfter?: Date;
  /** While a job with this key waits, no second one is added. */
  singletonKey?: string;
}

/**
 * Jobs that run after the answer, in the PostgreSQL schema `jobs` of pg-boss. The database is not used before the first
 * `enqueue` or `start`, so an app without jobs has no cost.
 */
export class Jobs {
  private readonly registered = new Map<string, { handler: Handler; options: JobOptions }>();
  private readonly subscribers = new Map<string, string[]>();
  private readonly queues = new Map<string, Promise<void>>();
  private readonly workers = new Map<string, string>();
  private boss: Promise<PgBoss> | undefined;
  private store: PrimaryStore | undefined;
  /** Statements of the queue that the database has not answered yet. */
  private readonly underWay = new Set<Promise<unknown>>();
  private making: Promise<unknown> = Promise.resolve();
  private stopped = false;

  constructor(
    private readonly databases: Databases,
    /** Called for a failed job, and without a name for other faults of the queue. */
    private readonly report: (error: unknown, job?: string) => void,
  ) {}

  /**
   * Registers the handler of a kind of job; before `start`. A handler may run twice for one job, so it must be
   * idempotent.
   */
  register<Data extends object>(name: string, handler: (data: Data) => Promise<void>, options: JobOptions = {}): void {
    if (this.registered.has(name)) throw new Error(`The job "${name}" is registered twice.`);
    this.registered.set(name, { handler, options });
  }

  /** Registers a further handler for an event; any number of domains may subscribe without importing each other. */
  subscribe<Data extends object>(event: string, who: string, handler: (data: Data) => Promise<void>): void {
    const name = `${event}.${who}`;
    this.register(name, handler);
    this.subscribers.set(event, [...(this.subscribers.get(event) ?? []), name]);
  }

  /** Queues the jobs of all subscribers of an event. */
  async publish(event: string, data: object, options: EnqueueOptions = {}): Promise<void> {
    for (const name of this.subscribers.get(event) ?? []) await this.enqueue(name, data, options);
  }

  /** Queues a job. Any API process runs it soon, and again if it fails. */
  async enqueue(name: string, data: object, options: EnqueueOptions = {}): Promise<void> {
    const boss = await this.withQueue(name);
    const { transaction, startAfter, singletonKey } = options;
    await boss.send(name, data, {
      ...(transaction && { db: asBossDatabase(transaction) }),
      ...(startAfter && { startAfter }),
      ...(singletonKey && { singletonKey, singletonSeconds: 60 }),
    });
    const worker = this.workers.get(name);
    if (worker && !transaction) boss.notifyWorker(worker);
  }

  /** Opens the queue of a job, which takes a connection; call it before a transaction that queues such a job. */
  async ready(name: string): Promise<void> {
    await this.withQueue(name);
  }

  /** Starts running queued and scheduled jobs in this process. After a failure it may be called again. */
  async start(): Promise<void> {
    for (const [name, { options }] of this.registered) {
      const boss = await this.withQueue(name);
      if (this.stopped) return;
      if (this.workers.has(name)) continue;
      const pollingIntervalSeconds = options.pollSeconds ?? 5;
      this.workers.set(
        name,
        await boss.work<object>(name, { pollingIntervalSeconds }, async ([job]) => {
          if (!job) return;
          // After a job there may be more: poll again at once instead of after the pause.
          boss.notifyWorker(this.workers.get(name) ?? '');
          try {
            await this.perform(name, job.data);
          } catch (error) {
            // pg-boss notes the failure for the retry, and tells nobody.
            this.report(error, name);
            throw error;
          }
        }),
      );
      if (options.cron) await boss.schedule(name, options.cron, {}, { tz: TIME_ZONE });
    }
  }

  /** Finishes the running jobs of this process and takes no more. */
  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    const boss = await this.boss?.catch(() => undefined);
    await boss?.stop({ graceful: true, timeout: 10_000 });
    // The wait above does not include a worker that is polling. A pool that ends does not answer queries that wait for
    // a connection, so the worker would never stop.
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay);
    await this.store?.close();
  }

  /** Deletes all jobs of a kind that have not run yet, also those that a process was running when it ended. */
  async dropQueued(name: string): Promise<number> {
    await this.withQueue(name);
    const { rows } = await sql`
      delete from ${sql.table(`${SCHEMA}.job`)} where name = ${name} and state < 'completed' returning 1`.execute(
      this.openStore().kysely,
    );
    return rows.length;
  }

  /** Runs all due jobs now until none is left; throws the error of a job. For tests and single runs. */
  async drain(): Promise<number> {
    let done = 0;
    for (let before = -1; before !== done;) {
      before = done;
      for (const name of this.queues.keys()) done += await this.drainQueue(name);
    }
    return done;
  }

  /** Runs one job without the queue, as the schedule would. */
  async perform(name: string, data: object = {}): Promise<void> {
    const job = this.registered.get(name);
    if (!job) throw new Error(`Nobody registered the job "${name}".`);
    await job.handler(data as never);
  }

  private async drainQueue(name: string): Promise<number> {
    const boss = await this.withQueue(name);
    // One by one, because a batch has no fixed order.
    let done = 0;
    for (;;) {
      const [job] = await boss.fetch<object>(name);
      if (!job) return done;
      try {
        await this.perform(name, job.data);
        await boss.complete(name, job.id);
        done++;
      } catch (error) {
        await boss.fail(name, job.id);
        throw error;
      }
    }
  }

  private async withQueue(name: string): Promise<PgBoss> {
    this.boss ??= this.open().catch((error: unknown) => {
      this.boss = undefined;
      throw error;
    });
    const boss = await this.boss;
    const store = this.openStore();
    const create = () => this.exclusively(store, () => boss.createQueue(name, this.queueOptions(name)));
    const ready = this.queues.get(name) ?? create();
    this.queues.set(name, ready);
    // If the database was unreachable, the next call tries again.
    await ready.catch((error: unknown) => {
      this.queues.delete(name);
      throw error;
    });
    return boss;
  }

  /**
   * Creates the schema or a queue of pg-boss under a lock, because two processes that create them at the same time
   * block each other. In this process they are created one after the other, because the lock takes one of the two
   * connections.
   */
  private exclusively<Made>(store: PrimaryStore, make: () => Promise<Made>): Promise<Made> {
    const made = this.making.then(() =>
      store.kysely.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${SETUP_LOCK})`.execute(connection);
        try {
          return await make();
        } finally {
          await sql`select pg_advisory_unlock(${SETUP_LOCK})`.execute(connection);
        }
      }),
    );
    this.making = made.catch(() => undefined);
    return made;
  }

  private queueOptions(name: string): PgBoss.Queue {
    const retryLimit = this.registered.get(name)?.options.retries ?? 5;
    return { name, retryLimit, retryDelay: 30, retryBackoff: true };
  }

  private async open(): Promise<PgBoss> {
    const store = this.openStore();
    const boss = new PgBoss({
      db: this.counted(asBossDatabase(store.kysely)),
      schema: SCHEMA,
      archiveCompletedAfterSeconds: KEPT_SECONDS,
      deleteAfterHours: KEPT_HOURS,
    });
    boss.on('error', this.report);
    return this.exclusively(store, () => boss.start());
  }

  private openStore(): PrimaryStore {
    return (this.store ??= openStore(String(this.databases.primary.pool.options.connectionString), CONNECTIONS));
  }

  private counted(database: PgBoss.Db): PgBoss.Db {
    return {
      executeSql: async (text, values) => {
        const ask = () => database.executeSql(text, values);
        const answer = FINISHING.has(text) ? this.finish(ask) : ask();
        this.underWay.add(answer);
        try {
          return await answer;
        } finally {
          this.underWay.delete(answer);
        }
      },
    };
  }

  /**
   * pg-boss's workers do not wait until a job is marked as done or failed, so an error would be an unhandled rejection
   * and end the process. While the database is unreachable, the statement is retried; otherwise a finished job would
   * run again.
   */
  private async finish(ask: () => ReturnType<PgBoss.Db['executeSql']>): ReturnType<PgBoss.Db['executeSql']> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isDatabaseAway(error) || this.stopped) {
          this.report(error);
          return { rows: [{ count: 0 }] };
        }
        await delay(FINISH_AGAIN_MS);
      }
    }
  }
}

/** pg-boss sends scripts without values; they must not become prepared statements. */
const asBossDatabase = (db: Db): PgBoss.Db => ({
  executeSql: async (text, values) => {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
    return { rows };
  },
});
