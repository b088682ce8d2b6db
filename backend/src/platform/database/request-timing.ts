import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestTiming {
  start: number;
  databaseMs: number;
}

const current = new AsyncLocalStorage<RequestTiming>();

/** Runs `work` and counts its database time for this request. */
export const withTiming = <T>(timing: RequestTiming, work: () => T): T => current.run(timing, work);

/** Adds time in the database to the present request, if there is one. */
export function addDatabaseTime(milliseconds: number): void {
  const timing = current.getStore();
  if (timing) timing.databaseMs += milliseconds;
}
