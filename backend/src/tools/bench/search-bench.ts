import { readFileSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { sql } from 'kysely';
import { companySearchQuerySchema } from '@care/contracts/schemas';
import { CARE_FORMS, OWN_SHARES, PROVIDER_SORTS } from '@care/contracts/vocabulary';
import { companyOrder, foundCompanies, readCompanyFilters } from '../../domains/companies';
import { findSearchPlace, effectiveSort } from '../../domains/search';
import { chordTo } from '../../platform/geo/distance-sql';
import { keepPlan, openDatabases } from '../../platform/database/database';
import type { Db } from '../../platform/database/schema';
import { withClient } from '../../platform/database/with-client';
import { backendHome } from '../../platform/process/paths';
import { startCluster } from '../../platform/postgres/cluster';
import { Shutdown } from '../../platform/process/shutdown';
import { readSettings } from '../../platform/settings';
import { start } from '../../app/start';
import { Random } from '../../testing/search/random';
import { percentile } from '../http-load';

/** Indexes make a bulk insert slow; they are dropped and created again afterwards. */
const DROPPED_INDEXES = ['company_search', 'company_rating_desc', 'company_rating_asc', 'company_name_trigram'];

/** Maximum distance of a copy from its original: most are within a town, some in the next one. */
const SPREAD_DEGREES = 0.035;

/** The originals, numbered from 0, in a table, so that the planner knows its size. */
const NUMBER_ORIGINALS = `
  create temp table original on commit drop as
  select (row_number() over (order by md5(id::text)) - 1)::int n, count(*) over ()::int total, max(id) over () last, c.* from company c`;

/**
 * A copy takes its care forms, prices, features and ratings from other providers, so that the combinations differ from the
 * demo data. It has no job offers; a number on its card would be corrected by the job that ends offers, in the middle of a
 * measurement.
 */
const INSERT_COPIES = `
  insert into company (id, slug, name, operator, street, zip_code, city, city_slug, place_id, lat, lon, phone, email, website,
    subscription, place_kind, services_mask, care_form_order, custom_services, features_mask, additional_features, qualifications_mask,
    description, ratings_count, average_rating, average_housing_rating, average_food_rating, average_reliability_rating,
    average_friendliness_rating, average_competence_rating, average_activities_rating, prices_from, price_care, price_training,
    price_lodging, price_board, price_investment, free_place_until, free_place_since)
  select a.last + $1::int * a.total + a.n + 1, a.slug || '-kopie-' || $1::int, a.name || ' ' || $1::int, a.operator, a.street, a.zip_code,
    a.city, a.city_slug, a.place_id, a.lat + $2::float8 * (random() + random() + random() - 1.5),
    a.lon + $2::float8 * 1.6 * (random() + random() + random() - 1.5), a.phone, a.email, a.website,
    a.subscription, a.place_kind, b.services_mask, b.care_form_order, b.custom_services, c.features_mask, c.additional_features,
    a.qualifications_mask, left(a.description, 300), d.ratings_count, d.average_rating, d.average_housing_rating, d.average_food_rating,
    d.average_reliability_rating, d.average_friendliness_rating, d.average_competence_rating, d.average_activities_rating,
    b.prices_from, b.price_care, b.price_training, b.price_lodging, b.price_board, b.price_investment, b.free_place_until, b.free_place_since
  from original a
    join original b on b.n = (a.n + $1::int * 997) % a.total
    join original c on c.n = (a.n + $1::int * 7919) % a.total
    join original d on d.n = (a.n + $1::int * 104729) % a.total
  where a.n < $3::int`;

/**
 * Fills the company table up to this number of rows with copies of the existing ones: near their originals, with care
 * forms, features and ratings of others. For measuring only.
 */
async function multiplyCompanies(client: pg.ClientBase, target: number, report: (text: string) => void): Promise<void> {
  const { rows } = await client.query<{ n: number }>('select count(*)::int n from company');
  const present = rows[0]!.n;
  if (present >= target) return;
  await client.query('set synchronous_commit = off');
  await client.query("set maintenance_work_mem = '512MB'");
  const definitions = await client.query<{ indexdef: string }>(
    'select indexdef from pg_indexes where indexname = any ($1)',
    [DROPPED_INDEXES],
  );
  await client.query('begin');
  await client.query(NUMBER_ORIGINALS);
  await client.query('create index on original (n)');
  await client.query('analyze original');
  await client.query(`drop index ${DROPPED_INDEXES.join(', ')}`);
  await client.query('select setseed(0.5)');
  for (let copy = 1, rest = target - present; rest > 0; copy += 1, rest -= present) {
    await client.query(INSERT_COPIES, [copy, SPREAD_DEGREES, Math.min(rest, present)]);
    report(`${target - Math.max(0, rest - present)} of ${target} providers`);
  }
  await client.query("select setval(pg_get_serial_sequence('company', 'id'), (select max(id) from company))");
  report('Making the indexes …');
  for (const { indexdef } of definitions.rows) await client.query(indexdef);
  await client.query('commit');
  await client.query('select refresh_rating_prior()');
  await client.query('vacuum (analyze) company');
}

interface Query {
  kind: string;
  url: string;
}
interface Sample {
  kind: string;
  server: number;
  database: number;
  roundTrip: number;
  hits: number;
}

const NATIONWIDE = 'Deutschland';
const WARM_UP = 150;
const CONCURRENCY = 4;

const readCities = (): { slug: string; weight: number }[] =>
  readFileSync(path.join(backendHome(), 'data', 'places.csv'), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([slug = '', , , population]) => ({ slug, weight: Math.max(Number(population) || 0, 500) ** 0.9 }));

/**
 * A realistic mix of searches: mostly around a city by its size, a few filters, the first pages; one in seven
 * nationwide.
 */
function mixedQueries(count: number): Query[] {
  const random = new Random(7);
  const cities = readCities();
  const total = cities.reduce((sum, { weight }) => sum + weight, 0);
  const pickCity = (): string => {
    let rest = random.next() * total;
    return cities.find(({ weight }) => (rest -= weight) < 0)?.slug ?? cities[0]!.slug;
  };
  const query = (): Query => {
    const params = new URLSearchParams();
    const radius = random.chance(1 / 7) ? null : random.pick(RADIUS_OPTIONS);
    if (radius) {
      params.set('city_slug', pickCity());
      params.set('radius', String(radius));
    }
    if (random.chance(0.5))
      params.set(
        'services',
        random.chance(0.7) ? random.pick(CARE_FORMS) : `${random.pick(CARE_FORMS)},${random.pick(CARE_FORMS)}`,
      );
    if (random.chance(0.3)) params.set('features', String(1 + random.below(10)));
    if (random.chance(0.2)) params.set('place', String(1 + random.below(2)));
    if (random.chance(0.2)) params.set('rating', '3');
    if (random.chance(0.1)) params.set('own_share', String(random.pick(OWN_SHARES)));
    if (random.chance(0.1)) params.set('free_place', '1');
    if (random.chance(0.05)) params.set('q', random.pick(['linde', 'haus', 'sankt', 'rosen']));
    if (random.chance(0.5)) params.set('sort', random.pick(PROVIDER_SORTS));
    params.set('page', String(1 + random.below(3)));
    return { kind: radius ? `${radius} km` : NATIONWIDE, url: `/api-backend/company/search/?${params}` };
  };
  return Array.from({ length: count }, query);
}

/** Milliseconds at the 50th, 95th and 99th percentile. */
function percentiles(values: readonly number[]) {
  const at = (share: number): number => Number(percentile(values, share).toFixed(2));
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

async function send(baseUrl: string, { kind, url }: Query): Promise<Sample> {
  const begin = performance.now();
  const response = await fetch(baseUrl + url);
  const body = (await response.json()) as { count: number };
  const roundTrip = performance.now() - begin;
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const timing = response.headers.get('server-timing') ?? '';
  const duration = (name: string): number => Number(new RegExp(`${name};dur=([\\d.]+)`).exec(timing)?.[1]);
  return { kind, roundTrip, hits: body.count, server: duration('total'), database: duration('db') };
}

/** Sends all queries with this number of simultaneous requests. */
async function sendAll(baseUrl: string, queries: readonly Query[], concurrency: number): Promise<Sample[]> {
  const samples: Sample[] = [];
  const waiting = queries.values();
  const worker = async (): Promise<void> => {
    for (const query of waiting) samples.push(await send(baseUrl, query));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return samples;
}

/** By area of the search: "20 km", "50 km", "100 km", "Deutschland". */
function kindsOf(samples: readonly Sample[]) {
  const kinds = [...RADIUS_OPTIONS.map((radius) => `${radius} km`), NATIONWIDE];
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = samples.filter((sample) => sample.kind === kind);
      const hits = own.reduce((sum, sample) => sum + sample.hits, 0);
      const averageHits = Math.round(hits / own.length);
      return [kind, { requests: own.length, averageHits, ...percentiles(own.map(({ server }) => server)) }];
    }),
  );
}

