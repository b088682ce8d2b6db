import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Jobs } from '../jobs/jobs';
import type { Mailer } from '../mail/mailer';
import type { Settings } from '../settings';
import type { Databases, Store } from '../database/database';
import type { CountedFaults } from '../process/counted-faults';
import type { Lifecycle } from './connections';
import type { CountedRequest, RateLimitRule } from './rate-limit';
import type { RequestTiming } from '../database/request-timing';
import type { StaffRole, Tier, UserType } from '@care/contracts/vocabulary';

/** The Fastify instance for the `routes(app)` of a domain: schemas are zod, and handlers are typed from them. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** The user of a request, identified by its bearer token. */
export interface Viewer {
  userId: number;
  sessionId: number;
  username: string;
  profileType: UserType;
  /** What this person may do for the operator; STAFF has at least one role. */
  roles: readonly StaffRole[];
  /** One of STAFF, but without the second factor that they need for their roles. */
  lacksFactor: boolean;
  /** The account is locked and waits for its deletion. */
  isLeaving: boolean;
  /** The company this person owns. */
  company: { id: number; slug: string; subscription: Tier } | null;
}

/** Looks up the user of a bearer token; null for a token that is unknown, expired or revoked. */
export type ViewerLookup = (token: string) => Promise<Viewer | null>;

/** The viewer; a route with `access: 'user'` has already answered 401 if there is none. */
export function signedIn(request: FastifyRequest): Viewer {
  if (!request.viewer) throw new Error(`${request.routeOptions.url} lacks access: 'user'`);
  return request.viewer;
}

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    databases: Databases;
    /** Work after the answer; domains register their jobs with their routes. */
    jobs: Jobs;
    mailer: Mailer;
    lifecycle: Lifecycle;
    faults: CountedFaults;
  }
  interface FastifyRequest {
    /** Null for a visitor, also for one with an expired token. */
    viewer: Viewer | null;
    /**
     * The store for reads: the primary for a request with a token (the user may have just written), otherwise the
     * replica.
     */
    reads: Store;
    timing: RequestTiming;
    /** True if the shell's server sends the request to render a page. */
    isInternal: boolean;
    /** Where a limit has counted this request; reversed if the request is refused because of its content. */
    counted: CountedRequest | null;
    /** True if the answer refuses a wrong password or a similar secret. */
    isWrongGuess: boolean;
  }
  interface FastifyContextConfig {
    /** Callers: everybody (default), every signed-in user, or STAFF with this role only. */
    access?: 'public' | 'user' | StaffRole;
    /** Also allowed for an account that waits for its deletion. */
    whileLeaving?: boolean;
    rateLimit?: RateLimitRule;
    /** Of the answer, unless the handler or an error sets another one. */
    status?: number;
    /** Answered also if too many requests are in flight. */
    isProbe?: boolean;
    /** `private` for answers that depend on more than the address; they are not cached. */
    cache?: 'public' | 'private';
  }
}
