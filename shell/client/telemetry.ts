import type { LoadFailure } from '@care/contracts';
import { RELEASES_PATH, type BrowserSlice } from '@care/federation/browser';

/** The limit of reports per page, because code that throws in a timer would repeat them for hours. */
const MAX_REPORTS = 20;
/** The maximum length of a stack that the server accepts. */
const MAX_STACK = 4000;

type Fault = Omit<LoadFailure, 'version'> & { version?: string | undefined };

/** A file of a release, also of one that replaces the page's. */
const inRelease = new RegExp(`${RELEASES_PATH}(mf-[a-z-]+)/([^/]+)/web/`);

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
  const [, slice, version] = inRelease.exec(trace) ?? [];
  if (slice && slices.some(({ name }) => name === slice))
    report({ slice, version, reason: 'crashed', message: String(error) }, error);
}

/**
 * Reports a slice that failed to load, does not fit or threw, with its version in this page and the stack of
 * the error, once per fault. The page does not wait for the report.
 */
export function report({ slice, version: given, reason, message }: Fault, error?: unknown): void {
  const version = (given || slices.find(({ name }) => name === slice)?.version) ?? '';
  const fault = { slice, version, reason, message: message.slice(0, 300), page: location.pathname };
  // What does not load is one fault, whichever of its files failed at which attempt.
  const key = reason === 'crashed' ? JSON.stringify(fault) : `${slice} ${version}`;
  if (sent.has(key) || sent.size >= MAX_REPORTS) return;
  sent.add(key);
  const body = JSON.stringify({ ...fault, stack: stackOf(error)?.slice(0, MAX_STACK) });
  navigator.sendBeacon('/platform-report', new Blob([body], { type: 'application/json' }));
}
