import type { Browser, CDPSession } from '@playwright/test';

/** One visit with a cold cache. Times in milliseconds since navigation, bytes as sent over the network. */
export interface Visit {
  fcp: number;
  lcp: number;
  /** The time when the page reacts and shows everything. Absent without scripts. */
  ready?: number;
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

/** Runs in the page from its start: records the first frame in which the page is hydrated and shows its content. */
function watchReadiness(selector: string): void {
  const page = window as typeof window & { __ready?: number };
  const look = () => {
    // The script may run before the document has its first element.
    if (document.documentElement?.dataset.alive !== undefined && document.querySelector(selector))
      page.__ready = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

interface VisitOptions {
  url: string;
  /** An element that only the finished page has. Not needed without scripts. */
  shows?: string;
}

/** Opens an address with the phone profile and waits until all requests have ended. */
export async function visit(browser: Browser, { url, shows }: VisitOptions): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'de-DE',
  });
  const page = await context.newPage();
  await page.addInitScript('globalThis.__name = (value) => value'); // what the compiler wraps named functions in
  if (shows) await page.addInitScript(watchReadiness, shows);
  const session = await context.newCDPSession(page);
  await throttle(session);
  const scripts = new Set<string>();
  let bytes = 0;
  let scriptBytes = 0;
  let headerBytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    requests++;
    if (type !== 'Script') return;
    scripts.add(requestId);
    // The budget counts code without HTTP headers.
    headerBytes += response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  if (shows) {
    await page.waitForFunction(() => '__ready' in window);
    // The last script of a first visit counts too.
    await page.getByRole('region', { name: 'Ihre Privatsphäre' }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  const timeline = await page.evaluate(readTimeline);
  const ready = shows ? await page.evaluate(() => (window as typeof window & { __ready?: number }).__ready) : undefined;
  await context.close();
  return { ...timeline, ready, bytes, scriptBytes: scriptBytes - headerBytes, requests };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
