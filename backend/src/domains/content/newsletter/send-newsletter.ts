import { sql, type Selectable, type Updateable } from 'kysely';
import { changeRows, deleteRows, rowsWith } from '../../../platform/database/queries';
import type { Database, Db, DbTransaction } from '../../../platform/database/schema';
import type { App } from '../../../platform/http/app-type';
import { conflict } from '../../../platform/http/errors';
import { newsletterRecipients, reachableRecipients } from '../../accounts';
import { articlesOf, mailFor, stopNewsletter, storeResult, type NewsletterRow } from './newsletter-rows';
import { failureOf, type SmtpFailure } from '../../../platform/mail/smtp-failure';
import type { NewsletterContent } from './newsletter-mails';

/**
 * Begins to send a locked issue, or goes on after a stop.
 * @param agreed the number of recipients that the editor has agreed to
 */
export async function startNewsletter(app: App, db: DbTransaction, row: NewsletterRow, agreed: number): Promise<void> {
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
  await changeRows(db, 'newsletter_issue', { id })
    .set({ state: 'SENDING', next_batch_at: sql<Date>`now()`, updated_at: now, stopped_because: null })
    .$if(state === 'DRAFT', (query) => query.set({ started_at: now, recipients }))
    .execute();
  await storeResult(db, id);
  await app.jobs.enqueue(NEWSLETTER_JOB, {}, { transaction: db });
}

/** @returns their number */
async function listRecipients(db: DbTransaction, issueId: number): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('newsletter_delivery')
    .columns(['issue_id', 'user_id'])
    .expression(reachableRecipients(db).select([sql<number>`${issueId}::bigint`.as('issue_id'), 'u.id as user_id']))
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/** Runs every minute, and again after each batch. */
export const NEWSLETTER_JOB = 'newsletter';

const BATCH = 25;
/** A process that ends waits ten seconds for its jobs. */
const BATCH_MS = 5000;
const AWAY_SECONDS = 60;
/** No attempt to deliver one mail takes longer. */
const LOST_MINUTES = 15;
const ATTEMPTS = 5;
const PAUSE_MINUTES = 10;
/** If none of so many mails of a batch arrives, the fault is not that of their addresses. */
const SUSPICIOUS = 10;

/**
 * `FAILED`: refused for good. `UNKNOWN`: the connection broke. `LATER`: the server may take this mail later. `DOUBTFUL`: it
 * refuses the recipient or all of ours. `SERVER`: it takes none at present. `GONE`: no recipient any more.
 */
type Outcome = 'SENT' | 'FAILED' | 'UNKNOWN' | 'LATER' | 'DOUBTFUL' | 'SERVER' | 'GONE';

const OUTCOMES: Partial<Record<SmtpFailure, Outcome>> = { later: 'LATER', refused: 'DOUBTFUL', unknown: 'UNKNOWN' };

/** Sends the next mails of all issues whose turn it is (OP-65). */
export async function sendNewsletters(app: App): Promise<void> {
  const { kysely } = app.databases.primary;
  const sending = await kysely.selectFrom('newsletter_issue').select('id').where('state', '=', 'SENDING').execute();
  for (const { id } of sending) await sendBatch(app, id);
}

async function sendBatch(app: App, id: number): Promise<void> {
  const db = app.databases.primary.kysely;
  const seconds = (BATCH * 60) / app.settings.NEWSLETTER_PER_MINUTE;
  const issue = await takeTurn(db, id, seconds);
  if (!issue) return;
  const articles = await articlesOf(db, issue);
  if (articles.length < issue.articles.length) return void (await stopNewsletter(db, id, 'ARTICLE'));
  try {
    await app.mailer.check();
  } catch {
    app.log.warn('the mail server is away; the newsletter waits a minute');
    return postpone(db, id);
  }
  await giveUpLost(db, id);
  const outcomes = await sendMails(app, { ...issue, articles });
  await storeResult(db, id);
  if (outcomes.includes('SERVER') || outcomes.includes('UNKNOWN')) return postpone(db, id);
  const failed = outcomes.filter((outcome) => outcome === 'FAILED' || outcome === 'DOUBTFUL').length;
  if (failed >= SUSPICIOUS && !outcomes.includes('SENT')) return void (await stopNewsletter(db, id, 'FAILURES'));
  if (await finish(db, id)) return;
  // Otherwise nothing is due before the next minute.
  if (outcomes.length > 0 && issue.next_batch_at)
    await app.jobs.enqueue(NEWSLETTER_JOB, {}, { startAfter: issue.next_batch_at });
}

