import type { LoadFailure } from '@care/contracts';
import { releasePath, type BrowserSlice } from '@care/federation/browser';

/** The limit of reports per page, because code that throws in a timer would repeat them for hours. */
const MAX_REPORTS = 20;
/** The maximum length of a stack that the server accepts. */
const MAX_STACK = 4000;

let slices: BrowserSlice[] = [];
const sent = new Set<string>();

/** Starts reporting uncaught errors of slices: in timers, listeners and promises (SH-18). */
export function startReports(present: BrowserSlice[]): void {
  slices = present;
  addEventListener('error', ({ error, message, filename }) => reportStray(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportStray(reason));
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);

function reportStray(error: unknown, place = ''): void {
  const trace = `${stackOf(error)} ${place}`;
  const slice = slices.find((present) => trace.includes(releasePath(present)));
  if (slice) report({ slice: slice.name, reason: 'crashed', message: String(error) }, error);
}

/**
 * Reports a slice that failed to load, does not fit or threw, with its version in this page and the stack of
 * the error, once per fault. The page does not wait for the report.
 */
export function report({ slice, reason, message }: Omit<LoadFailure, 'version'>, error?: unknown): void {
  const version = slices.find(({ name }) => name === slice)?.version ?? '';
  const fault = { slice, version, reason, message: message.slice(0, 300), page: location.pathname };
  const key = JSON.stringify(fault);
  if (sent.has(key) || sent.size >= MAX_REPORTS) return;
  sent.add(key);
  const body = JSON.stringify({ ...fault, stack: stackOf(error)?.slice(0, MAX_STACK) });
  navigator.sendBeacon('/platform-report', new Blob([body], { type: 'application/json' }));
}
