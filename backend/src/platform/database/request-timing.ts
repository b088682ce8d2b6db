import { AsyncLocalStorage } from 'node:async_hooks';

export type RequestTiming = { start: number; databaseMs: number };

const current = new AsyncLocalStorage<RequestTiming>();

/** Runs `work` so that its database time is counted for this request. */
export function withTiming<T>(timing: RequestTiming, work: () => T): T {
  return current.run(timing, work);
}

/** Counts time spent waiting for the database for the request that is being answered, if there is one. */
export function addDatabaseTime(milliseconds: number): void {
  const timing = current.getStore();
  if (timing) timing.databaseMs += milliseconds;
}
