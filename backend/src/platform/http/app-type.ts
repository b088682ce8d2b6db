import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Jobs } from '../jobs/jobs';
import type { Mailer } from '../mail/mailer';
import type { Settings } from '../settings';
import type { Databases, Store } from '../database/database';
import type { CountedRequest, RateLimitRule } from '../limits/rate-limit';
import type { RequestTiming } from '../database/request-timing';
import type { ProfileType, Tier } from '../database/schema';

/** The Fastify instance that a domain's `routes(app)` gets: schemas are zod, handlers are typed from them. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Who sent the request, by its bearer token. */
export type Viewer = {
  userId: number;
  sessionId: number;
  username: string;
  profileType: ProfileType;
  isStaff: boolean;
  /** Waits for the deletion of the account, which is locked meanwhile. */
  isLeaving: boolean;
  /** The company this person owns. */
  company: { id: number; slug: string; subscription: Tier } | null;
};

/** Finds out who a bearer token belongs to; null for a token that is unknown, expired or revoked. */
export type ViewerLookup = (token: string) => Promise<Viewer | null>;

/** A viewer, or the 401 that a route with `access: 'user'` has given already. */
export function signedIn(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Error(`${request.routeOptions.url} lacks access: 'user'`);
  return request.viewer;
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    databases: Databases;
    /** Work after the answer; domains register theirs with their routes. */
    jobs: Jobs;
    mailer: Mailer;
  }
  interface FastifyRequest {
    /** Null for a visitor, also for one with an expired token. */
    viewer: Viewer | null;
    /** The store to read from: the primary for a request with a token (it may have just written), else the replica. */
    reads: Store;
    timing: RequestTiming;
    /** True when the site's own server renders a page. */
    isInternal: boolean;
    /** Where a limit has counted this request; taken back when it was refused for what it holds. */
    counted: CountedRequest | null;
    /** True when the answer refuses a wrong password or the like. */
    isWrongGuess: boolean;
  }
  interface FastifyContextConfig {
    /** Who may call: everyone (default), every signed-in person, or staff only. */
    access?: 'public' | 'user' | 'staff';
    /** Open also to somebody whose account waits for its deletion. */
    whileLeaving?: boolean;
    rateLimit?: RateLimitRule;
    /** `private` for answers that depend on more than the address; they are never cached. */
    cache?: 'public' | 'private';
  }
}
