import { isServedFile } from '@care/federation/browser';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainRefusal } from './api-proxy';
import type { ShellSettings } from './settings';

const PATH = '/.well-known/security.txt';

/** The moment until which security.txt is valid (RFC 9116). */
export const endOfSecurityText = ({ SECURITY_EXPIRES: date }: Pick<ShellSettings, 'SECURITY_EXPIRES'>) =>
  date && `${date}T23:59:59Z`;

/**
 * The contacts for reports of vulnerabilities (RFC 9116). Without settings and after the expiry date there is no such
 * file.
 */
export function securityTextRoute(
  app: FastifyInstance,
  { SECURITY_CONTACT, SECURITY_EXPIRES }: Pick<ShellSettings, 'SECURITY_CONTACT' | 'SECURITY_EXPIRES'>,
  origin: string,
): void {
  const expires = endOfSecurityText({ SECURITY_EXPIRES });
  const isOver = () => !expires || Date.parse(expires) < Date.now();
  if (expires && isOver()) app.log.warn({ SECURITY_EXPIRES }, 'security.txt has expired and is not shown');
  app.get(PATH, (_request, reply) => {
    if (isOver()) return plainRefusal(reply, 404, 'Not found');
    const lines = [
      ...SECURITY_CONTACT.map((contact) => `Contact: ${contact}`),
      `Expires: ${expires}`,
      'Preferred-Languages: de, en',
      `Canonical: ${origin}${PATH}`,
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}

/**
 * Sets the security headers of an answer. Windows of other sites get no reference to ours. Other sites may load only
 * scripts, styles, fonts and pictures of the site, which a profile embedded there needs, and what the API itself
 * allows, such as providers' pictures. With an https origin, browsers use https for all later requests.
 */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, origin: string): void {
  reply
    .header('x-content-type-options', 'nosniff')
    .header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    .header('cross-origin-opener-policy', 'same-origin');
  if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  if (!reply.hasHeader('cross-origin-resource-policy'))
    reply.header('cross-origin-resource-policy', isServedFile(request.url) ? 'cross-origin' : 'same-origin');
  if (origin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000');
}
