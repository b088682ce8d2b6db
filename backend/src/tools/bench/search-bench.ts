import { readFileSync, mkdtempSync, rmSync, chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { RADIUS_OPTIONS } from '@care/contracts/constants';
import { CARE_FORMS, COMPANY_SORTS } from '@care/contracts/vocabulary';
import { backendHome } from '../../platform/process/paths';
import { startCluster } from '../../platform/postgres/cluster';
import { Shutdown } from '../../platform/process/shutdown';
import { readSettings } from '../../platform/settings';
import { start } from '../../app/start';
import { multiplyCompanies } from './multiply-companies';
import { Random } from '../../testing/search/random';

/** Milliseconds at the 50th, 95th and 99th percentile. */
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}
export interface SearchBench {
  requests: number;
  /** By the server's own timing, one request after the other. */
  server: Percentiles;
  database: Percentiles;
  /** Times by area of the search: "20 km", "50 km", "100 km", "Deutschland". */
  byKind: Record<string, Percentiles & { requests: number; averageHits: number }>;
  /** With several simultaneous requests. */
  load: { concurrency: number; requestsPerSecond: number; server: Percentiles; roundTrip: Percentiles };
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
function mixedQueries(count: number, seed = 7): Query[] {
  const random = new Random(seed);
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
    if (random.chance(0.05)) params.set('q', random.pick(['linde', 'haus', 'sankt', 'rosen']));
    if (random.chance(0.5)) params.set('sort', random.pick(COMPANY_SORTS));
    params.set('page', String(1 + random.below(3)));
    return { kind: radius ? `${radius} km` : NATIONWIDE, url: `/api-backend/company/search/?${params}` };
  };
  return Array.from({ length: count }, query);
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(2));
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

function kindsOf(samples: readonly Sample[]): SearchBench['byKind'] {
  const kinds = [...RADIUS_OPTIONS.map((radius) => `${radius} km`), NATIONWIDE];
  return Object.fromEntries(
    kinds.map((kind) => {
      const own = samples.filter((sample) => sample.kind === kind);
      const hits = own.reduce((sum, sample) => sum + sample.hits, 0);
      return [
        kind,
        {
          requests: own.length,
          averageHits: Math.round(hits / own.length),
          ...percentiles(own.map(({ server }) => server)),
        },
      ];
    }),
  );
}

/** Measures the provider search of a running API with mixed queries over HTTP. */
export async function benchSearch(baseUrl: string, { requests = 1000, concurrency = 4 } = {}): Promise<SearchBench> {
  const queries = mixedQueries(requests + WARM_UP);
  await sendAll(baseUrl, queries.slice(0, WARM_UP), 2);
  const measured = queries.slice(WARM_UP);
  const single = await sendAll(baseUrl, measured, 1);
  const begin = performance.now();
  const loaded = await sendAll(baseUrl, measured, concurrency);
  const seconds = (performance.now() - begin) / 1000;
  return {
    requests,
    server: percentiles(single.map(({ server }) => server)),
    database: percentiles(single.map(({ database }) => database)),
    byKind: kindsOf(single),
    load: {
      concurrency,
      requestsPerSecond: Math.round(requests / seconds),
      server: percentiles(loaded.map(({ server }) => server)),
      roundTrip: percentiles(loaded.map(({ roundTrip }) => roundTrip)),
    },
  };
}

const SCALES: Readonly<Record<string, number>> = { '25k': 25_000, '250k': 250_000, '1m': 1_000_000 };

/** Runs against `API_URL`, or starts an API: `--scale 25k | 250k | 1m`, `--requests 500`, `--data <folder to keep>`. */
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
    const url = process.env['API_URL'] ?? (await startOwnApi(shutdown, size, values.data));
    console.log(JSON.stringify(await benchSearch(url, { requests: Number(values.requests) }), null, 2));
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

async function startOwnApi(shutdown: Shutdown, size: number, kept: string | undefined): Promise<string> {
  const dataDir = kept ?? temporaryFolder(shutdown);
  const read = readSettings({ NODE_ENV: 'development', API_PORT: '0', DATA_DIR: dataDir });
  if (!read.success) throw new Error(read.problems.join('\n'));
  const { address } = await start(read.settings, shutdown, (line) => console.error(line));
  const cluster = await startCluster({ dataDir, port: 0 });
  const client = new pg.Client({ connectionString: cluster.urlFor('postgres') });
  await client.connect();
  try {
    await multiplyCompanies(client, size, console.error);
  } finally {
    await client.end();
  }
  return address;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
