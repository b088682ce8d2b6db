import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { SavedSearch, SavedSearchChange, SavedSearchInput } from '@care/contracts/schemas';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { conflict, notFound, permissionDenied, validationError } from '../../platform/http/errors';
import type { Database, Db } from '../../platform/database/schema';
import { canonicalQuery, describeSearch, resultsPath } from './search-kinds';
import { accountById } from '../accounts';
import { pick, rowsWith, deleteRows, changeRows } from '../../platform/database/queries';

export type SavedSearchRow = Selectable<Database['saved_search']>;

const MOST_PER_PERSON = 50;

const noSuchSearch = () => notFound('Diese gespeicherte Suche gibt es nicht.');

export const newUnsubscribeKey = (): string => randomBytes(24).toString('base64url');

export const presentSavedSearch = (row: SavedSearchRow): SavedSearch => ({
  ...pick(row, ['id', 'kind', 'query', 'label', 'frequency']),
  path: resultsPath(row.kind, row.query),
  created_at: row.created_at.toISOString(),
});

/** The own saved searches, latest first. */
export const savedSearchesOf = (db: Db, userId: number): Promise<SavedSearchRow[]> =>
  rowsWith(db, 'saved_search', { user_id: userId })
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/**
 * The stored search, if it is saved again in the same way, for example after a lost answer.
 * @throws 409 if it is saved with another name or frequency
 */
function savedBefore(
  saved: SavedSearchRow,
  { label, frequency = saved.frequency }: { label: string; frequency?: SavedSearchRow['frequency'] },
): SavedSearchRow {
  if (saved.label !== label || saved.frequency !== frequency)
    throw conflict('Diese Suche haben Sie bereits gespeichert.');
  return saved;
}

/** Saves a search once; see `savedBefore`. Only providers may save a staff search. */
export async function saveSearch({ primary }: Databases, viewer: Viewer, input: SavedSearchInput) {
  const { kind, frequency } = input;
  if (kind === 'JOB_SEEKER' && viewer.profileType !== 'CARE_PROVIDER') {
    throw permissionDenied('Hinweise auf neue Pflegekräfte gibt es nur für Pflegeanbieter.');
  }
  const query = canonicalQuery(kind, input.query);
  const label = input.label || (await describeSearch(primary.kysely, kind, query));
  const wanted = { kind, query, label, ...(frequency && { frequency }) };
  return primary.kysely.transaction().execute(async (db) => {
    // Simultaneous requests run one after the other. The lock lets others store references to the person.
    await accountById(db, viewer.userId).select('id').forNoKeyUpdate().execute();
    const own = await savedSearchesOf(db, viewer.userId);
    const before = own.find((one) => one.kind === kind && one.query === query);
    if (before) return savedBefore(before, wanted);
    if (own.length >= MOST_PER_PERSON) {
      throw validationError({ detail: `Sie können höchstens ${MOST_PER_PERSON} Suchen speichern.` });
    }
    return db
      .insertInto('saved_search')
      .values({ user_id: viewer.userId, ...wanted, confirmed_at: new Date(), unsubscribe_key: newUnsubscribeKey() })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/**
 * Changes an own saved search; when alerts are switched on again, results count from now. @throws 404 for that of
 * another person
 */
export const changeSavedSearch = (db: Db, userId: number, id: number, { label, frequency }: SavedSearchChange) =>
  changeRows(db, 'saved_search', { id, user_id: userId })
    .set((eb) => ({
      ...(label ? { label } : { label: eb.ref('label') }),
      ...(frequency && {
        frequency,
        checked_at: eb.case().when('frequency', '=', 'NONE').then(new Date()).else(eb.ref('checked_at')).end(),
      }),
    }))
    .returningAll()
    .executeTakeFirstOrThrow(() => noSuchSearch());

/** Deletes an own saved search. @throws 404 for that of another person */
export const removeSavedSearch = (db: Db, userId: number, id: number) =>
  deleteRows(db, 'saved_search', { id, user_id: userId })
    .returning('id')
    .executeTakeFirstOrThrow(() => noSuchSearch());
