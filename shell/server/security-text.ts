import type { FastifyInstance } from 'fastify';
import type { ShellSettings } from './settings';

const PATH = '/.well-known/security.txt';

/**
 * The contacts for reports of vulnerabilities (RFC 9116). Without settings and after the expiry date there is no such
 * file.
 */
export function securityTextRoute(
  app: FastifyInstance,
  { SECURITY_CONTACT, SECURITY_EXPIRES }: Pick<ShellSettings, 'SECURITY_CONTACT' | 'SECURITY_EXPIRES'>,
  origin: string,
): void {
  const expires = SECURITY_EXPIRES && `${SECURITY_EXPIRES}T23:59:59Z`;
  const isOver = () => !expires || Date.parse(expires) < Date.now();
  if (expires && isOver()) app.log.warn({ SECURITY_EXPIRES }, 'security.txt has expired and is not shown');
  app.get(PATH, (_request, reply) => {
    if (isOver()) return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
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