/** Milliseconds of a prepared query for one page and the total, at its second execution. */
async function plainTimes(db: Db, queries: readonly Query[]): Promise<number[]> {
  const times: number[] = [];
  for (const { url } of queries) {
    const query = companySearchQuerySchema.parse(Object.fromEntries(new URL(url, 'http://localhost').searchParams));
    const place = await findSearchPlace(db, query);
    const filters = readCompanyFilters(query, place);
    const sort = effectiveSort(query.sort, place, PROVIDER_SORTS[0]);
    const chord = filters.circle ? chordTo(filters.circle.centre) : sql`null::float8`;
    const plain = sql`${keepPlan} select id, ${chord} chord, count(*) over () total
      ${foundCompanies(filters)} order by ${companyOrder(sort, filters.circle !== null)}
      limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.compile(db);
    await db.executeQuery(plain);
    const begin = performance.now();
    await db.executeQuery(plain);
    times.push(performance.now() - begin);
  }
  return times;
}

/** Measures the provider search of a running API with mixed queries over HTTP. */
async function benchSearch(baseUrl: string, db: Db, requests: number) {
  const queries = mixedQueries(requests + WARM_UP);
  await sendAll(baseUrl, queries.slice(0, WARM_UP), 2);
  const measured = queries.slice(WARM_UP);
  const single: Sample[] = [];
  for (const query of measured) {
    await send(baseUrl, query);
    single.push(await send(baseUrl, query));
  }
  const plain = percentiles(await plainTimes(db, measured));
  const database = percentiles(single.map((sample) => sample.database));
  const begin = performance.now();
  const loaded = await sendAll(baseUrl, measured, CONCURRENCY);
  const seconds = (performance.now() - begin) / 1000;
  return {
    requests,
    // By the server's own timing, one request after the other; each at its second execution, as `plain`.
    server: percentiles(single.map(({ server }) => server)),
    database,
    // Of a prepared query for one page and the total, with the same conditions and order, on one connection.
    plain,
    ratio: { p50: database.p50 / plain.p50, p95: database.p95 / plain.p95 },
    byKind: kindsOf(single),
    // With several simultaneous requests.
    load: {
      concurrency: CONCURRENCY,
      requestsPerSecond: Math.round(requests / seconds),
      server: percentiles(loaded.map(({ server }) => server)),
      roundTrip: percentiles(loaded.map(({ roundTrip }) => roundTrip)),
    },
  };
}

const SCALES: Readonly<Record<string, number>> = { '25k': 25_000, '250k': 250_000 };

/** Starts an API: `--scale 25k | 250k`, `--requests 500`, `--data <folder to keep>`. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      scale: { type: 'string', default: '25k' },
      requests: { type: 'string', default: '1000' },
      data: { type: 'string' },
    },
  });
  const size = SCALES[values.scale];
  if (!size) throw new Error(`--scale is one of ${Object.keys(SCALES).join(', ')}`);
  const shutdown = new Shutdown();
  try {
    const { address, databaseUrl } = await startOwnApi(shutdown, size, values.data);
    const databases = openDatabases({ url: databaseUrl, poolSize: 1 });
    shutdown.add(() => databases.close());
    const bench = await benchSearch(address, databases.primary.kysely, Number(values.requests));
    console.log(JSON.stringify(bench, null, 2));
  } finally {
    await shutdown.run();
  }
}

function temporaryFolder(shutdown: Shutdown): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'care-bench-'));
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755);
  shutdown.add(() =>
    Promise.resolve(rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 })),
  );
  return folder;
}

async function startOwnApi(shutdown: Shutdown, size: number, kept: string | undefined) {
  const dataDir = kept ?? temporaryFolder(shutdown);
  const read = readSettings({ NODE_ENV: 'development', API_PORT: '0', DATA_DIR: dataDir });
  if (!read.success) throw new Error(read.problems.join('\n'));
  const { address } = await start(read.settings, shutdown, (line) => console.error(line));
  const cluster = await startCluster({ dataDir, port: 0 });
  const databaseUrl = cluster.urlFor('postgres');
  await withClient(databaseUrl, (client) => multiplyCompanies(client, size, console.error));
  return { address, databaseUrl };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
