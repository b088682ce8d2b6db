import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { closeCase } from './cases';

interface Deleted {
  kinds: readonly string[];
  /** The table of the subjects. */
  table: keyof Database;
  /** The entry of the history. */
  action: string;
}

/**
 * Closes the cases of subjects that were deleted, by the retention job or with an account, and removes names and
 * addresses from them (AC-07).
 */
export async function endDeletedCases(db: Transaction<Database>, { kinds, table, action }: Deleted): Promise<void> {
  const gone = await db
    .selectFrom('desk_case as k')
    .select(['k.id', 'k.subject_id', 'k.state'])
    .where('k.kind', 'in', kinds)
    // Empty since an earlier run.
    .where('k.search_text', '!=', '')
    .where(sql<boolean>`not exists (select from ${sql.table(table)} subject where subject.id = k.subject_id)`)
    .orderBy('k.id')
    .execute();
  for (const { id, subject_id, state } of gone) {
    if (state !== 'CLOSED') await closeCase(db, { kinds, subjectId: subject_id }, { actorId: null, action });
    await db.updateTable('desk_case').set({ search_text: '' }).where('id', '=', id).execute();
  }
}
