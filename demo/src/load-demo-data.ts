import {
  hashPassword,
  DEMO_PASSWORD,
  copyRows,
  placeIds,
  readGazetteer,
  type MediaStorage,
} from '@care/backend/seeding';
import type pg from 'pg';
import { COLUMNS, NUMBERED_TABLES } from './columns';
import { companyMediaRows, portraitRows } from './company-media';
import { contentRows } from './content-rows';
import { footer } from './content';
import { noonBefore } from './days';
import { openDeskCases } from './desk-cases';
import { FULL_SIZE, generateDemoData, openOfferCounts, type DemoData, type DemoSize } from './demo-data';
import { applicationRows, followRows, messageRows, recruitingRows } from './mailbox';
import { ratingFigures } from './rating-averages';
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
  const tables = ['company', 'user_account', 'product_category', 'article', 'guide'];
  const { rows } = await client.query<{ found: boolean }>(
    `select ${tables.map((table) => `exists (select 1 from ${table})`).join(' or ')} as found`,
  );
  return rows[0]?.found === true;
}

async function copyPeople(client: pg.ClientBase, { accounts, jobSeekers }: DemoData): Promise<void> {
  // One hash for all: ten thousand would take minutes, and the password is public anyway.
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await copyRows(
    client,
    'user_account',
    COLUMNS.user_account,
    accounts.map((account) => ({ ...account, password_hash })),
  );
  await copyRows(
    client,
    'job_seeker',
    COLUMNS.job_seeker,
    jobSeekers.map(({ row }) => row),
  );
  await copyRows(
    client,
    'job_seeker_localization',
    COLUMNS.job_seeker_localization,
    jobSeekers.flatMap(({ localizations }) => localizations),
  );
}

async function copyCompanies(
  client: pg.ClientBase,
  { companies, jobOffers, ratings }: DemoData,
  now: Date,
): Promise<void> {
  const places = await placeIds(client);
  const figuresOf = ratingFigures(ratings);
  const offerCounts = openOfferCounts(jobOffers, now);
  const rows = companies.map(({ row, placeSlug }) => ({
    ...row,
    place_id: places.get(placeSlug) ?? null,
    job_offers_count: offerCounts.get(row.id) ?? 0,
    ...figuresOf(row.id),
  }));
  await copyRows(client, 'company', COLUMNS.company, rows);
  await copyRows(client, 'job_offer', COLUMNS.job_offer, jobOffers);
}

async function copyRatings(client: pg.ClientBase, { ratings, responses }: DemoData): Promise<void> {
  await copyRows(client, 'rating', COLUMNS.rating, ratings);
  await copyRows(client, 'rating_response', COLUMNS.rating_response, responses);
}

async function copyContent(client: pg.ClientBase, library: PictureLibrary, data: DemoData, base: Date): Promise<void> {
  const content = contentRows(library, base);
  await copyRows(client, 'company_media', COLUMNS.company_media, companyMediaRows(data.companies, library));
  await copyRows(client, 'job_seeker_image', COLUMNS.job_seeker_image, portraitRows(data.jobSeekers, library));
  await copyRows(client, 'company_follow', COLUMNS.company_follow, followRows(data.companies, base));
  const messages = messageRows(base, data.jobOffers);
  await copyRows(client, 'message', COLUMNS.message, messages);
  await copyRows(client, 'application', COLUMNS.application, applicationRows(messages));
  await copyRows(client, 'recruiting_contact', COLUMNS.recruiting_contact, recruitingRows(messages));
  await copyRows(client, 'product_category', COLUMNS.product_category, content.categories);
  await copyRows(client, 'product', COLUMNS.product, content.products);
  await copyRows(client, 'product_qa', COLUMNS.product_qa, content.questions);
  await copyRows(client, 'article', COLUMNS.article, content.articles);
  await copyRows(client, 'guide', COLUMNS.guide, content.guides);
  // Replaces the one that the migration created.
  const block = footer();
  await client.query('delete from page_builder_block where source_type = $1', [block.source_type]);
  await copyRows(client, 'page_builder_block', COLUMNS.page_builder_block, [block]);
}

async function continueSequences(client: pg.ClientBase): Promise<void> {
  for (const table of NUMBERED_TABLES)
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
}

async function loadEverything(
  client: pg.ClientBase,
  options: DemoOptions,
  report: (text: string) => void,
): Promise<void> {
  const now = options.now ?? new Date();
  const size = options.size ?? FULL_SIZE;
  const library = preparePictures(options, size.picturesPerMotif);
  // Awaited below; until then a failure must not be an unhandled rejection.
  library.catch(() => undefined);
  const data = generateDemoData(readGazetteer(), now, size);
  report(`Demo data: ${data.accounts.length} accounts, ${data.jobSeekers.length} job seekers`);
  await copyPeople(client, data);
  report(`Demo data: ${data.companies.length} providers, ${data.jobOffers.length} job offers`);
  await copyCompanies(client, data, now);
  report(`Demo data: ${data.ratings.length} ratings`);
  await copyRatings(client, data);
  report('Demo data: pictures, products, articles');
  await copyContent(client, await library, data, noonBefore(now));
  await continueSequences(client);
  await openDeskCases(client, options.dataDir, noonBefore(now));
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
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('set local synchronous_commit = off');
    await loadEverything(client, options, report);
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
  await client.query(`vacuum (analyze) ${Object.keys(COLUMNS).join(', ')}`);
  return 'loaded';
}
