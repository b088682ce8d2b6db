import type { ConnectionError } from 'fastify';
import type { Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { ApiError } from './errors';
import { answerText } from './texts';
import { RequestsInFlight } from '@care/contracts/requests-in-flight';
import type { App } from './app-type';
import { Drain } from '@care/contracts/drain';

/** Clients name the type JSON in every call, also in one without a body, such as a switch or DELETE (SH-14). */
export function acceptEmptyJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && !request.routeOptions.schema?.body) done(null);
    else void parse(request, body, done);
  });
}

/** The state of this process between its start and its end. */
export interface Lifecycle {
  /** False while the primary has been away since the start. */
  isPrepared: boolean;
  /** While it runs `/readyz` answers 503; when the API closes, every answer ends its connection. */
  drain: Drain;
}

export const addLifecycle = (app: App) => app.decorate('lifecycle', { isPrepared: true, drain: new Drain(app) });

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

/** Answers a request that Node's HTTP parser refused, in the usual error format. */
export function answerBrokenConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? new ApiError(431, 'headers_too_large', 'Die Anfrage ist zu lang.')
      : new ApiError(400, 'bad_request', answerText('request.unreadable'));
  const body = JSON.stringify(answer.body(randomUUID()));
  const head = [
    `HTTP/1.1 ${answer.status} Bad Request`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
