import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import type { DeskKind } from '../../platform/domain/desk-kind';
import { closeCase } from './cases';

/** Whether an account `u` of a query has an open case that does not end with it. */
export const hasOpenCase = (kinds: readonly DeskKind[]): RawBuilder<boolean> =>
  sql`exists (select from desk_case where person_id = u.id and state <> 'CLOSED'
    and kind <> all (${kinds.flatMap(({ kind, endsWithAccount }) => (endsWithAccount ? kind : []))}))`;

/**
 * Closes the cases of subjects that were deleted, by the retention job or with an account, and removes names and
 * addresses from them (AC-07).
 */
export async function endDeletedCases(db: Transaction<Database>, kinds: readonly DeskKind[]): Promise<void> {
  for (const { kind, subject } of kinds) if (subject) await endCases(db, kind, subject);
}

async function endCases(
  db: Transaction<Database>,
  kind: string,
  { table, deleted }: NonNullable<DeskKind['subject']>,
): Promise<void> {
  const gone = await db
    .selectFrom('desk_case as k')
    .select(['k.id', 'k.subject_id', 'k.state'])
    .where('k.kind', '=', kind)
    // Empty since an earlier run.
    .where('k.search_text', '!=', '')
    .where(sql<boolean>`not exists (select from ${sql.table(table)} subject where subject.id = k.subject_id)`)
    .orderBy('k.id')
    .execute();
  for (const { id, subject_id, state } of gone) {
    if (state !== 'CLOSED')
      await closeCase(db, { kinds: [kind], subjectId: subject_id }, { actorId: null, action: deleted });
    await db.updateTable('desk_case').set({ search_text: '' }).where('id', '=', id).execute();
  }
}
