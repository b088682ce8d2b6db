import { RequestsInFlight } from '@care/contracts/requests-in-flight';
import type { App } from './app-type';
import { ApiError } from './errors';

/** A query takes at most 30 s, so the work of a request whose client is gone is over after this time. */
const WORK_LIMIT_MS = 30_000;

const tooMany = (): ApiError =>
  new ApiError(503, 'unavailable', 'Gerade sind sehr viele Anfragen unterwegs. Bitte versuchen Sie es gleich erneut.', {
    headers: { 'retry-after': '1' },
    sharedFault: 'more requests in flight than MAX_IN_FLIGHT; the others got 503',
  });

/**
 * Bounds the requests in flight, from the complete body to the answer. Slow uploads and downloads do not count: uploads
 * have a queue of their own, and a file is sent without the database.
 */
export function boundRequests(app: App): void {
  const inFlight = new RequestsInFlight(app.settings.MAX_IN_FLIGHT, WORK_LIMIT_MS);
  app.addHook('preValidation', async ({ routeOptions, headers }, reply) => {
    const isUpload = headers['content-type']?.startsWith('multipart/');
    if (!routeOptions.config.isProbe && !isUpload && !inFlight.begin(reply.raw)) throw tooMany();
  });
  app.addHook('onSend', async (_request, reply) => inFlight.end(reply.raw));
}
