import { hashPassword, DEMO_PASSWORD, copyRows, placeIds, readGazetteer } from '@care/backend/seeding';
import type { MediaStorage } from '@care/backend/seeding';
import type pg from 'pg';
import type { Database } from '@care/backend/seeding-rows';
import { companyMediaRows, portraitRows } from './company-media';
import { contentRows, footer, operator } from './content';
import * as mailbox from './mailbox';
import { daysAfter, noonBefore } from './days';
import { openDeskCases } from './desk-cases';
import { freePlaces } from './free-places';
import { FULL_SIZE, generateDemoData, openOfferCounts, type DemoSize } from './demo-data';
import { ratingFigures } from './ratings';
import { preparePictures } from './pictures';

const MARK = 'demo_data';

export interface DemoOptions {
  /** Private files and the list of the stored pictures are kept below this folder; a later load uses them again. */
  dataDir: string;
  /** Of the pictures; by default below `dataDir`. */
  storage?: MediaStorage;
  /** Called with the present step, as text for people. */
  onProgress?: (text: string) => void;
  /** The day that all dates are relative to. */
  now?: Date;
  /** Less than the full amount, for tests. */
  size?: DemoSize;
}

/** `refused`: the database has other data, so nothing was changed. */
export type DemoOutcome = 'loaded' | 'present' | 'refused';

const isFound = async (client: pg.ClientBase, query: string): Promise<boolean> =>
  Boolean((await client.query(query)).rowCount);

/** Changes the footer that the migration created. */
async function changeFooter(client: pg.ClientBase): Promise<void> {
  const { words, css, js } = footer();
  await client.query("update page_builder_block set css = $1, js = $2 where source_type = 'FOOTER'", [css, js]);
  await client.query(
    "update content_version set fields = $1 from content_entry e where entry_id = e.id and e.kind = 'footer'",
    [JSON.stringify(words)],
  );
}

/** Copies rows, of which the first has every column, and continues the sequence of ids after them. */
async function copyTable(client: pg.ClientBase, table: string, rows: Iterable<object>): Promise<void> {
  const all = [...rows];
  const columns = Object.keys(all[0] ?? {}) as never[];
  const known = new Set<string>(columns);
  const stray = all.flatMap(Object.keys).find((column) => !known.has(column));
  if (stray) throw new Error(`${table}.${stray} is missing in the first row`);
  if (columns.length > 0) await copyRows(client, table, columns, all);
  if (all[0] && 'id' in all[0])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

/** Returns the names of the tables, which are filled in the order of their references. */
async function loadEverything(client: pg.ClientBase, options: DemoOptions, report: (text: string) => void) {
  const now = options.now ?? new Date();
  const base = noonBefore(now);
  const size = options.size ?? FULL_SIZE;
  report('Demo data: pictures');
  const library = await preparePictures(options, size.picturesPerMotif);
  const data = generateDemoData(readGazetteer(), now, size);
  const { accounts, companies, jobOffers, jobSeekers, ratings, responses } = data;
  const placeIdOf = await placeIds(client);
  // One hash for all: ten thousand would take minutes, and the password is public anyway.
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await changeFooter(client);
  report(`Demo data: ${accounts.length} accounts, ${companies.length} providers`);
  report(`Demo data: ${jobOffers.length} job offers, ${ratings.length} ratings`);
  const figuresOf = ratingFigures(ratings);
  const offerCounts = openOfferCounts(jobOffers, now);
  const places = freePlaces(companies, base);
  const content = contentRows(library, base);
  const letters = mailbox.messageRows(base, jobOffers);
  const enquiries = mailbox.enquiryMessages(base, letters.length + 1);
  const messages = [...letters, ...enquiries];
  const companyRows = companies.map(({ row, placeSlug }) => ({
    ...row,
    place_id: placeIdOf.get(placeSlug) ?? null,
    job_offers_count: offerCounts.get(row.id) ?? 0,
    ...figuresOf(row.id),
    ...places.figuresOf(row.id),
  }));
  const tables = {
    user_account: accounts.map((account) => ({ ...account, password_hash })),
    job_seeker: jobSeekers.map(({ row }) => row),
    job_seeker_localization: jobSeekers.flatMap(({ localizations }) => localizations),
    company: companyRows,
    company_places: places.rows,
    job_offer: jobOffers,
    rating: ratings,
    rating_response: responses,
    company_media: companyMediaRows(companies, library),
    job_seeker_image: portraitRows(jobSeekers, library),
    company_follow: mailbox.followRows(companies, base),
    message: messages,
    application: mailbox.applicationRows(messages),
    recruiting_contact: mailbox.recruitingRows(messages),
    enquiry: mailbox.enquiryRows(base),
    enquiry_receiver: mailbox.enquiryReceiverRows(base, enquiries),
    content_entry: content.entries,
    content_version: content.versions,
    site_operator: [operator(daysAfter(base, -90))],
  } satisfies Partial<Record<keyof Database, Iterable<object>>>;
  for (const [table, rows] of Object.entries<Iterable<object>>(tables)) await copyTable(client, table, rows);
  await openDeskCases(client, options.dataDir, base);
  return Object.keys(tables);
}

/**
 * Fills an empty database with the demo data. Everything except picture files is written in one transaction, so that a
 * kill leaves an empty database and the next start begins again. A database with the demo mark is not changed; one with
 * other data is refused. The gazetteer must be loaded before. The caller checks `DEMO_DATA`.
 */
export async function loadDemoData(client: pg.ClientBase, options: DemoOptions): Promise<DemoOutcome> {
  const report = options.onProgress ?? (() => undefined);
  if (await isFound(client, `select from app_meta where key = '${MARK}'`)) return 'present';
  if (await isFound(client, 'select from company union all select from user_account limit 1')) return 'refused';
  let tables: string[];
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('set local synchronous_commit = off');
    tables = await loadEverything(client, options, report);
    const value = JSON.stringify({ loaded_at: new Date().toISOString() });
    await client.query('insert into app_meta (key, value) values ($1, $2)', [MARK, value]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  await client.query('select refresh_rating_prior()');
  // Index-only scans are possible only after vacuum has marked the pages as visible to all.
  await client.query(`vacuum (analyze) ${tables.join(', ')}`);
  return 'loaded';
}
