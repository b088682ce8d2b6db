import type { LoadFailure } from '@care/contracts';
import type { BrowserSlice } from '@care/federation/browser';

/** Code that throws on a timer would do so for hours. */
const MAX_REPORTS = 20;
/** What the server takes of a stack. */
const MAX_STACK = 4000;

let slices: BrowserSlice[] = [];
const told = new Set<string>();

/** Where code of a slice stands in an error: its address names slice and version. */
const inRelease = /\/releases\/(mf-[a-z-]+)\/[^/\s]+\/web\//;

/** From now on what slices throw where nobody catches it is reported too: in timers, listeners and promises (SH-18). */
export function startReports(present: BrowserSlice[]): void {
  slices = present;
  addEventListener('error', ({ error, message, filename }) => reportStray(error ?? message, filename));
  addEventListener('unhandledrejection', ({ reason }) => reportStray(reason));
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);

function reportStray(error: unknown, place = ''): void {
  const slice = inRelease.exec(`${stackOf(error)} ${place}`)?.[1];
  if (slice) report({ slice, reason: 'crashed', message: String(error) }, error);
}

/**
 * Tells the shell's server about a slice that did not arrive, does not fit or threw, with its version in this page and the stack of
 * the error; once per fault. The page does not wait for it.
 */
export function report({ slice, reason, message }: Omit<LoadFailure, 'version'>, error?: unknown): void {
  const version = slices.find(({ name }) => name === slice)?.version ?? '';
  const fault = { slice, version, reason, message: message.slice(0, 300), page: location.pathname };
  const key = JSON.stringify(fault);
  if (told.has(key) || told.size >= MAX_REPORTS) return;
  told.add(key);
  const body = JSON.stringify({ ...fault, stack: stackOf(error)?.slice(0, MAX_STACK) });
  navigator.sendBeacon('/platform-report', new Blob([body], { type: 'application/json' }));
}
