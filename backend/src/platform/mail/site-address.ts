import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/**
 * Origin of the site for links in mails. A request's own host is taken only where mails do not leave the outbox: `SITE_URL` is
 * required together with `SMTP_URL`, or whoever sends a false host would put it into somebody else's mail. Jobs by the clock have
 * no request: they take `PUBLIC_ORIGIN`.
 */
export function siteOrigin({ SITE_URL, PUBLIC_ORIGIN }: Settings, request?: FastifyRequest): string {
  if (SITE_URL) return new URL(SITE_URL).origin;
  return request ? `${request.protocol}://${request.host}` : new URL(PUBLIC_ORIGIN).origin;
}

/** An address on the site with a query, for a link in a mail. */
export function siteLink(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
