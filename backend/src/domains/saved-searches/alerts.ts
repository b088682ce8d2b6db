import type { AlertAnswer } from '@care/contracts/schemas';
import { fingerprint, newKey } from '../accounts';
import { normalAddress } from '../../platform/mail/mail-address';
import type { App } from '../../platform/http/app-type';
import type { Db } from '../../platform/database/schema';
import { CONFIRM_DAYS, confirmLink } from './alert-links';
import { confirmationMail } from './saved-search-mails';
import { newUnsubscribeKey, type SavedSearchRow } from './saved-search-queries';
import { describeSearch, resultsPath } from './search-kinds';
import { isFound, rowsWith, changeRows } from '../../platform/database/queries';

export const ALERT_REQUEST = 'alert-request';
/** A visitor's request, with the query in its canonical form. */
export type AlertRequest = Pick<SavedSearchRow, 'kind' | 'query' | 'frequency'> & { email: string; origin: string };

/**
 * First half of the double opt-in: stores the request and sends the confirmation mail. It is a job, so that answer and
 * response time are the same for every address. An address that has already confirmed this search gets no mail.
 */
export async function requestAlert(app: App, { origin, ...wish }: AlertRequest): Promise<void> {
  const { databases, jobs, mailer } = app;
  await jobs.ready('mail');
  await databases.primary.kysely.transaction().execute(async (db) => {
    const { kind, query, frequency } = wish;
    const label = await describeSearch(db, kind, query);
    const email = normalAddress(wish.email);
    const confirmed = rowsWith(db, 'saved_search', { email, kind, query }).where('confirmed_at', 'is not', null);
    if (await isFound(confirmed)) return;
    const key = newKey();
    // If no mail is sent, the link in an earlier mail stays valid.
    const mail = confirmationMail(wish.email, label, confirmLink(origin, key));
    if (!(await mailer.send(mail, { transaction: db }))) return;
    await db
      .insertInto('saved_search')
      .values({
        ...{ email, kind, query, frequency, label },
        confirm_key_hash: fingerprint(key),
        unsubscribe_key: newUnsubscribeKey(),
      })
      .onConflict((on) =>
        on
          .columns(['user_id', 'email', 'kind', 'query'])
          .doUpdateSet({ confirm_key_hash: fingerprint(key), frequency, created_at: new Date() })
          .where('saved_search.confirmed_at', 'is', null),
      )
      .execute();
  });
}

const answerOf = ({ kind, label, query }: Pick<SavedSearchRow, 'kind' | 'label' | 'query'>): AlertAnswer => ({
  kind,
  label,
  path: resultsPath(kind, query),
});

/**
 * Second half of the double opt-in; a second click reports that it was confirmed before. Null for a key that is unknown
 * or too old.
 */
export async function confirmAlert(db: Db, key: string): Promise<AlertAnswer | null> {
  const row = await rowsWith(db, 'saved_search', { confirm_key_hash: fingerprint(key) })
    .selectAll()
    .where('created_at', '>', new Date(Date.now() - CONFIRM_DAYS * 86_400_000))
    .executeTakeFirst();
  if (!row) return null;
  const { numUpdatedRows } = await changeRows(db, 'saved_search', { id: row.id, confirmed_at: null })
    .set({ confirmed_at: new Date(), checked_at: new Date() })
    .executeTakeFirst();
  return { ...answerOf(row), ...(numUpdatedRows === 0n && { already: true as const }) };
}

/** Ends an alert with one click: that of a visitor is deleted, that of an account stays saved without mails. */
export async function endAlert(db: Db, key: string): Promise<AlertAnswer | null> {
  const row = await db.selectFrom('saved_search').selectAll().where('unsubscribe_key', '=', key).executeTakeFirst();
  if (!row) return null;
  if (row.user_id === null) await db.deleteFrom('saved_search').where('id', '=', row.id).execute();
  else await db.updateTable('saved_search').set({ frequency: 'NONE' }).where('id', '=', row.id).execute();
  return answerOf(row);
}
