import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestTiming {
  start: number;
  /** Milliseconds of queries. Each counts from the end of the one before it, so that simultaneous ones count once. */
  databaseMs: number;
  lastQueryEnd: number;
  /** The id in all logs. It consists of letters, digits, "_" and "-". */
  requestId: string;
  /** Called for each query that took long, with its text without its values. */
  onSlow: (sql: string, milliseconds: number) => void;
}

/** Queries that take longer are logged, in milliseconds. */
const SLOW_MS = 500;

const current = new AsyncLocalStorage<RequestTiming>();

/** Runs `work` and counts its database time for this request. */
export const withTiming = <T>(timing: RequestTiming, work: () => T): T => current.run(timing, work);

/** Adds the time of a query to the present request, if there is one. */
export function addDatabaseTime(sql: string, milliseconds: number): void {
  const timing = current.getStore();
  if (!timing) return;
  const end = performance.now();
  timing.databaseMs += Math.min(milliseconds, end - timing.lastQueryEnd);
  timing.lastQueryEnd = end;
  if (milliseconds >= SLOW_MS) timing.onSlow(sql, milliseconds);
}

/** A query with the id of the present request as a comment, so that the logs and views of PostgreSQL name it. */
export function withRequestId(sql: string): string {
  const id = current.getStore()?.requestId;
  return id ? `${sql} /* request ${id} */` : sql;
}
