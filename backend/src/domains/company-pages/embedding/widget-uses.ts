import { berlinDay } from '@care/contracts/format';
import { sql } from 'kysely';
import type { App } from '../../../platform/http/app-type';
import { preparedStatement } from '../../../platform/database/prepared-statement';

const FLUSH_MS = 10_000;
const KEPT_DAYS = 90;

const addUses = preparedStatement(
  { keys: 'text[]', days: 'date[]', uses: 'int[]' },
  ({ keys, days, uses }) => sql`
    insert into widget_key_use as stored (key, day, uses)
    select given.key, given.day, given.uses
    from unnest(${keys}, ${days}, ${uses}) as given (key, day, uses) join widget_key using (key)
    order by given.key, given.day
    on conflict (key, day) do update set uses = stored.uses + excluded.uses`,
);

/** Counts by key and day how often other sites use it. No address and no browser is kept (PK-08). */
export class WidgetUses {
  #written: Promise<void> = Promise.resolve();
  /** By day and key; written with the next flush. */
  #waiting = new Map<string, { day: string; key: string; uses: number }>();

  constructor(private readonly databases: App['databases']) {}

  count(key: string, now = new Date()): void {
    this.#add({ key, day: berlinDay(now), uses: 1 });
  }

  /** Ends when all that was counted is stored, also by a write that runs already. */
  flush(): Promise<void> {
    const write = (): Promise<void> => this.#write();
    this.#written = this.#written.then(write, write);
    return this.#written;
  }

  async #write(): Promise<void> {
    if (this.#waiting.size === 0) return;
    const rows = [...this.#waiting.values()];
    this.#waiting = new Map();
    try {
      await addUses(this.databases.primary.kysely, {
        keys: rows.map(({ key }) => key),
        days: rows.map(({ day }) => day),
        uses: rows.map(({ uses }) => uses),
      });
    } catch (error) {
      for (const row of rows) this.#add(row);
      throw error;
    }
  }

  #add({ day, key, uses }: { day: string; key: string; uses: number }): void {
    const name = `${day} ${key}`;
    this.#waiting.set(name, { day, key, uses: uses + (this.#waiting.get(name)?.uses ?? 0) });
  }
}

const counters = new WeakMap<App['databases'], WidgetUses>();

/** The counter of this process. */
export function widgetUses(databases: App['databases']): WidgetUses {
  const known = counters.get(databases) ?? new WidgetUses(databases);
  counters.set(databases, known);
  return known;
}

/** Writes the counts every few seconds and before the process ends. */
export function keepWidgetUses(app: App): void {
  const uses = widgetUses(app.databases);
  const flush = () =>
    uses.flush().catch((error: unknown) => {
      if (!app.faults.countDatabaseFault(error))
        app.log.warn({ err: error }, 'uses of widget keys not written; they are written with the next ones');
    });
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await flush();
  });
}

/** Deletes old counts. */
export const forgetWidgetUses = ({ primary }: App['databases']) =>
  primary.kysely
    .deleteFrom('widget_key_use')
    .where('day', '<', sql<string>`current_date - ${KEPT_DAYS}::int`)
    .execute();
