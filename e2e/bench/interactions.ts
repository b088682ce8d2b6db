// npm run bench:interactions: measures the time from actions of a visitor on a slow phone until their result is
// visible, and until a changed filter shows its results. Writes its section of docs/performance.md.
import type { Browser, Page } from '@playwright/test';
import { SEARCH_DEBOUNCE_MS } from '@care/contracts/constants';
import { desktop } from '../support/accessible';
import { demoSite } from '../support/site';
import { phone } from '../support/visitor';
import { actions, preparations } from './actions';
import { launch, median } from './measure';
import { writeSection } from './report';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const CPU_SLOWDOWN = 4;
const budgets = { interactionMs: 200, filterMs: 300 };

type Watching = typeof window & { __slowest?: number; __readReports?: () => void };

/** Runs in the page from its start: keeps the longest event timing of the browser. */
function watchInteractions(): void {
  const page = window as Watching;
  page.__slowest = 0;
  const keepSlowest = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) page.__slowest = Math.max(page.__slowest ?? 0, duration);
  };
  const observer = new PerformanceObserver((list) => keepSlowest(list.getEntries()));
  page.__readReports = () => keepSlowest(observer.takeRecords());
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function openPage(browser: Browser, viewport: typeof phone, slowdown: number): Promise<Page> {
  const context = await browser.newContext({ viewport, locale: 'de-DE', hasTouch: false });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript('globalThis.__name = (value) => value'); // what the compiler wraps named functions in
  await page.addInitScript(() => {
    if (location.protocol === 'http:')
      localStorage.setItem('pf-consent', '{"version":1,"statistics":false,"maps":false,"ads":false}');
  });
  await page.addInitScript(watchInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page: waits for further frames, because an event is reported only after its frame is on the screen. */
async function slowestReported(): Promise<number> {
  for (let frames = 0; frames < 5; frames++) await new Promise(requestAnimationFrame);
  const page = window as Watching;
  page.__readReports?.();
  return page.__slowest ?? 0;
}

/** Milliseconds per action, from the press until the frame that shows its result. */
async function actOnPhone(browser: Browser, origin: string): Promise<number[]> {
  const page = await openPage(browser, phone, CPU_SLOWDOWN);
  await page.goto(origin);
  await waitForHydration(page);
  const times: number[] = [];
  for (const { name, act, done } of actions) {
    const prepare = preparations[name];
    if (prepare) await prepare(page, origin).then(() => waitForHydration(page));
    await page.evaluate(() => void ((window as Watching).__slowest = 0));
    await act(page);
    await done(page);
    await page.waitForLoadState('networkidle');
    times.push(await page.evaluate(slowestReported));
  }
  await page.context().close();
  return times;
}

/** Runs in the page: milliseconds from the next change of a control until another number of hits is shown. */
function timeToHits(): Promise<number> {
  const shown = () =>
    [...document.querySelectorAll('main [role=status]')].find(({ textContent }) => textContent?.includes('Treffer'))
      ?.textContent;
  const before = shown();
  return new Promise((resolve) => {
    const wait = (from: number) => {
      if (shown() !== before && shown()) requestAnimationFrame(() => resolve(performance.now() - from));
      else requestAnimationFrame(() => wait(from));
    };
    document.addEventListener('change', () => wait(performance.now()), { once: true, capture: true });
  });
}

/** Milliseconds after the debounce until changed filters show their hits. */
async function changeFilters(browser: Browser, origin: string, slowdown: number): Promise<number[]> {
  const page = await openPage(browser, desktop, slowdown);
  await page.goto(`${origin}/suche/pflegeanbieter/köln`);
  await waitForHydration(page);
  const filters = page.getByRole('form', { name: 'Filter' });
  await filters.locator('summary').filter({ hasText: 'Besonderheiten' }).click();
  const times: number[] = [];
  for (const box of [
    'Demenzpflege',
    'Palliativpflege',
    'Ruhige Lage',
    'Wohngruppen',
    'Ruhige Lage',
    'Palliativpflege',
  ]) {
    const hits = page.evaluate(timeToHits);
    await filters.getByRole('checkbox', { name: new RegExp(`^${box}`) }).click();
    times.push((await hits) - SEARCH_DEBOUNCE_MS);
    await page.waitForLoadState('networkidle');
  }
  await page.context().close();
  return times;
}

const holds = (value: number, budget: number) => `≤ ${budget} ms | ${value <= budget ? 'yes' : '**no**'}`;
const ms = (value: number) => `${Math.round(value)} ms`;

function describe(perAction: number[], local: number[], slow: number[]): string {
  const worst = Math.max(...perAction);
  return [
    '## Interactions',
    '',
    `Written by \`npm run bench:interactions\`: ${actions.length} actions on a phone screen with a processor ${CPU_SLOWDOWN} times slower than this`,
    `machine's, from the press until the frame that answers it, as the browser's Event Timing says; medians of ${rounds} rounds.`,
    'A changed filter is timed from the end of its 200 ms debounce until the new number of hits is on the screen.',
    '',
    '| | measured | budget | holds |',
    '| --- | --- | --- | --- |',
    `| worst action | ${ms(worst)} | ${holds(worst, budgets.interactionMs)} |`,
    `| changed filter, worst of ${local.length} | ${ms(Math.max(...local))} | ${holds(Math.max(...local), budgets.filterMs)} |`,
    `| changed filter, median | ${ms(median(local))} | – | – |`,
    `| changed filter on the slow processor, median | ${ms(median(slow))} | – | – |`,
  ].join('\n');
}

async function main(): Promise<void> {
  const site = process.env.E2E_ORIGIN ? undefined : await demoSite();
  const origin = site?.shell.origin ?? process.env.E2E_ORIGIN ?? '';
  const browser = await launch();
  try {
    await actOnPhone(browser, origin); // caches of the servers
    const visits: number[][] = [];
    for (let round = 0; round < rounds; round++) visits.push(await actOnPhone(browser, origin));
    const perAction = actions.map((_, index) => median(visits.map((visit) => visit[index] ?? NaN)));
    const local = await changeFilters(browser, origin, 1);
    const slow = await changeFilters(browser, origin, CPU_SLOWDOWN);
    await writeSection('interactions', describe(perAction, local, slow));
    for (const [index, { name }] of actions.entries()) console.log(`${name}: ${ms(perAction[index] ?? NaN)}`);
  } finally {
    await browser.close();
    await site?.stop();
  }
}

await main();
process.exit();
