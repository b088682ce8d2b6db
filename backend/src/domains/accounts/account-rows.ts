import type { Kysely } from 'kysely';
import { isFound } from '../../platform/database/queries';
import type { Database } from '../../platform/database/schema';

/** The query of one account by its id. */
export const accountById = (db: Kysely<Database>, id: number | null) =>
  db.selectFrom('user_account').where('id', '=', id);

/** The query of one account that is neither disabled nor waits for its deletion. */
export const accountInUse = (db: Kysely<Database>, id: number | null) =>
  accountById(db, id).where('disabled_at', 'is', null).where('deletion_scheduled_at', 'is', null);

/** Whether an account can read what others write to it. */
export const isAccountInUse = (db: Kysely<Database>, id: number | null): Promise<boolean> =>
  isFound(accountInUse(db, id).select('id'));

/** The addressee of a mail; undefined without a confirmed address. */
export const confirmedPerson = (db: Kysely<Database>, id: number | null) =>
  accountById(db, id).select(['email', 'first_name']).where('email_verified_at', 'is not', null).executeTakeFirst();
