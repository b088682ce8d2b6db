import { expect, type Page, type Request, type TestInfo } from '@playwright/test';
import type { BrowserFault } from './broken-slice';

export const UNAVAILABLE = 'Dieser Bereich ist gerade nicht erreichbar';
export const LATE = 'Diese Seite lädt noch';
export const reload = { name: 'Erneut laden' };

/** Where browsers send what happened to slices. */
const TELEMETRY_PATH = '/telemetry/';

/** A page without slices. */
export const START = '/impressum';

/** A page of each slice, and what it shows. The browser renders /login; the reviews are a slot of the profile. */
export const pagesOf = {
  'mf-search': { path: '/suche/pflegeanbieter/köln', shows: 'h1:has-text("Pflegeanbieter in Köln")' },
  'mf-provider-profile': { path: '/pflegeanbieter/profiles/beispiel', shows: 'h2:has-text("Leistungen")' },
  'mf-account': { path: '/login', shows: 'h1:has-text("Anmelden")' },
  'mf-packages': { path: '/pakete', shows: 'h1:has-text("Pakete")' },
  'mf-products': { path: '/pflegeprodukte/pflegebetten', shows: 'h1:has-text("Pflegebetten")' },
  'mf-reviews': { path: '/pflegeanbieter/profiles/beispiel', shows: '#ratings' },
} as const;
export type SliceName = keyof typeof pagesOf;
export const sliceNames = Object.keys(pagesOf) as SliceName[];

/** The ways in which a visitor meets a fault. */
export type Way = 'server' | 'first load' | 'client navigation';

/** What browsers write about these faults. */
export const consoleOfFaults = [
  ...['status of 404', 'status of 500', 'Failed to find a valid digest', 'net::ERR', 'the injected fault'],
  ...['was preloaded using link preload but not used', 'Refused to execute script', 'Unexpected end of input'],
  // React reports that it renders a component again that threw during hydration.
  'Minified React error #520',
  // Many tests report from one address.
  'status of 429',
];

/** The frame reacts when its menu opens. The width must be that of a tablet. Returns the milliseconds since `begin`. */
export async function menuOpens(page: Page, begin: number): Promise<number> {
  const menu = page.getByRole('button', { name: /Menü/ });
  await expect(async () => {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 300 });
  }).toPass({ intervals: [100] });
  const reacts = Date.now() - begin;
  // A click from before the hydration may be repeated by React.
  await expect(async () => {
    if ((await menu.getAttribute('aria-expanded')) === 'true') await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'false', { timeout: 300 });
  }).toPass({ intervals: [100] });
  return reacts;
}

/** Whether an element is there and React has taken it over. */
export const reacts = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .evaluateAll((nodes) => nodes.some((node) => Object.keys(node).some((key) => key.startsWith('__react'))));

/** A fault of a slice as a page reports it. */
export interface ReportedFault {
  slice: string;
  version: string;
  phase: string;
  class: string;
  message: string;
}

/** What a request to `TELEMETRY_PATH` reports. */
const faultsOf = (request: Request): ReportedFault[] =>
  (request.postDataJSON() as { faults?: ReportedFault[] }).faults ?? [];

/** The faults that a page reports. */
export function faultsIn(page: Page): ReportedFault[] {
  const faults: ReportedFault[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(TELEMETRY_PATH)) faults.push(...faultsOf(request));
  });
  return faults;
}

/** The first fault that a page reports from now on. */
export async function nextFault(page: Page): Promise<ReportedFault> {
  const request = await page.waitForRequest((one) => one.url().endsWith(TELEMETRY_PATH) && faultsOf(one).length > 0);
  return faultsOf(request)[0]!;
}

const phaseOfThrow: Partial<Record<BrowserFault, string>> = {
  'throws in load': 'data',
  'throws in head': 'head',
  'throws in render': 'render',
  'throws in an effect': 'running',
  'throws in a timer': 'uncaught',
};

/**
 * Phase and class of the fault that a page reports. A file that hangs ends at the limit of the script or of the loader.
 */
export function expectedFaults(fault: BrowserFault): string[] {
  if (fault === 'old contract') return ['resolve incompatible'];
  if (fault === 'throws at import') return ['evaluate evaluation'];
  const phase = phaseOfThrow[fault];
  return phase ? [`${phase} Error`] : ['fetch network', 'fetch timeout'];
}

/** One cell of the table in docs/reliability.md. */
export interface FaultResult {
  way: Way;
  fault: string;
  slice: SliceName;
  /** What a visitor sees while the fault lasts. */
  sees: string;
  /** Milliseconds until the frame reacts. */
  reacts?: number;
}

/** Keeps a result for `npm run fault-table`. */
export const note = (info: TestInfo, result: FaultResult): void =>
  void info.annotations.push({ type: 'fault', description: JSON.stringify(result) });
