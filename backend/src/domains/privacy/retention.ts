import { casesOf, type RetentionRule } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { endDeletedCases } from '../desk';
import { removeExpiredExports } from './data-export';

/** The retention times of all domains. */
export const retentionOf = ({ domains }: Pick<App, 'domains'>): readonly RetentionRule[] =>
  domains.flatMap(({ retention = [] }) => retention);

/**
 * Applies every rule.
 * @returns the number of rows that each deleted
 */
export async function applyRetention(app: App): Promise<Map<string, number>> {
  await removeExpiredExports(app);
  const removed = new Map<string, number>();
  for (const { name, table, over } of retentionOf(app)) {
    const { rowCount } = await app.databases.primary.pool.query(`delete from ${table} where ${over}`);
    removed.set(name, rowCount ?? 0);
  }
  await app.databases.primary.kysely.transaction().execute((db) => endDeletedCases(db, casesOf(app)));
  return removed;
}
