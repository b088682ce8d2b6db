import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../mail/site-address';
import { signedIn, type Viewer } from './app-type';

/** Who sends a write that may be repeated, and the origin of the site for the links in its mails. */
export interface Sender {
  viewer: Viewer;
  idempotencyKey: string | undefined;
  origin: string;
}

/** The sender of a request to a route for all with `idempotencyHeaderSchema`, and its name in the scope of `once`. */
export function visitorOf({ viewer, headers }: FastifyRequest) {
  const idempotencyKey = headers['idempotency-key'] as string | undefined;
  return { viewer, idempotencyKey, name: viewer ? `user:${viewer.userId}` : 'visitor' };
}

export type Visitor = ReturnType<typeof visitorOf>;

/** The sender of a request to a route with `access: 'user'` and `idempotencyHeaderSchema`. */
export function senderOf(request: FastifyRequest): Sender {
  const key = request.headers['idempotency-key'];
  return {
    viewer: signedIn(request),
    idempotencyKey: typeof key === 'string' ? key : undefined,
    origin: siteOrigin(request.server.settings, request),
  };
}
