import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';

/** Whether an account can read what others write to it: it is neither disabled nor waits for its deletion. */
export async function isAccountInUse(db: Kysely<Database>, userId: number): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .where('deletion_scheduled_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
