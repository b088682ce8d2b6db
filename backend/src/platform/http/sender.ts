import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../mail/site-address';
import { signedIn } from './app-type';

/** The sender of a request to a route for all with `idempotencyHeaderSchema`, and its name in the scope of `once`. */
export function visitorOf({ viewer, headers }: FastifyRequest) {
  const idempotencyKey = headers['idempotency-key'] as string | undefined;
  return { viewer, idempotencyKey, name: viewer ? `user:${viewer.userId}` : 'visitor' };
}

export type Visitor = ReturnType<typeof visitorOf>;

/** The sender of a request to a route with `access: 'user'` and `idempotencyHeaderSchema`. */
export const senderOf = (request: FastifyRequest) => ({
  viewer: signedIn(request),
  idempotencyKey: request.headers['idempotency-key'] as string | undefined,
  /** Of the site, for the links in its mails. */
  origin: siteOrigin(request.server.settings, request),
});

/** Who sends a write that may be repeated. */
export type Sender = ReturnType<typeof senderOf>;
