import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { SavedSearch, SavedSearchChange, SavedSearchInput } from '@care/contracts/schemas';
import type { Viewer } from '../../platform/http/app-type';
import type { Databases } from '../../platform/database/database';
import { conflict, permissionDenied, validationError } from '../../platform/http/errors';
import type { Database, SavedSearchTable } from '../../platform/database/schema';
import { canonicalQuery, describeSearch, resultsPath } from './search-kinds';

export type SavedSearchRow = Selectable<SavedSearchTable>;

const MOST_PER_PERSON = 50;

export const newUnsubscribeKey = (): string => randomBytes(24).toString('base64url');

export const presentSavedSearch = ({ id, kind, query, label, frequency, created_at }: SavedSearchRow): SavedSearch => ({
  id,
  kind,
  query,
  label,
  frequency,
  path: resultsPath(kind, query),
  created_at: created_at.toISOString(),
});

/** The own saved searches, latest first. */
export const savedSearchesOf = (db: Kysely<Database>, userId: number): Promise<SavedSearchRow[]> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Saves a search; the same one only once (409). Only providers may save a staff search. */
export async function saveSearch(
  { primary }: Databases,
  viewer: Viewer,
  input: SavedSearchInput,
): Promise<SavedSearchRow> {
  const { kind, frequency } = input;
  if (kind === 'JOB_SEEKER' && viewer.profileType !== 'CARE_PROVIDER') {
    throw permissionDenied('Hinweise auf neue Pflegekräfte gibt es nur für Pflegeanbieter.');
  }
  const query = canonicalQuery(kind, input.query);
  const label = input.label || (await describeSearch(primary.kysely, kind, query));
  return primary.kysely.transaction().execute(async (db) => {
    const own = await savedSearchesOf(db, viewer.userId);
    if (own.length >= MOST_PER_PERSON) {
      throw validationError({ detail: `Sie können höchstens ${MOST_PER_PERSON} Suchen speichern.` });
    }
    const saved = await db
      .insertInto('saved_search')
      .values({
        user_id: viewer.userId,
        kind,
        query,
        label,
        ...(frequency && { frequency }),
        confirmed_at: new Date(),
        unsubscribe_key: newUnsubscribeKey(),
      })
      .onConflict((on) => on.doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!saved) throw conflict('Diese Suche haben Sie bereits gespeichert.');
    return saved;
  });
}

/**
 * Changes an own saved search; when alerts are switched on again, results count from now. Undefined if it belongs to
 * another person.
 */
export const changeSavedSearch = (
  db: Kysely<Database>,
  userId: number,
  id: number,
  { label, frequency }: SavedSearchChange,
): Promise<SavedSearchRow | undefined> =>
  db
    .updateTable('saved_search')
    .set((eb) => ({
      ...(label ? { label } : { label: eb.ref('label') }),
      ...(frequency && {
        frequency,
        checked_at: eb.case().when('frequency', '=', 'NONE').then(new Date()).else(eb.ref('checked_at')).end(),
      }),
    }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();

export async function removeSavedSearch(db: Kysely<Database>, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_search')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
