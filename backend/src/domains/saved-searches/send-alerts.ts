import { jobOfferPath, profilePath, routes } from '@care/contracts/routes';
import * as schemas from '@care/contracts/schemas';
import { sql } from 'kysely';
import { siteOrigin } from '../../platform/mail/site-address';
import type { App } from '../../platform/http/app-type';
import { rowsWith } from '../../platform/database/queries';
import type { DbTransaction } from '../../platform/database/schema';
import { companyCards, findCompanyFilters, foundCompanies } from '../companies';
import { searchJobOffers } from '../jobs';
import { type Searcher, searchStaff } from '../staff';
import { alertMail, type NewResults } from './saved-search-mails';
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
  const due = await rowsWith(kysely, 'saved_search', { frequency })
    .select('id')
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

const watched = (db: DbTransaction, id: number) =>
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

async function sendAlert(app: App, db: DbTransaction, id: number): Promise<void> {
  const search = await watched(db, id);
  if (!search) return;
  const to = search.user_id === null ? search.visitor_email : search.user_wants ? search.email : null;
  if (to) {
    const found = await findNewResults(db, search);
    const mail = alertMail({ search, found, to, origin: siteOrigin(app.settings) });
    if (found.count > 0) await app.mailer.send(mail, { transaction: db });
  }
  await db.updateTable('saved_search').set({ checked_at: search.now }).where('id', '=', id).execute();
}

const searcherOf = ({ user_id: userId, company_id: id }: Watched): Searcher | null =>
  userId === null ? null : { userId, company: id === null ? null : { id } };

const SHOWN = 10;

/** Finds the new results of a search, with exactly the filters of its results page (SR-22). */
function findNewResults(db: DbTransaction, search: Watched): Promise<NewResults> {
  const { kind, checked_at: since } = search;
  const params = Object.fromEntries(new URLSearchParams(search.query));
  if (kind === 'COMPANY') return newCompanies(db, params, since);
  return kind === 'JOB_OFFER' ? newJobOffers(db, params, since) : newStaff(db, params, since, searcherOf(search));
}

type Params = Record<string, string>;

/**
 * Providers that became public after that moment, by being added or by the decision about their registration. With the
 * filter for free places also those that have had one since (PL-09).
 */
async function newCompanies(db: DbTransaction, params: Params, since: Date): Promise<NewResults> {
  const query = schemas.companySearchQuerySchema.parse(params);
  const { filters } = await findCompanyFilters(db, query);
  const isNew = sql`coalesce(published_at, created_at)`;
  const appeared = query.free_place ? sql`greatest(${isNew}, free_place_since)` : isNew;
  const { rows } = await sql<{ id: number; total: number }>`
    select id, count(*) over ()::int total ${foundCompanies(filters)} and ${appeared} > ${since}
    order by ${appeared} desc, id desc limit ${SHOWN}`.execute(db);
  const hits = rows.map(({ id }) => ({ id, chord: null }));
  const cards = await companyCards(db, hits, null);
  return {
    count: rows[0]?.total ?? 0,
    newest: cards.map(({ name, city, slug }) => ({ text: `${name}, ${city}`, path: profilePath(slug) })),
  };
}

async function newJobOffers(db: DbTransaction, params: Params, since: Date): Promise<NewResults> {
  const query = schemas.jobOfferSearchQuerySchema.parse({ ...params, page_size: String(SHOWN) });
  const { count, results } = await searchJobOffers(db, query, { since });
  return {
    count,
    newest: results.map(({ title, slug, city, company }) => ({
      text: `${title}, ${company.name}, ${city}`,
      path: jobOfferPath(company.slug, slug),
    })),
  };
}

async function newStaff(db: DbTransaction, params: Params, since: Date, viewer: Searcher | null): Promise<NewResults> {
  const query = schemas.jobSeekerSearchQuerySchema.parse({ ...params, sort: 'activityDesc', page_size: String(SHOWN) });
  const { count, results } = await searchStaff(db, query, { viewer, since });
  return {
    count,
    newest: results.map(({ visible_name, slug, localizations }) => ({
      text: [visible_name, ...localizations.map(({ address_city }) => address_city)].join(', '),
      path: routes.jobSeekerProfile.build({ slug }),
    })),
  };
}
