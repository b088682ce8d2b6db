import { API_PREFIX } from '@care/contracts/constants';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** Forwards the API's paths with the address of the client. The API accepts that address from trusted proxies only. */
export async function forwardApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of [API_PREFIX, '/api/auth']) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
          'x-request-id': request.id,
        }),
        onError: (reply) => void unavailable(reply),
      },
    });
  }
}

interface Reply {
  request: { id: string };
  code(status: number): this;
  header(name: string, value: string): this;
  send(body: unknown): this;
}

/** The answer in the API's format when the API does not answer. */
export const unavailable = <Sent extends Reply>(reply: Sent): Sent =>
  reply
    .code(502)
    .header('cache-control', 'no-store')
    .send({
      error: {
        status: 502,
        code: 'unavailable',
        message: 'Der Server antwortet nicht. Bitte versuchen Sie es erneut.',
        request_id: reply.request.id,
      },
    });

/** Serves the script of the footer as a file of the site, because the policy allows no inline scripts. */
export function footerRoute(app: FastifyInstance, apiUrl: string): void {
  app.get('/page-builder/footer.js', async (_request, reply) => {
    const script = await footerScript(apiUrl);
    return reply
      .type('text/javascript')
      .header('cache-control', script === undefined ? 'no-store' : 'public, max-age=300')
      .send(script ?? '');
  });
}

/** Undefined if the API does not answer; then nothing must be cached. */
async function footerScript(apiUrl: string): Promise<string | undefined> {
  const response = await fetch(`${apiUrl}${API_PREFIX}/page-builder?source_type=FOOTER`).catch(() => undefined);
  if (!response?.ok) return undefined;
  const { js } = (await response.json()) as { js?: string };
  return js ?? '';
}
