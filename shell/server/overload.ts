import { API_PREFIX } from '@care/contracts/constants';
import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { unavailable } from './api-proxy';

/** Seconds after which a client may try again that a server has refused because of its load. */
export const RETRY_AFTER_SECONDS = 2;

/** Counts the requests of a process that are not answered yet, up to a limit. */
class InFlight {
  #count = 0;

  constructor(private readonly limit: number) {}

  /** Counts a request until its answer has ended. False if there are too many; it is then answered with 503. */
  admits(response: Pick<ServerResponse, 'once'>): boolean {
    if (this.#count >= this.limit) return false;
    this.#count++;
    let isCounted = true;
    const leave = (): void => {
      if (isCounted) this.#count--;
      isCounted = false;
    };
    // An answer that is sent finishes; one whose client is away only closes.
    response.once('finish', leave);
    response.once('close', leave);
    return true;
  }
}

const OVERLOADED = 'Gerade rufen sehr viele Menschen diese Seite auf. Bitte versuchen Sie es gleich noch einmal.';

/** What operators and load balancers ask, also while the shell is overloaded. */
const unbounded = new Set(['/healthz', '/readyz', '/metrics']);

/** Refuses requests beyond a limit at once, so that the others are answered in time (SH-18). */
export function boundRequests(app: FastifyInstance, limit: number): void {
  const inFlight = new InFlight(limit);
  app.addHook('onRequest', async ({ url }, reply) => {
    if (unbounded.has(url) || inFlight.admits(reply.raw)) return undefined;
    void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (url.startsWith(API_PREFIX) || url.startsWith('/api/auth')) return unavailable(reply, 503);
    return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(OVERLOADED);
  });
}
