import { sql } from 'kysely';
import type { DbTransaction } from '../../platform/database/schema';
import type { Leaver } from '../../platform/domain/domain';
import { mediaStorage } from '../../platform/files/media-storage';
import type { App } from '../../platform/http/app-type';
import { updateAccount } from '../accounts';
import { filesOfPicture, removeUnusedFiles } from '../media';

/** Hides the profile of an account that waits for its deletion. */
export async function hideProfile(db: DbTransaction, userId: number): Promise<void> {
  const wasHidden = sql<boolean>`exists (select from job_seeker where user_id = ${userId} and is_hidden)`;
  await updateAccount(db, userId).set({ profile_was_hidden: wasHidden }).execute();
  await db.updateTable('job_seeker').set({ is_hidden: true }).where('user_id', '=', userId).execute();
}

/** Shows the profile again, if it was shown before. */
export const showProfile = (db: DbTransaction, userId: number) =>
  db
    .updateTable('job_seeker')
    .from('user_account')
    .set((eb) => ({ is_hidden: eb.ref('user_account.profile_was_hidden') }))
    .where('user_id', '=', userId)
    .whereRef('user_account.id', '=', 'user_id')
    .execute();

/** Deletes the pictures of a profile after its account. */
export async function leaveStaff(app: App, db: DbTransaction, { id }: Leaver) {
  const rows = await db
    .selectFrom('job_seeker_image as i')
    .innerJoin('job_seeker as j', 'j.id', 'i.job_seeker_id')
    .select(['i.url', 'i.variants'])
    .where('j.user_id', '=', id)
    .execute();
  const files = rows.flatMap(filesOfPicture);
  return { committed: () => removeUnusedFiles(app.databases, mediaStorage(app.settings), files) };
}
