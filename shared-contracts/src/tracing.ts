import type { Attributes } from '@opentelemetry/api';
import type { HookedServer } from './hooked-server';
import type * as Spans from './spans';

/** Loaded if there is a receiver; otherwise nothing is recorded. */
let spans: typeof Spans | undefined;

/**
 * Records a span for each request, named by its route, that continues the trace of its caller. Spans have no addresses, queries
 * or values, because they may belong to persons. Call it before other hooks are added, so that their work belongs to it.
 */
export async function traceServer(
  server: HookedServer,
  { endpoint, ...options }: Omit<Spans.TracingOptions, 'endpoint'> & { endpoint: string | undefined },
): Promise<void> {
  if (!endpoint) return;
  spans = await import('./spans');
  spans.traceServer(server, { ...options, endpoint });
}

/** Does a step of the present request within a span. The attributes must not belong to a person. */
export const traced = <Result>(name: string, attributes: Attributes, step: () => Promise<Result>): Promise<Result> =>
  spans ? spans.traced(name, attributes, step) : step();

/** The headers with which a call to another program continues the present trace; none without one. */
export const traceHeaders = (): Record<string, string> => spans?.traceHeaders() ?? {};

/** A query that has just ended, in the trace of its request. Its text has no values. */
export const traceQuery = (sql: string, ms: number, hasFailed: boolean): void => spans?.traceQuery(sql, ms, hasFailed);

/** The load of a page in a browser, which reported it: it began `agoMs` ago and took `ms`. */
export const tracePage = (traceparent: string, page: { agoMs: number; ms: number }): void =>
  spans?.tracePage(traceparent, page);
