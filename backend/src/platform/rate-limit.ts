import type { FastifyRequest } from 'fastify';
import type { Databases } from './database';
import { throttled } from './errors';

export type RateLimitRule = {
  /** Routes with one name share one count. */
  name: string;
  limit: number;
  windowSeconds: number;
  /** What is counted: the client's address, or the signed-in person (the address for visitors). */
  key: 'address' | 'user';
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often what may be asked (docs/operations.md). */
export const rateLimits = {
  login: { name: 'login', limit: 10, windowSeconds: 15 * MINUTE, key: 'address' },
  register: { name: 'register', limit: 5, windowSeconds: HOUR, key: 'address' },
  message: { name: 'message', limit: 10, windowSeconds: HOUR, key: 'user' },
  reply: { name: 'reply', limit: 60, windowSeconds: HOUR, key: 'user' },
  upload: { name: 'upload', limit: 30, windowSeconds: HOUR, key: 'user' },
  alert: { name: 'alert', limit: 10, windowSeconds: HOUR, key: 'address' },
  rating: { name: 'rating', limit: 5, windowSeconds: DAY, key: 'user' },
  report: { name: 'report', limit: 20, windowSeconds: DAY, key: 'user' },
  suggest: { name: 'suggest', limit: 60, windowSeconds: MINUTE, key: 'address' },
  verifyEmail: { name: 'verify-email', limit: 30, windowSeconds: HOUR, key: 'address' },
  resendEmail: { name: 'resend-email', limit: 5, windowSeconds: HOUR, key: 'address' },
  ownPassword: { name: 'own-password', limit: 10, windowSeconds: HOUR, key: 'user' },
  companyRegistration: { name: 'company-registration', limit: 10, windowSeconds: DAY, key: 'user' },
  dataExport: { name: 'data-export', limit: 5, windowSeconds: DAY, key: 'user' },
  passwordReset: { name: 'password-reset', limit: 3, windowSeconds: HOUR, key: 'address' },
} as const satisfies Record<string, RateLimitRule>;

const COUNT = {
  name: 'rate-limit-count',
  text: `with w as (select to_timestamp(floor(extract(epoch from now()) / $3::int) * $3::int) as start)
    insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
    select $1, $2, w.start, w.start + make_interval(secs => $3::int), 1 from w
    on conflict (rule, caller, window_start) do update set hits = c.hits + 1
    returning hits, extract(epoch from expires_at - now())::float8 as seconds_left`,
};

/**
 * Counts this request and throws 429 when it is over the limit. Counted in the database, so that all processes count as
 * one. The site's own rendering is exempt.
 */
export async function enforceRateLimit(
  request: FastifyRequest,
  databases: Databases,
  rule: RateLimitRule,
  factor: number,
): Promise<void> {
  if (request.isInternal) return;
  const caller = rule.key === 'user' && request.viewer ? `user:${request.viewer.userId}` : `address:${request.ip}`;
  const [count] = await databases.primary.prepared<{ hits: number; seconds_left: number }>({
    ...COUNT,
    values: [rule.name, caller, rule.windowSeconds],
  });
  if (count && count.hits > rule.limit * factor) throw throttled(count.seconds_left);
}

/** Removes counters of past windows; returns how many. */
export async function sweepRateLimits(databases: Databases): Promise<number> {
  const result = await databases.primary.kysely
    .deleteFrom('rate_limit_counter')
    .where('expires_at', '<', new Date())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
