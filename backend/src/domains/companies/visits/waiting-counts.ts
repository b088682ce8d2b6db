import type { Databases } from '../../../platform/database/database';
import type { Db } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';

const FLUSH_MS = 10_000;

/** Counts by key, which wait in memory until one statement writes them all. */
export class WaitingCounts<Row extends { count: number }> {
  #rows = new Map<string, Row>();
  #written: Promise<void> = Promise.resolve();

  /** @param store the statement, which gets the rows as JSON */
  constructor(
    private readonly databases: Databases,
    private readonly store: (db: Db, values: { rows: string }) => Promise<unknown>,
  ) {}

  get size(): number {
    return this.#rows.size;
  }

  add(key: string, row: Row): void {
    this.#rows.set(key, { ...row, count: row.count + (this.#rows.get(key)?.count ?? 0) });
  }

  /** Ends when all that was counted is stored, also by a write that runs already. */
  flush(): Promise<void> {
    const write = (): Promise<void> => this.#write();
    this.#written = this.#written.then(write, write);
    return this.#written;
  }

  async #write(): Promise<void> {
    if (this.size === 0) return;
    const rows = this.#rows;
    this.#rows = new Map();
    try {
      await this.store(this.databases.primary.kysely, { rows: JSON.stringify([...rows.values()]) });
    } catch (error) {
      for (const [key, row] of rows) this.add(key, row);
      throw error;
    }
  }
}

/** Writes the counts of an API process every few seconds and before it ends. */
export function keepCounting(app: App, what: string, flush: () => Promise<unknown>): void {
  const write = () =>
    flush().catch((error: unknown) => {
      if (!app.faults.countDatabaseFault(error))
        app.log.warn({ err: error }, `${what} not written; they are written with the next ones`);
    });
  const timer = setInterval(() => void write(), FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
}
