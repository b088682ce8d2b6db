import { isServedFile } from '@care/federation/browser';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sets the security headers of an answer. Windows of other sites get no reference to ours. Other sites may load only
 * scripts, styles, fonts and pictures of the site, which a profile embedded there needs, and what the API itself
 * allows, such as providers' pictures. With an https origin, browsers use https for all later requests.
 */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .header('cross-origin-opener-policy', 'same-origin');
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', isServedFile(request.url) ? 'cross-origin' : 'same-origin');
  if (origin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
}
