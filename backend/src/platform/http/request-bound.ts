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
 * Bounds the requests in flight, from the complete body to the answer, so that each of them is answered soon. Slow
 * uploads and downloads do not count: uploads have a queue of their own, and a file is sent without the database.
 */
export function boundRequests(app: App): void {
  const { MAX_IN_FLIGHT: most } = app.settings;
  let inFlight = 0;
  app.decorateRequest<(() => void) | null>('leave', null);
  app.addHook('preValidation', (request, reply, done) => {
    const isUpload = request.headers['content-type']?.startsWith('multipart/');
    if (request.routeOptions.config.isProbe || isUpload) {
      done();
      return;
    }
    if (inFlight >= most) {
      done(tooMany());
      return;
    }
    inFlight++;
    const leave = (): void => {
      if (request.leave) inFlight--;
      request.leave = null;
    };
    request.leave = leave;
    // Usually the answer has been sent by then; without a client some are not sent.
    reply.raw.once('close', () => request.leave && setTimeout(leave, WORK_LIMIT_MS).unref());
    done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.leave?.();
    done(null, payload);
  });
}
