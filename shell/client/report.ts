import type { LoadFailure } from '@care/contracts';

/** Tells the shell's server about a slice that did not arrive or does not fit; the page does not wait for it. */
export function report({ slice, version, reason, message }: LoadFailure): void {
  const body = JSON.stringify({ slice, version, reason, message, page: location.pathname });
  navigator.sendBeacon('/platform-report', new Blob([body], { type: 'application/json' }));
}
