import type { SuppressionCause } from '@care/contracts/schemas';
import { isFound } from '../database/queries';
import type { Db } from '../database/schema';
import { normalAddress } from './mail-address';

/** Whether no mail of any kind is sent to an address. */
export const isSuppressed = (db: Db, address: string): Promise<boolean> =>
  isFound(db.selectFrom('mail_suppression').select('id').where('address', '=', normalAddress(address)));

interface NewSuppression {
  address: string;
  cause: SuppressionCause;
  /** What the mail server said. */
  reason: string;
}

/** Sends mail to an address again. */
export const endSuppression = (db: Db, address: string) =>
  db.deleteFrom('mail_suppression').where('address', '=', normalAddress(address)).execute();

/** Sends no more mail to an address, until ADMIN lifts it; the first reason stays. */
export async function suppress(db: Db, { address, cause, reason }: NewSuppression): Promise<void> {
  const values = { address: normalAddress(address), cause, reason: reason.slice(0, 500) };
  await db
    .insertInto('mail_suppression')
    .values(values)
    .onConflict((on) => on.doNothing())
    .execute();
}
