import type { FastifyInstance } from 'fastify';

/** Scripts, styles, fonts and pictures of the site, which a profile shown in a foreign page needs too. */
const isAsset = (url: string) => /^\/(releases|shell)\//.test(url);

/**
 * Headers of every answer. No window of another site keeps a hand on ours; what is no asset cannot be loaded into foreign pages, where
 * the API itself does not say otherwise, as it does for providers' pictures. With an https origin browsers never come back by http.
 */
export function secure(app: FastifyInstance, origin: string): void {
  const isSecure = origin.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
      .header('cross-origin-opener-policy', 'same-origin');
    if (!reply.hasHeader('cross-origin-resource-policy'))
      reply.header('cross-origin-resource-policy', isAsset(request.url) ? 'cross-origin' : 'same-origin');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
