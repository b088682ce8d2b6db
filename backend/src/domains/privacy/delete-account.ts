import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { casesOf, type Leaver } from '../../platform/domain/domain';
import type { App } from '../../platform/http/app-type';
import { lockAccount, removeAccount } from '../accounts';
import { ownedCompanies } from '../companies';
import { endDeletedCases } from '../desk';

/** How an account is deleted; null if it must not be deleted any more. */
type Due = Pick<Leaver, 'deleteRatings'> | null;

/**
 * Deletes an account with all data that belongs to the person only, in one transaction, and its files after it.
 * `confirmDue` runs after the account is locked and decides whether it is still due.
 */
export async function deleteAccount(
  app: App,
  id: number,
  confirmDue: (db: Transaction<Database>) => Promise<Due>,
): Promise<void> {
  const accounts = app.domains.flatMap(({ account = {} }) => account);
  const parts = await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const person = await lockAccount(transaction, id);
    const due = person && (await confirmDue(transaction));
    if (!due) return [];
    const leaver: Leaver = { id, ...person, ...due, companies: await ownedCompanies(transaction, id) };
    const left = [];
    for (const { deleted } of accounts) left.push(await deleted?.(app, transaction, leaver));
    await removeAccount(transaction, leaver);
    await endDeletedCases(transaction, casesOf(app));
    for (const part of left) await part?.gone?.(transaction);
    return left;
  });
  for (const part of parts) await part?.committed?.();
}
