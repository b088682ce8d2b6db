import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/**
 * Origin of the site for links in mails. The host of a request is used only if mails stay in the outbox: one origin is
 * required with `SMTP_URL`, because a client with a false host could put it into another person's mail. Scheduled jobs
 * have no request and use `PUBLIC_ORIGIN`.
 */
export function siteOrigin({ SITE_URL, PUBLIC_ORIGIN }: Settings, request?: FastifyRequest): string {
  if (SITE_URL) return new URL(SITE_URL).origin;
  return request ? `${request.protocol}://${request.host}` : new URL(PUBLIC_ORIGIN).origin;
}

/** An address of the site with a query, for a link in a mail. */
export function siteLink(origin: string, path: string, query: Record<string, string> = {}): string {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
