import { API_PREFIX } from '@care/contracts/constants';
import { traceHeaders } from '@care/contracts/tracing';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** An answer of the API to a read must begin within this time, so that pages show their error if the API hangs. */
export const ANSWER_LIMIT_MS = 15_000;

type Forwarding = Pick<FastifyHttpProxyOptions, 'httpMethods' | 'undici'>;

/** Forwards the API's paths with the address of the client. The API accepts that address from trusted proxies only. */
export async function forwardApi(app: FastifyInstance, apiUrl: string, answerLimitMs = ANSWER_LIMIT_MS): Promise<void> {
  // With a limit of connections, that many slow uploads or downloads would keep all others from the API.
  const connections = null;
  const reads: Forwarding = { httpMethods: ['GET', 'HEAD'], undici: { connections, headersTimeout: answerLimitMs } };
  const writes: Forwarding = { httpMethods: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT'], undici: { connections } };
  for (const prefix of [API_PREFIX, '/api/auth']) {
    for (const forwarding of [reads, writes]) {
      await app.register(proxy, {
        ...forwarding,
        upstream: apiUrl,
        prefix,
        rewritePrefix: prefix,
        replyOptions: {
          // Once more after a connection that the API has just closed. Without a number it would repeat each 503 ten times.
          retriesCount: 1,
          rewriteRequestHeaders: (request, { expect: _answeredHere, ...headers }) => ({
            ...headers,
            'x-forwarded-for': request.ip,
            'x-forwarded-proto': request.protocol,
            'x-forwarded-host': request.host,
            'x-request-id': request.id,
            ...traceHeaders(),
          }),
          onError: (reply, { error }) => void unavailable(reply, isLate(error) ? 504 : 502),
        },
      });
    }
  }
}

/** The proxy's error of an answer that did not begin in time. */
const isLate = (error: Error) => 'statusCode' in error && error.statusCode === 504;

interface Reply {
  request: { id: string };
  code(status: number): this;
  header(name: string, value: string): this;
  send(body: unknown): this;
}

/** An error of the shell in the API's format. */
export const apiError = <Sent extends Reply>(reply: Sent, status: number, code: string, message: string): Sent =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { status, code, message, request_id: reply.request.id } });

/** A refusal in words, never cached. */
export const plainRefusal = <Sent extends Reply>(reply: Sent, status: number, words: string): Sent =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/plain; charset=utf-8')
    .send(words);

/** The answer in the API's format when the API does not answer. */
export const unavailable = <Sent extends Reply>(reply: Sent, status: 502 | 503 | 504 = 502): Sent =>
  apiError(reply, status, 'unavailable', 'Der Server antwortet nicht. Bitte versuchen Sie es erneut.');

/** Serves the script of the footer as a file of the site, because the policy allows no inline scripts. */
export function footerRoute(app: FastifyInstance, apiUrl: string): void {
  app.get('/page-builder/footer.js', async (_request, reply) => {
    const script = await footerScript(apiUrl).catch(() => undefined);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', script === undefined ? 'no-store' : 'public, max-age=300')
      .send(script ?? '');
  });
}

/** Undefined if the API refuses; then nothing must be cached. */
async function footerScript(apiUrl: string): Promise<string | undefined> {
  const response = await fetch(`${apiUrl}${API_PREFIX}/page-builder?source_type=FOOTER`, {
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  });
  if (!response.ok) return undefined;
  const { js } = (await response.json()) as { js?: string };
  return js ?? '';
}
