import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { conflict } from '../../../platform/http/errors';
import { reachableRecipients } from '../../accounts';
import { articlesOf, storeResult, type NewsletterRow } from './newsletter-rows';
import { NEWSLETTER_JOB } from './send-newsletter';

/**
 * Begins to send a locked issue, or goes on after a stop.
 * @param agreed the number of recipients that the editor has agreed to
 */
export async function startNewsletter(
  app: App,
  db: Transaction<Database>,
  row: NewsletterRow,
  agreed: number,
): Promise<void> {
  const { id, state, articles } = row;
  if (state !== 'DRAFT' && state !== 'STOPPED') throw conflict('Dieser Newsletter wurde schon versendet.');
  if ((await articlesOf(db, row)).length < articles.length)
    throw conflict('Ein gewählter Artikel ist nicht mehr öffentlich. Bitte nehmen Sie ihn heraus.');
  if (!row.introduction && articles.length === 0)
    throw conflict('Der Newsletter ist leer. Bitte schreiben Sie eine Einleitung, oder wählen Sie Artikel.');
  const recipients = state === 'DRAFT' ? await listRecipients(db, id) : (row.result?.waiting ?? 0);
  if (recipients === 0) throw conflict('Es gibt keine Empfänger.');
  if (recipients !== agreed)
    throw conflict(`Inzwischen sind es ${recipients} Empfänger. Bitte bestätigen Sie das noch einmal.`);
  const now = new Date();
  await db
    .updateTable('newsletter_issue')
    .set({ state: 'SENDING', next_batch_at: sql<Date>`now()`, updated_at: now, stopped_because: null })
    .$if(state === 'DRAFT', (query) => query.set({ started_at: now, recipients }))
    .where('id', '=', id)
    .execute();
  await storeResult(db, id);
  await app.jobs.enqueue(NEWSLETTER_JOB, {}, { transaction: db });
}

/** @returns their number */
async function listRecipients(db: Transaction<Database>, issueId: number): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('newsletter_delivery')
    .columns(['issue_id', 'user_id'])
    .expression(reachableRecipients(db).select([sql<number>`${issueId}::bigint`.as('issue_id'), 'u.id as user_id']))
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}