/** One process at a time gets a batch, and the next one not before its time: this is the speed limit of all together. */
const takeTurn = (db: Db, id: number, seconds: number): Promise<NewsletterRow | undefined> =>
  changeRows(db, 'newsletter_issue', { id, state: 'SENDING' })
    .set({ next_batch_at: sql<Date>`now() + make_interval(secs => ${seconds})` })
    .where('next_batch_at', '<=', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();

async function postpone(db: Db, id: number): Promise<void> {
  const next_batch_at = sql<Date>`now() + make_interval(secs => ${AWAY_SECONDS})`;
  await db.updateTable('newsletter_issue').set({ next_batch_at }).where('id', '=', id).execute();
}

/** A process ended while it sent them: perhaps they were sent, so they are not sent again. */
async function giveUpLost(db: Db, id: number): Promise<void> {
  await changeRows(db, 'newsletter_delivery', { issue_id: id, state: 'SENDING' })
    .set({ state: 'UNKNOWN' })
    .where('claimed_at', '<', sql<Date>`now() - make_interval(mins => ${LOST_MINUTES})`)
    .execute();
}

/** @returns whether none is left */
async function finish(db: Db, id: number): Promise<boolean> {
  const open = rowsWith(db, 'newsletter_delivery', { issue_id: id }).where('state', 'in', ['WAITING', 'SENDING']);
  const { numUpdatedRows } = await changeRows(db, 'newsletter_issue', { id, state: 'SENDING' })
    .set({ state: 'SENT', finished_at: new Date(), updated_at: new Date() })
    .where(({ not, exists }) => not(exists(open.select('user_id'))))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function sendMails(app: App, issue: NewsletterContent & Pick<NewsletterRow, 'id'>): Promise<Outcome[]> {
  const db = app.databases.primary.kysely;
  const until = Date.now() + BATCH_MS;
  const outcomes: Outcome[] = [];
  while (outcomes.length < BATCH && Date.now() < until) {
    const claimed = await claim(db, issue.id);
    if (!claimed) break;
    const outcome = await sendTo(app, issue, claimed.user_id);
    await record(db, claimed, outcome);
    outcomes.push(outcome);
    if (outcome === 'SERVER' || outcome === 'UNKNOWN') break;
  }
  return outcomes;
}

type Claimed = Pick<Selectable<Database['newsletter_delivery']>, 'issue_id' | 'user_id' | 'attempts'>;

/**
 * Takes one recipient. The state is stored before the mail is handed over, so that nobody gets it twice: neither by two
 * processes, nor after a crash.
 */
async function claim(db: Db, issueId: number): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    update newsletter_delivery set state = 'SENDING', claimed_at = ${new Date()}
    where issue_id = ${issueId} and user_id = (
      select w.user_id from newsletter_delivery w join newsletter_issue i on i.id = w.issue_id
      where i.id = ${issueId} and i.state = 'SENDING' and w.state = 'WAITING' and w.due_at <= now()
      order by w.user_id limit 1 for update of w skip locked)
    returning issue_id, user_id, attempts`.execute(db);
  return rows[0];
}

async function sendTo(app: App, issue: NewsletterContent, userId: number): Promise<Outcome> {
  const person = await newsletterRecipients(app.databases.primary.kysely)
    .select(['u.id', 'u.email', 'u.first_name', 'u.email_verified_at'])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!person) return 'GONE';
  try {
    const outcome = await app.mailer.deliver(await app.mailer.compose(mailFor(app, person, issue)));
    return outcome === 'sent' ? 'SENT' : 'FAILED';
  } catch (error) {
    return OUTCOMES[failureOf(error)] ?? 'SERVER';
  }
}

async function record(db: Db, { issue_id, user_id, attempts }: Claimed, outcome: Outcome): Promise<void> {
  const of = { issue_id, user_id };
  if (outcome === 'GONE') await deleteRows(db, 'newsletter_delivery', of).execute();
  else
    await changeRows(db, 'newsletter_delivery', of)
      .set(changeFor(outcome, attempts + 1))
      .execute();
}

function changeFor(outcome: Exclude<Outcome, 'GONE'>, attempts: number): Updateable<Database['newsletter_delivery']> {
  if (outcome === 'SERVER') return { state: 'WAITING' };
  if (outcome !== 'LATER' && outcome !== 'DOUBTFUL') return { state: outcome };
  return attempts < ATTEMPTS
    ? { state: 'WAITING', attempts, due_at: new Date(Date.now() + PAUSE_MINUTES * 60_000) }
    : { state: 'FAILED' };
}
