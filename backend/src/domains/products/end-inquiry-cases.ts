import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { closeCase } from '../desk';
import { INQUIRY_CASE } from './inquiry-case';

/**
 * Closes the cases of inquiries that were deleted, by the retention job or with their account, and removes name and
 * address from them (AC-07).
 */
export async function endInquiryCases(db: Transaction<Database>): Promise<void> {
  const gone = await db
    .selectFrom('desk_case as k')
    .select(['k.id', 'k.subject_id', 'k.state'])
    .where('k.kind', '=', INQUIRY_CASE)
    // Empty since an earlier run.
    .where('k.search_text', '!=', '')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('product_inquiry as i').select('i.id').whereRef('i.id', '=', 'k.subject_id'))),
    )
    .orderBy('k.id')
    .execute();
  for (const { id, subject_id, state } of gone) {
    if (state !== 'CLOSED')
      await closeCase(
        db,
        { kinds: [INQUIRY_CASE], subjectId: subject_id },
        { actorId: null, action: 'Anfrage gelöscht' },
      );
    await db.updateTable('desk_case').set({ search_text: '' }).where('id', '=', id).execute();
  }
}
