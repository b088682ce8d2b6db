import { sql, type Transaction } from 'kysely';
import { siteOrigin } from '../../platform/mail/site-address';
import type { App } from '../../platform/http/app-type';
import type { Database } from '../../platform/database/schema';
import { findNewResults } from './new-results';
import { alertMail } from './saved-search-mails';
import type { SavedSearchRow } from './saved-search-queries';

type Frequency = Exclude<SavedSearchRow['frequency'], 'NONE'>;

/** When each kind of alert is sent, Berlin time. */
const ALERT_SCHEDULES: Record<Frequency, string> = { INSTANT: '*/10 * * * *', DAILY: '0 7 * * *', WEEKLY: '0 7 * * 1' };

export const alertJob = (frequency: Frequency): string => `alerts-${frequency.toLowerCase()}`;

export const alertJobs = Object.fromEntries(
  (Object.keys(ALERT_SCHEDULES) as Frequency[]).map((frequency) => [
    alertJob(frequency),
    { run: (app: App) => sendAlerts(app, frequency), pollSeconds: 30, cron: ALERT_SCHEDULES[frequency] },
  ]),
);

/**
 * Sends the new results of every search of this frequency. Each search has a separate transaction, so a failure does
 * not affect the others.
 */
async function sendAlerts(app: App, frequency: Frequency): Promise<void> {
  const { kysely } = app.databases.primary;
  await app.jobs.ready('mail');
  const due = await kysely
    .selectFrom('saved_search')
    .select('id')
    .where('frequency', '=', frequency)
    .where('confirmed_at', 'is not', null)
    .orderBy('id')
    .execute();
  for (const { id } of due) {
    try {
      await kysely.transaction().execute((db) => sendAlert(app, db, id));
    } catch (error) {
      app.log.warn({ err: error, savedSearch: id }, 'alert failed; its new results are sent with the next run');
    }
  }
}

const watched = (db: Transaction<Database>, id: number) =>
  db
    .selectFrom('saved_search as s')
    .leftJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('company as c', 'c.owner_id', 'u.id')
    .select(['s.id', 's.user_id', 's.kind', 's.query', 's.label', 's.unsubscribe_key', 's.checked_at'])
    .select(['s.email as visitor_email', 'u.email', 'u.first_name', 'u.profile_type', 'c.id as company_id'])
    .select(sql<Date>`now()`.as('now'))
    .select(
      sql<boolean>`u.email_verified_at is not null and u.disabled_at is null and u.deletion_scheduled_at is null
        and u.email_notifications and u.notify_saved_searches`.as('user_wants'),
    )
    .where('s.id', '=', id)
    .where('s.confirmed_at', 'is not', null)
    .where('s.frequency', '<>', 'NONE')
    // If two processes run at the same time, one takes the row and the other skips it.
    .forUpdate('s')
    .skipLocked()
    .executeTakeFirst();

type Watched = NonNullable<Awaited<ReturnType<typeof watched>>>;

async function sendAlert(app: App, db: Transaction<Database>, id: number): Promise<void> {
  const search = await watched(db, id);
  if (!search) return;
  const to = search.user_id === null ? search.visitor_email : search.user_wants ? search.email : null;
  if (to) {
    const found = await findNewResults(db, {
      kind: search.kind,
      query: search.query,
      since: search.checked_at,
      searcher: search.user_id === null ? null : { userId: search.user_id, company: companyOf(search) },
    });
    const mail = alertMail({ search, found, to, origin: siteOrigin(app.settings) });
    if (found.count > 0) await app.mailer.send(mail, { transaction: db });
  }
  await db.updateTable('saved_search').set({ checked_at: search.now }).where('id', '=', id).execute();
}

const companyOf = ({ company_id }: Watched) => (company_id === null ? null : { id: company_id });
