import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { notFound, permissionDenied } from '../../platform/http/errors';
import { caseHasChanged } from './cases';
import type { DeskCaseRow, DeskKind } from '../../platform/domain/desk-kind';
import { isOwnCase } from './own-case';
import { accountById } from '../accounts';

export const NO_CASE = 'Diesen Fall gibt es nicht.';

interface Step {
  id: number;
  viewerId: number;
  /** The provider into which that of the case is merged. */
  into?: number;
}

/**
 * Locks a case for a step, so that two people of the desk decide one after the other, also in two cases of a provider.
 * The person and the providers are locked before the case. Claimants take the locks in the same order, which prevents
 * deadlocks.
 * @throws 404 without such a case, 403 for an own one, 409 if its provider or its person has changed meanwhile
 */
export async function lockCase(
  db: Transaction<Database>,
  { id, viewerId, into = 0 }: Step,
  kinds: readonly DeskKind[],
): Promise<DeskCaseRow> {
  const found = db.selectFrom('desk_case').selectAll().where('id', '=', id);
  const { person_id, company_id } = await found.executeTakeFirstOrThrow(() => notFound(NO_CASE));
  await accountById(db, person_id).select('id').forNoKeyUpdate().execute();
  const ids = [company_id ?? 0, into];
  const companies = db.selectFrom('company').select('id').where('id', 'in', ids).orderBy('id');
  // A merge waits for those who are storing references to a provider, and moves these too. Other steps let them proceed.
  await (into === 0 ? companies.forNoKeyUpdate() : companies.forUpdate()).execute();
  const row = await found.forUpdate().executeTakeFirst();
  if (row?.person_id !== person_id || row.company_id !== company_id) throw caseHasChanged();
  const { is_own } = await db
    .selectFrom('desk_case as k')
    .select(isOwnCase(viewerId, kinds).as('is_own'))
    .where('k.id', '=', id)
    .executeTakeFirstOrThrow();
  if (is_own) throw permissionDenied('Über einen eigenen Fall entscheidet jemand anderes.');
  return row;
}
