import { API_PREFIX } from '@care/contracts/constants';
import { RequestsInFlight } from '@care/contracts/requests-in-flight';
import type { FastifyInstance } from 'fastify';
import { unavailable } from './api-proxy';

/** Seconds after which a client may try again that a server has refused because of its load. */
export const RETRY_AFTER_SECONDS = 2;

const OVERLOADED = 'Gerade rufen sehr viele Menschen diese Seite auf. Bitte versuchen Sie es gleich noch einmal.';

/** Addresses that operators and load balancers ask, also while the shell is overloaded. */
const unbounded = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Refuses requests beyond a limit at once, so that the others are answered in time (SH-18). Slow uploads and downloads do
 * not count: a file is sent, and a picture passed on, without any work of the rendering threads.
 */
export function boundRequests(app: FastifyInstance, limit: number): void {
  const inFlight = new RequestsInFlight(limit);
  app.addHook('onSend', async (_request, reply) => inFlight.end(reply.raw));
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    const isUpload = headers['content-type']?.startsWith('multipart/');
    if (unbounded.has(url) || isUpload || inFlight.begin(reply.raw)) return undefined;
    void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (url.startsWith(API_PREFIX) || url.startsWith('/api/auth')) return unavailable(reply, 503);
    return reply.code(503).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(OVERLOADED);
  });
}
