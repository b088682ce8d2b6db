import { casesOf, type RetentionTime, retentionOf, type Domains } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { endDeletedCases } from '../desk';
import { removeExpiredExports } from './data-export';

const inEnglish = ([amount, unit]: RetentionTime): string => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** The register as it stands in docs/retention.csv. */
export function retentionTable(domains: Domains): string {
  const rows = retentionOf(domains).map(({ name, time, kept, why, ...end }) => {
    const written = inEnglish(time);
    return [name, kept?.(written) ?? written, why, 'job' in end ? end.job : 'retention'];
  });
  return [['what', 'kept for', 'why', 'job'], ...rows].map((row) => `"${row.join('","')}"\n`).join('');
}

/**
 * Deletes what is over its time.
 * @returns the number of rows that each rule deleted
 */
export async function applyRetention(app: App): Promise<Map<string, number>> {
  await removeExpiredExports(app);
  const removed = new Map<string, number>();
  for (const { name, time, ...end } of retentionOf(app.domains)) {
    if ('job' in end) continue;
    const over = end.over(`interval '${inEnglish(time)}'`);
    const { rowCount } = await app.databases.primary.pool.query(`delete from ${end.table} where ${over}`);
    removed.set(name, rowCount ?? 0);
  }
  await app.databases.primary.kysely.transaction().execute((db) => endDeletedCases(db, casesOf(app)));
  return removed;
}
