import type { Newsletter, NewsletterResult, NewsletterStop } from '@care/contracts/schemas';
import { sql, type Selectable } from 'kysely';
import { changeRows, pick, rowsWith, times } from '../../../platform/database/queries';
import type { Database, Db, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { notFound } from '../../../platform/http/errors';
import { siteOrigin } from '../../../platform/mail/site-address';
import { unsubscribeKey, unsubscribeLink } from '../../../platform/mail/unsubscribe';
import { authSecret } from '../../../platform/secrets/auth-secret';
import { reachableRecipients } from '../../accounts';
import { publicContent } from '../editing/content-store';
import { newsletterMail, type NewsletterContent, type NewsletterReader } from './newsletter-mails';

export type NewsletterRow = Selectable<Database['newsletter_issue']>;
const noSuchNewsletter = () => notFound('Diesen Newsletter gibt es nicht.');

export const newsletterById = (db: Db, id: number): Promise<NewsletterRow> =>
  db.selectFrom('newsletter_issue').selectAll().where('id', '=', id).executeTakeFirstOrThrow(noSuchNewsletter);

/** The row, locked until the transaction ends. */
export const lockedNewsletter = (db: DbTransaction, id: number): Promise<NewsletterRow> =>
  rowsWith(db, 'newsletter_issue', { id }).selectAll().forUpdate().executeTakeFirstOrThrow(noSuchNewsletter);

/** The public articles of an issue, in its order. */
export async function articlesOf(db: Db, { articles }: NewsletterRow): Promise<NewsletterContent['articles']> {
  if (articles.length === 0) return [];
  const found = await publicContent(db, 'article').where('slug', 'in', articles).execute();
  return articles.flatMap((slug) => {
    const fields = found.find((article) => article.slug === slug)?.fields;
    return fields ? [{ slug, ...pick(fields, ['title', 'description']) }] : [];
  });
}

const noResult: NewsletterResult = { waiting: 0, sent: 0, failed: 0, unknown: 0, unsubscribed: 0 };

export async function presentNewsletter(db: Db, row: NewsletterRow): Promise<Newsletter> {
  const known = await articlesOf(db, row);
  const recipients = row.recipients ?? (await reachableRecipients(db).select('u.id').execute()).length;
  return {
    ...summaryOf(row),
    ...pick(row, ['introduction', 'stopped_because']),
    articles: row.articles.map((slug) => {
      const article = known.find((one) => one.slug === slug);
      return { slug, title: article?.title ?? slug, is_public: article !== undefined };
    }),
    recipients,
    result: row.result ?? noResult,
  };
}

export const summaryOf = (row: NewsletterRow) => ({
  ...pick(row, ['id', 'state', 'subject']),
  ...times(row, ['updated_at', 'started_at', 'finished_at']),
});

/** The mail for one person, who unsubscribes by its link. */
export function mailFor(
  { settings }: Pick<App, 'settings'>,
  { id, ...reader }: NewsletterReader & { id: number },
  content: NewsletterContent,
) {
  const origin = siteOrigin(settings);
  const stop = unsubscribeLink(origin, unsubscribeKey(authSecret(settings), id, 'newsletter'));
  return newsletterMail(reader, content, { stop, origin });
}

/** Counts what became of the mails so far. Who is no recipient any more has no row. */
export const storeResult = (db: Db, id: number) =>
  sql`
    update newsletter_issue i set result = jsonb_build_object('waiting', waiting, 'sent', sent, 'failed', failed,
      'unknown', unknown, 'unsubscribed', i.recipients - waiting - sent - failed - unknown)
    from (select count(*) filter (where state in ('WAITING', 'SENDING')) waiting, count(*) filter (where state = 'SENT') sent,
        count(*) filter (where state = 'FAILED') failed, count(*) filter (where state = 'UNKNOWN') unknown
      from newsletter_delivery where issue_id = ${id}) counted
    where i.id = ${id}`.execute(db);

/** @returns whether the issue was being sent */
export async function stopNewsletter(db: Db, id: number, stopped_because: NewsletterStop): Promise<boolean> {
  const { numUpdatedRows } = await changeRows(db, 'newsletter_issue', { id, state: 'SENDING' })
    .set({ state: 'STOPPED', stopped_because, updated_at: new Date() })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await storeResult(db, id);
  return true;
}
