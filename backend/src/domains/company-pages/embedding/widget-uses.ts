import { berlinDay } from '@care/contracts/format';
import { sql } from 'kysely';
import type { App } from '../../../platform/http/app-type';
import { preparedStatement } from '../../../platform/database/prepared-statement';
import { WaitingCounts } from '../../companies';

const KEPT_DAYS = 90;

const addUses = preparedStatement(
  { rows: 'jsonb' },
  ({ rows }) => sql`
    insert into widget_key_use as stored (key, day, uses)
    select given.key, given.day, given.count
    from jsonb_to_recordset(${rows}) as given (key text, day date, count int) join widget_key using (key)
    order by given.key, given.day
    on conflict (key, day) do update set uses = stored.uses + excluded.uses`,
);

interface Use {
  day: string;
  key: string;
  count: number;
}

const counters = new WeakMap<App['databases'], WaitingCounts<Use>>();

/** The counts of this process. */
export function widgetUses(databases: App['databases']): WaitingCounts<Use> {
  const uses = counters.get(databases) ?? new WaitingCounts<Use>(databases, addUses);
  counters.set(databases, uses);
  return uses;
}

/** Counts by key and day how often other sites use it. No address and no browser is kept (PK-08). */
export function countWidgetUse(databases: App['databases'], key: string): void {
  const day = berlinDay(new Date());
  widgetUses(databases).add(`${day} ${key}`, { day, key, count: 1 });
}

/** Deletes old counts. */
export const forgetWidgetUses = ({ primary }: App['databases']) =>
  primary.kysely
    .deleteFrom('widget_key_use')
    .where('day', '<', sql<string>`current_date - ${KEPT_DAYS}::int`)
    .execute();
