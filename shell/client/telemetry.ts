import { configureApi } from '@care/contracts';
import type { FaultPhase } from '@care/contracts/schemas';
import type { BrowserSlice, LoaderOptions } from '@care/federation/browser';
import type * as Faults from './telemetry-faults';

/** Loads of this time are sent together. */
const PATIENCE_MS = 5000;

/** The name under which the shell is counted. */
export const SHELL = 'shell';

/** The shell and the slices of this page. */
export type Present = readonly Pick<BrowserSlice, 'name' | 'version'>[];
let present: Present = [];

/** Slices that are counted, or that failed to load. */
const counted = new Set<string>();
let isReady = false;
/** The trace of the HTML, if the site records traces. Browsers tell it on secure origins only. */
let traceparent: string | undefined;
let loads: { slice: string; version: string; ms?: number }[] = [];

/** Most pages have no fault, so the code for them loads with the first one. */
const withFaults = (then: (faults: typeof Faults) => void): void =>
  void import(/* webpackChunkName: "telemetry-faults" */ './telemetry-faults').then(then, () => undefined);

/** Starts counting, and reporting uncaught errors: in timers, listeners and promises (SH-18). */
export function startTelemetry(slices: Present, shellVersion: string): void {
  present = [...slices, { name: SHELL, version: shellVersion }];
  const uncaught = (error: unknown, place?: string) =>
    withFaults((faults) => faults.reportUncaught(present, error, place));
  addEventListener('error', ({ error, message, filename }) => uncaught(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  document.addEventListener('visibilitychange', sendLoads);
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  traceparent = page?.serverTiming.find(({ name }) => name === 'traceparent')?.description;
  if (traceparent) configureApi({ headers: { traceparent } });
}

/** Sends something to the server. The page does not wait for it. */
export const send = (what: object): boolean =>
  navigator.sendBeacon(
    '/telemetry/',
    new Blob([JSON.stringify({ page: location.pathname, ...what })], { type: 'application/json' }),
  );

/** Calls after the first loads are not a part of the page's trace. */
function sendLoads(): void {
  const trace = traceparent && { traceparent, agoMs: Math.round(performance.now()) };
  if (loads[0]) send({ loads, ...(trace && { trace }) });
  if (trace) configureApi({ headers: {} });
  traceparent = undefined;
  loads = [];
}

/** Counts a slice once, with the time since the document was asked for, unless it was loaded for a later page. */
function count(slice: string, version: string): void {
  if (counted.has(slice)) return;
  counted.add(slice);
  if (!loads[0]) setTimeout(sendLoads, PATIENCE_MS);
  loads.push({ slice, version, ...(!isReady && { ms: Math.round(performance.now()) }) });
}

/** Counts the page as ready to use. */
export function countReady(): void {
  for (const { name, version } of present) if (name === SHELL) count(name, version);
  isReady = true;
}

/** Counts the loads of slices, and reports those that fail. */
export const followLoad: LoaderOptions['onState'] = (state, slice, version, failure) => {
  if (failure) {
    counted.add(slice);
    withFaults((faults) => faults.reportFailure(present, failure));
  } else if (state === 'loaded') count(slice, version);
};

/** Reports what code of a slice threw. */
export const reportError = (slice: string, phase: FaultPhase, error: unknown): void =>
  withFaults((faults) => faults.reportError(present, { slice, phase, error }));
