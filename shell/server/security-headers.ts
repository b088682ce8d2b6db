import { isServedFile } from '@care/federation/browser';
import type { FastifyInstance } from 'fastify';

/**
 * Sets the security headers of every answer. Windows of other sites get no reference to ours. Other sites may load only
 * scripts, styles, fonts and pictures of the site, which a profile embedded there needs, and what the API itself
 * allows, such as providers' pictures. With an https origin, browsers use https for all later requests.
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
      reply.header('cross-origin-resource-policy', isServedFile(request.url) ? 'cross-origin' : 'same-origin');
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
