import { expect, test as base } from '@playwright/test';
import type { BrowserContext, Dialog, Frame, Locator, Page, Request, Route } from '@playwright/test';

export const origin = () => process.env.E2E_ORIGIN ?? 'http://127.0.0.1:3000';
export const phone = { width: 390, height: 844 };

/** The visitor's answer to the consent banner. Without an answer the banner is shown. */
type Answer = 'not-asked' | 'rejected' | 'accepted';

interface VisitorOptions {
  answer: Answer;
}

interface Visitor {
  /** Console errors, exceptions and policy violations of the browser. */
  complaints: string[];
  /**
   * Parts of console messages, with the address they are about, that a test causes. A test adds them before it acts,
   * because messages may arrive late.
   */
  forgiven: string[];
}

/** The messages of drawing maps without a graphics card. */
const SLOW_DRAWING = 'GPU stall';

/** The last report of a page that is open while its test stops the shell. */
const LAST_REPORT = /(status of 503|ERR_CONNECTION_REFUSED).*\/telemetry\/\)$/;

/** What a browser is loading. */
const loading = new WeakMap<BrowserContext, Set<Request>>();

function followRequests(context: BrowserContext): void {
  const open = new Set<Request>();
  loading.set(context, open);
  const end = (request: Request): void => void open.delete(request);
  // A page that the context reports has a frame for each of its requests.
  context.on('page', (page) => {
    page.on('request', (request) => {
      if (request.isNavigationRequest()) forgetRequestsOf(request.frame(), open);
      // The browser does not always tell the end of what a page sends by itself.
      if (!request.url().endsWith('/telemetry/')) open.add(request);
    });
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('worker', (worker) => worker.once('close', () => forgetRequestsOfMaps(open)));
  });
}

/** Data that only the worker of a map loads. */
const MAP_DATA = /\/releases\/assets\/[\w.-]+\.json$/;

/** A map that a page removes ends its worker, and the browser does not tell the end of the worker's requests. */
function forgetRequestsOfMaps(open: Set<Request>): void {
  for (const request of open) if (MAP_DATA.test(request.url())) open.delete(request);
}

/** A document that a navigation replaces takes its requests with it, and the browser does not always tell their end. */
function forgetRequestsOf(frame: Frame, open: Set<Request>): void {
  for (const request of open) if (request.frame() === frame) open.delete(request);
}

/** A page that fails the test if it writes a message that is not expected. */
export const test = base.extend<Visitor & VisitorOptions>({
  baseURL: async ({}, use) => use(origin()),
  answer: ['rejected', { option: true }],
  context: async ({ context, answer }, use) => {
    if (answer !== 'not-asked') await context.addInitScript(keepAnswer, answer === 'accepted');
    followRequests(context);
    await use(context);
  },
  forgiven: async ({}, use) => use([SLOW_DRAWING]),
  complaints: [
    async ({ page, forgiven }, use) => {
      const complaints: string[] = [];
      const complain = (kind: string, text: string) => {
        if (LAST_REPORT.test(text) || forgiven.some((part) => text.includes(part))) return;
        complaints.push(`${kind}: ${text}`);
      };
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complain(message.type(), `${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complain('exception', error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };

/** Runs in every document before its scripts. It does not overwrite a later answer of the visitor. */
function keepAnswer(isAllowed: boolean): void {
  if (location.protocol !== 'http:' || localStorage.getItem('pf-consent')) return;
  const choice = { version: 1, statistics: isAllowed, maps: isAllowed, ads: isAllowed };
  localStorage.setItem('pf-consent', JSON.stringify(choice));
}

/** Waits until the page is hydrated; the shell then sets `data-hydrated`. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

/** The content of the page, without the frame. */
export const main = (page: Page): Locator => page.getByRole('main');

/** Opens an address and waits until its page is hydrated. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The addresses that a page requests from now on. */
export function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Waits until nothing has been loading for half a second. */
export async function quiet(page: Page): Promise<void> {
  const open = loading.get(page.context());
  if (!open) return page.waitForLoadState('networkidle');
  let since = Date.now();
  // On failure the test names what is still loading.
  const loadingNow = (): string[] => {
    if (open.size > 0) since = Date.now();
    return Date.now() - since > 500
      ? []
      : ['(nothing for half a second)', ...[...open].map((request) => request.url())];
  };
  await expect.poll(loadingNow, { intervals: [50] }).toEqual([]);
}

/**
 * Handles the first request to matching addresses; the others go on. Playwright's option `times` stops to intercept after
 * it, and Chromium may never answer a request that is sent at that moment (playwright#41802).
 */
export async function routeOnce(page: Page, address: string | RegExp, handle: (route: Route) => unknown) {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await handle(route);
  });
}

/** Navigates in the browser like a link of the site, without loading the document again. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Marks this document, so that a test can tell whether it was loaded again. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { __mark: true }));
  return () => page.evaluate(() => '__mark' in window);
}

/** Leaves the page, and agrees if it asks. A question that comes later is left to the test. */
export async function leaveAgreeing(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const agree = (dialog: Dialog) => void dialog.accept();
  page.on('dialog', agree);
  await leave();
  page.off('dialog', agree);
}
