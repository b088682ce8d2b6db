// npm run bench: visits the federated site, its monolith baselines and its static baseline in turn with one phone profile, then
// measures the search API. Writes docs/performance.md.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumFlags } from '../support/chromium-flags';
import { root } from '../support/programs';
import { startApi, startShell } from '../support/site';
import { benchApi } from './api';
import { buildMonolith } from './build-monolith';
import { median, visit, type Visit } from './measure';
import { report } from './report';
import { writeAround } from './section';
import { serveBaseline, type Baseline } from './baselines';

const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const pages = {
  Home: { pathname: '/', shows: 'main article' },
  Results: { pathname: '/suche/pflegeanbieter/köln', shows: 'main article' },
  Profile: { pathname: '/pflegeanbieter/profiles/beispiel', shows: '#ratings article' },
};

function chunksOf(pathname: string) {
  if (pathname.startsWith('/suche')) return ['mf-search-results'];
  if (pathname.startsWith('/pflegeanbieter/profiles')) return ['mf-provider-profile-profile', 'mf-reviews-ratings'];
  return ['mf-search-home'];
}

export type Contestant = 'federated' | Baseline;
export type Measured = Record<string, Record<Contestant, Visit>>;

/** Measures every site once per round, so that other load of the machine affects all of them in the same way. */
async function measure(browser: Browser, origins: Record<Contestant, string>): Promise<Measured> {
  const visits: Record<string, Record<string, Visit[]>> = {};
  for (const [page, { pathname, shows }] of Object.entries(pages)) {
    for (const origin of Object.values(origins)) await visit(browser, { url: origin + pathname }); // caches of the servers
    for (let round = 0; round < rounds; round++) {
      for (const [name, origin] of Object.entries(origins)) {
        const result = await visit(browser, { url: origin + pathname, shows: name === 'static' ? undefined : shows });
        ((visits[page] ??= {})[name] ??= []).push(result);
      }
    }
  }
  const medians = (list: Visit[]) =>
    Object.fromEntries(
      (['fcp', 'lcp', 'ready', 'cls', 'bytes', 'scriptBytes', 'requests'] as const).map((key) => [
        key,
        median(list.map((one) => one[key] ?? NaN)),
      ]),
    ) as unknown as Visit;
  return Object.fromEntries(
    Object.entries(visits).map(([page, lists]) => [
      page,
      Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, medians(list)])),
    ]),
  ) as Measured;
}

async function main() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  await chmod(folder, 0o755); // the built-in database runs as a user of its own when started by root
  const api = await startApi(process.env.E2E_DATA_DIR ?? folder);
  const shell = await startShell({ api: api.origin });
  const bare = await startShell({ api: api.origin, from: shell.releases, environment: { SERVER_RENDERING: 'off' } });
  const monolith = await buildMonolith();
  const baseline = (name: Baseline) =>
    serveBaseline({ baseline: name, rendered: shell.origin, unrendered: bare.origin, monolith, chunksOf });
  const baselines = {
    'monolith-client': await baseline('monolith-client'),
    'monolith-server': await baseline('monolith-server'),
    static: await baseline('static'),
  };
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumFlags,
  });
  try {
    const origins = {
      federated: shell.origin,
      'monolith-client': baselines['monolith-client'].origin,
      'monolith-server': baselines['monolith-server'].origin,
      static: baselines.static.origin,
    };
    const measured = await measure(browser, origins);
    const search = await benchApi(api.origin);
    const text = report({ measured, search, rounds });
    await writeAround(path.join(root, 'docs/performance.md'), text, ['scale', 'interactions', 'checks']);
    console.log(text);
  } finally {
    await browser.close();
    for (const one of Object.values(baselines)) one.close();
    await Promise.all([bare.stop(), shell.stop()]);
    await api.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
process.exit();
