import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { chromiumFlags } from '../support/chromium-flags';
import { startStandIn } from '../support/stand-in';

/** One visit with a cold cache. Times in milliseconds since navigation, bytes as sent over the network. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** The time when the page reacts and shows everything. Absent without scripts. */
  ready?: number;
  /** The time when the map beside the list shows its first pin. */
  map?: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** An average phone: 1.6 Mbit/s down, 150 ms round trip, four times slower than this machine. */
const profile = { bytesPerSecond: (1.6 * 1024 * 1024) / 8, latencyMs: 150, cpuSlowdown: 4 };

interface Timeline {
  fcp: number;
  lcp: number;
  cls: number;
}

/** Runs in the page: reads the measurements of the browser. */
const readTimeline = (): Promise<Timeline> =>
  new Promise((resolve) => {
    const result: Timeline = { fcp: 0, lcp: 0, cls: 0 };
    const observe = (
      type: string,
      take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
    ) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', (entry) => entry.name === 'first-contentful-paint' && (result.fcp = entry.startTime));
    observe('largest-contentful-paint', (entry) => (result.lcp = entry.startTime));
    observe('layout-shift', (entry) => !entry.hadRecentInput && (result.cls += entry.value ?? 0));
    setTimeout(() => resolve(result), 50);
  });

async function throttle(session: CDPSession): Promise<void> {
  const { bytesPerSecond, latencyMs, cpuSlowdown } = profile;
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

type Watched = '__ready' | '__map';

/** Runs in the page from its start: records the first frame in which the page is hydrated and shows an element. */
function watch({ name, selector }: { name: Watched; selector: string }): void {
  const look = () => {
    // The script may run before the document has its first element.
    if (document.documentElement?.dataset.hydrated !== undefined && document.querySelector(selector))
      (window as typeof window & Partial<Record<Watched, number>>)[name] = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function timeOf(page: Page, name: Watched): Promise<number> {
  const time = await page.waitForFunction(
    (key) => (window as typeof window & Partial<Record<Watched, number>>)[key],
    name,
    { timeout: 60_000 },
  );
  return Number(await time.jsonValue());
}

let otherSite: Promise<string> | undefined;

/**
 * The address of a page of another site. Visits begin there, like those from a search engine. In an empty window the
 * browser would change its process after an answer with `Cross-Origin-Opener-Policy`, which delays the first paint.
 */
function addressElsewhere(): Promise<string> {
  otherSite ??= startStandIn((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Another site</title>');
  }).then(({ origin }) => origin.replace('127.0.0.1', 'localhost'));
  return otherSite;
}

interface VisitOptions {
  url: string;
  /** An element that only the finished page has. Not needed without scripts. */
  shows?: string;
  /** On a screen of 1280 px with the network and the processor of the phone. */
  isLarge?: boolean;
  /** Waits for the first pin of the map. */
  withMap?: boolean;
}

/** Opens an address with the phone profile and waits until all requests have ended. */
export async function visit(browser: Browser, { url, shows, isLarge, withMap }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: isLarge ? { width: 1280, height: 900 } : { width: 390, height: 844 },
    deviceScaleFactor: isLarge ? 1 : 2,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await page.goto(await addressElsewhere());
  await page.addInitScript('globalThis.__name = (value) => value'); // what the compiler wraps named functions in
  if (shows) await page.addInitScript(watch, { name: '__ready', selector: shows } as const);
  if (withMap) await page.addInitScript(watch, { name: '__map', selector: '.maplibregl-marker button' } as const);
  const session = await context.newCDPSession(page);
  await throttle(session);
  const traffic = await countTraffic(session);
  await page.goto(url, { waitUntil: 'load' });
  const ready = shows ? await timeOf(page, '__ready') : undefined;
  const map = withMap ? await timeOf(page, '__map') : undefined;
  // The last script of a first visit counts too.
  if (shows) await page.getByRole('region', { name: 'Ihre Privatsphäre' }).waitFor();
  await page.waitForLoadState('networkidle');
  const timeline = await page.evaluate(readTimeline);
  await context.close();
  return { ...timeline, ready, map, ...traffic() };
}

type Traffic = Pick<Visit, 'bytes' | 'scriptBytes' | 'requests'>;

/** Counts from now on what comes over the network, scripts without HTTP headers. */
async function countTraffic(session: CDPSession): Promise<() => Traffic> {
  const scriptHeaders = new Map<string, number>();
  let bytes = 0;
  let requests = 0;
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests++;
    if (type === 'Script') scriptHeaders.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    const headers = scriptHeaders.get(requestId);
    if (headers !== undefined) scriptBytes += encodedDataLength - headers;
  });
  return () => ({ bytes, requests, scriptBytes });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

const keys = ['fcp', 'lcp', 'ready', 'map', 'cls', 'bytes', 'scriptBytes', 'requests'] as const;

/** The medians of all figures; NaN for one that was not measured. */
export const mediansOf = (visits: readonly Visit[]) =>
  Object.fromEntries(keys.map((key) => [key, median(visits.map((one) => one[key] ?? NaN))])) as unknown as Visit;

/** Starts the whole browser, not the one of the tests. */
export const launch = async (args = chromiumFlags): Promise<Browser> =>
  chromium.launch({ executablePath: await findChromium(), args });

/** Does something a number of times, many at the same time. */
export async function inParallel(times: number, atOnce: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const actOn = async () => {
    while (next < times) await act(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, actOn));
}
