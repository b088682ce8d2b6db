import type { Databases } from '../database/database';

/** The row of `app_meta` with which a restored copy begins: it may not write to people of the original. */
export const MAILS_HELD = 'mails_held';

/** Whether this database was restored, and nobody has said since that it may send mails. */
export const areMailsHeld = async ({ primary }: Databases): Promise<boolean> =>
  (await primary.kysely.selectFrom('app_meta').select('key').where('key', '=', MAILS_HELD).executeTakeFirst()) !==
  undefined;
