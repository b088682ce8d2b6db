import { API_PREFIX } from '@care/contracts/constants';
import { RequestsInFlight } from '@care/contracts/requests-in-flight';
import { hasBody } from '@care/contracts/whole-requests';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { apiError, plainRefusal, unavailable } from './api-proxy';

/** More than the API accepts. The rest of such a body is not waited for: the API refuses it. */
const MOST_BYTES = 1024 * 1024 + 1;

/**
 * Waits until a body has arrived. @returns the same content, or undefined if it did not arrive within the time
 */
async function arrivedBody(body: Readable, limitMs: number): Promise<Readable | undefined> {
  const rest: NodeJS.AsyncIterator<Buffer> = body.iterator({ destroyOnReturn: false });
  const waiting = new AbortController();
  const late = pause(limitMs, undefined, { signal: waiting.signal }).catch(() => undefined);
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    while (bytes < MOST_BYTES) {
      const next = await Promise.race([rest.next(), late]);
      if (!next) return undefined;
      if (next.done) break;
      parts.push(next.value);
      bytes += next.value.length;
    }
  } finally {
    waiting.abort();
  }
  return Readable.from(followedBy(parts, rest), { objectMode: false });
}

async function* followedBy(parts: Buffer[], rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield* parts;
  yield* rest;
}

/** Seconds after which a client may try again that a server has refused because of its load. */
export const RETRY_AFTER_SECONDS = 2;
/** A body, except an upload, must arrive within this time. */
const BODY_LIMIT_MS = 10_000;

const OVERLOADED = 'Gerade rufen sehr viele Menschen diese Seite auf. Bitte versuchen Sie es gleich noch einmal.';
const LATE = 'Ihre Anfrage ist nicht vollständig angekommen. Bitte versuchen Sie es noch einmal.';

/** Addresses that operators and load balancers ask, also while the shell is overloaded. */
const unbounded = new Set(['/healthz', '/readyz', '/metrics']);

const isUpload = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith('multipart/') === true;

/**
 * Refuses requests beyond a limit at once, so that the others are answered in time (SH-18). A request counts from its
 * complete body on, so that slow clients take no place of others. Slow uploads and downloads do not count: a file is sent,
 * and a picture passed on, without any work of the rendering threads.
 */
export function boundRequests(app: FastifyInstance, limit: number, bodyLimitMs = BODY_LIMIT_MS): void {
  const inFlight = new RequestsInFlight(limit);
  app.addHook('onSend', async (_request, reply) => inFlight.end(reply.raw));
  app.addHook('preParsing', async (request, reply, payload) => {
    if (unbounded.has(request.url) || isUpload(request)) return payload;
    const body = hasBody(request.headers) ? await arrivedBody(payload, bodyLimitMs) : payload;
    if (!body) return apiError(reply.header('connection', 'close'), 408, 'timeout', LATE);
    if (inFlight.begin(reply.raw)) return body;
    void reply.header('retry-after', RETRY_AFTER_SECONDS);
    if (request.url.startsWith(API_PREFIX) || request.url.startsWith('/api/auth')) return unavailable(reply, 503);
    return plainRefusal(reply, 503, OVERLOADED);
  });
}
