import type { App, Viewer } from '../../../platform/http/app-type';
import { privateFiles } from '../../../platform/files/private-files';
import { deleteForOne, removeFiles } from '../../messages';
import { notFound } from '../../../platform/http/errors';
import { answerText } from '../../../platform/http/texts';
import { isOn, lockedApplication, type Side } from './application-queries';

const COLUMN = { applicant: 'applicant_deleted_at', employer: 'employer_deleted_at' } as const;

interface Deletion {
  id: number;
  side: Side;
  viewer: Viewer;
}

/**
 * Deletes an application and its conversation for one side; the other side keeps them. If both sides have deleted them,
 * or the employer never received them, the rows are removed. Throws 404 for an application of others.
 */
export async function deleteApplication({ databases, settings }: App, { id, side, viewer }: Deletion): Promise<void> {
  const files = await databases.primary.kysely.transaction().execute(async (transaction) => {
    const row = await lockedApplication(transaction, id);
    if (!row || !isOn(side, row, viewer)) throw notFound(answerText('noSuch.application'));
    await transaction
      .updateTable('application')
      .set({ [COLUMN[side]]: new Date() })
      .where('id', '=', id)
      .execute();
    const removed = row.message_id === null ? [] : await deleteForOne(transaction, viewer.userId, row.message_id);
    await transaction
      .deleteFrom('application')
      .where('id', '=', id)
      .where('applicant_deleted_at', 'is not', null)
      .$if(!row.is_held, (both) => both.where('employer_deleted_at', 'is not', null))
      .execute();
    return removed;
  });
  await removeFiles(privateFiles(settings), files);
}
