import {
  hashPassword,
  DEMO_PASSWORD,
  copyRows,
  placeIds,
  readGazetteer,
  type MediaStorage,
} from '@care/backend/seeding';
import type pg from 'pg';
import type { Database } from '@care/backend/seeding-rows';
import { companyMediaRows, portraitRows } from './company-media';
import { contentRows, footer, operator } from './content';
import {
  enquiryMessages,
  enquiryReceiverRows,
  enquiryRows,
  applicationRows,
  followRows,
  messageRows,
  recruitingRows,
} from './mailbox';
import { daysAfter, noonBefore } from './days';
import { openDeskCases } from './desk-cases';
import { freePlaces } from './free-places';
import { FULL_SIZE, generateDemoData, openOfferCounts, type DemoData, type DemoSize } from './demo-data';
import { ratingFigures } from './ratings';
import { preparePictures, type PictureLibrary } from './pictures';

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

const hasMark = async (client: pg.ClientBase): Promise<boolean> =>
  Boolean((await client.query('select 1 from app_meta where key = $1', [MARK])).rowCount);

async function hasForeignData(client: pg.ClientBase): Promise<boolean> {
  const tables = ['company', 'user_account'];
  const { rows } = await client.query<{ found: boolean }>(
    `select ${tables.map((table) => `exists (select 1 from ${table})`).join(' or ')} as found`,
  );
  return rows[0]?.found === true;
}

/** The tables in the order of their references, each with its rows. */
function* tablesOf(
  { accounts, companies, jobOffers, jobSeekers, ratings, responses }: DemoData,
  {
    library,
    password_hash,
    placeIdOf,
    now,
  }: { library: PictureLibrary; password_hash: string; placeIdOf: Map<string, number>; now: Date },
): Iterable<readonly [keyof Database, Iterable<object>]> {
  const base = noonBefore(now);
  const figuresOf = ratingFigures(ratings);
  const offerCounts = openOfferCounts(jobOffers, now);
  const places = freePlaces(companies, base);
  const content = contentRows(library, base);
  const letters = messageRows(base, jobOffers);
  const enquiries = enquiryMessages(base, letters.length + 1);
  const messages = [...letters, ...enquiries];
  yield ['user_account', accounts.map((account) => ({ ...account, password_hash }))];
  yield ['job_seeker', jobSeekers.map(({ row }) => row)];
  yield ['job_seeker_localization', jobSeekers.flatMap(({ localizations }) => localizations)];
  const companyRows = companies.map(({ row, placeSlug }) => ({
    ...row,
    place_id: placeIdOf.get(placeSlug) ?? null,
    job_offers_count: offerCounts.get(row.id) ?? 0,
    ...figuresOf(row.id),
    ...places.figuresOf(row.id),
  }));
  yield ['company', companyRows];
  yield ['company_places', places.rows];
  yield ['job_offer', jobOffers];
  yield ['rating', ratings];
  yield ['rating_response', responses];
  yield ['company_media', companyMediaRows(companies, library)];
  yield ['job_seeker_image', portraitRows(jobSeekers, library)];
  yield ['company_follow', followRows(companies, base)];
  yield ['message', messages];
  yield ['application', applicationRows(messages)];
  yield ['recruiting_contact', recruitingRows(messages)];
  yield ['enquiry', enquiryRows(base)];
  yield ['enquiry_receiver', enquiryReceiverRows(base, enquiries)];
  yield ['content_entry', content.entries];
  yield ['content_version', content.versions];
  yield ['site_operator', [operator(daysAfter(base, -90))]];
}

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

/** Returns the names of the tables. */
async function loadEverything(client: pg.ClientBase, options: DemoOptions, report: (text: string) => void) {
  const now = options.now ?? new Date();
  const size = options.size ?? FULL_SIZE;
  report('Demo data: pictures');
  const library = await preparePictures(options, size.picturesPerMotif);
  const data = generateDemoData(readGazetteer(), now, size);
  const placeIdOf = await placeIds(client);
  // One hash for all: ten thousand would take minutes, and the password is public anyway.
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await changeFooter(client);
  const { accounts, companies, jobOffers, ratings } = data;
  report(`Demo data: ${accounts.length} accounts, ${companies.length} providers`);
  report(`Demo data: ${jobOffers.length} job offers, ${ratings.length} ratings`);
  const names: string[] = [];
  for (const [table, rows] of tablesOf(data, { library, password_hash, placeIdOf, now })) {
    await copyTable(client, table, rows);
    names.push(table);
  }
  await openDeskCases(client, options.dataDir, noonBefore(now));
  return names;
}

/**
 * Fills an empty database with the demo data. Everything except picture files is written in one transaction, so that a
 * kill leaves an empty database and the next start begins again. A database with the demo mark is not changed; one with
 * other data is refused. The gazetteer must be loaded before. The caller checks `DEMO_DATA`.
 */
export async function loadDemoData(client: pg.ClientBase, options: DemoOptions): Promise<DemoOutcome> {
  const report = options.onProgress ?? (() => undefined);
  if (await hasMark(client)) return 'present';
  if (await hasForeignData(client)) return 'refused';
  let tables: string[];
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('set local synchronous_commit = off');
    tables = await loadEverything(client, options, report);
    await client.query('insert into app_meta (key, value) values ($1, $2)', [
      MARK,
      JSON.stringify({ loaded_at: new Date().toISOString() }),
    ]);
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
