import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestTiming = { start: number; databaseMs: number };

const current = new AsyncLocalStorage<RequestTiming>();

/** Runs `work` and counts its database time for this request. */
export function withTiming<T>(timing: RequestTiming, work: () => T): T {
  return current.run(timing, work);
}

/** Adds time in the database to the present request, if there is one. */
export function addDatabaseTime(milliseconds: number): void {
  const timing = current.getStore();
  if (timing) timing.databaseMs += milliseconds;
}
