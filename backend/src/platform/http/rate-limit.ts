import { clientNetwork } from '@care/contracts/client-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Databases } from '../database/database';
import { throttled } from './errors';

export interface RateLimitRule {
  /** Routes with the same name share one counter. */
  name: string;
  limit: number;
  windowSeconds: number;
  /** The counted caller: the client's network, or the signed-in user (for visitors the network). */
  key: 'address' | 'user';
  /** Only refused requests count: a user with the right password may sign in any number of times. */
  onlyFailures?: true;
}

/** Where a request was counted. */
export interface CountedRequest {
  rule: RateLimitRule;
  caller: string;
  windowStart: Date;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** All rate limits; docs/operations.md lists them by name. */
export const rateLimits = {
  login: { name: 'login', limit: 10, windowSeconds: 15 * MINUTE, key: 'address', onlyFailures: true },
  register: { name: 'register', limit: 5, windowSeconds: HOUR, key: 'address' },
  message: { name: 'message', limit: 10, windowSeconds: HOUR, key: 'user' },
  reply: { name: 'reply', limit: 60, windowSeconds: HOUR, key: 'user' },
  upload: { name: 'upload', limit: 30, windowSeconds: HOUR, key: 'user' },
  alert: { name: 'alert', limit: 10, windowSeconds: HOUR, key: 'address' },
  report: { name: 'report', limit: 20, windowSeconds: DAY, key: 'user' },
  suggest: { name: 'suggest', limit: 60, windowSeconds: MINUTE, key: 'address' },
  verifyEmail: { name: 'verify-email', limit: 30, windowSeconds: HOUR, key: 'address' },
  resendEmail: { name: 'resend-email', limit: 5, windowSeconds: HOUR, key: 'address' },
  ownPassword: { name: 'own-password', limit: 10, windowSeconds: HOUR, key: 'user' },
  companyRegistration: { name: 'company-registration', limit: 10, windowSeconds: DAY, key: 'user' },
  ownership: { name: 'ownership', limit: 20, windowSeconds: DAY, key: 'user' },
  dataExport: { name: 'data-export', limit: 5, windowSeconds: DAY, key: 'user' },
  embed: { name: 'embed', limit: 300, windowSeconds: MINUTE, key: 'address' },
  visit: { name: 'visit', limit: 120, windowSeconds: MINUTE, key: 'address' },
  hits: { name: 'hits', limit: 60, windowSeconds: MINUTE, key: 'address' },
  staffProfile: { name: 'staff-profile', limit: 60, windowSeconds: 10 * MINUTE, key: 'user' },
  staffSearch: { name: 'staff-search', limit: 300, windowSeconds: 10 * MINUTE, key: 'user' },
  passwordReset: { name: 'password-reset', limit: 3, windowSeconds: HOUR, key: 'address' },
} as const satisfies Record<string, RateLimitRule>;

/**
 * A form that is refused because of its content does not count, but this many times the limit may be checked at most.
 */
const TRIES = 10;
/** Refused because of the content, or temporarily. */
const NOT_DONE = [400, 409, 413, 415, 422, 429];

/** One more request and one more try; above the limit neither is counted. */
const COUNT = {
  name: 'rate-limit-count',
  text: `with w as (select to_timestamp(floor(extract(epoch from now()) / $3::int) * $3::int) as start),
    counted as (
      insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
      select $1, $2, w.start, w.start + make_interval(secs => $3::int), 1 from w
      on conflict (rule, caller, window_start) do update set hits = c.hits + 1 where c.hits < $4::int returning 1),
    tried as (
      insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
      select $1 || ' tries', $2, w.start, w.start + make_interval(secs => $3::int), 1 from w
      on conflict (rule, caller, window_start) do update set hits = c.hits + 1 where c.hits < $5::int returning 1)
    select w.start, exists (select from counted) as counted, exists (select from tried) as tried,
      extract(epoch from w.start + make_interval(secs => $3::int) - now())::float8 as seconds_left from w`,
};
const REVERSE_COUNT = {
  name: 'rate-limit-take-back',
  text: `update rate_limit_counter set hits = hits - 1
    where rule = $1 and caller = $2 and window_start = $3 and hits > 0`,
};

interface Count {
  start: Date;
  counted: boolean;
  tried: boolean;
  seconds_left: number;
}

const callerOf = ({ viewer, ip }: FastifyRequest, { key }: RateLimitRule): string =>
  key === 'user' && viewer ? `user:${viewer.userId}` : `address:${clientNetwork(ip)}`;

/**
 * Counts this request and throws 429 above the limit. The counters are in the database, for all processes together. The
 * site's own rendering is exempt.
 */
export async function countRequest(
  request: FastifyRequest,
  databases: Databases,
  rule: RateLimitRule,
  factor: number,
): Promise<void> {
  if (request.isInternal) return;
  const caller = callerOf(request, rule);
  const limit = Math.max(1, Math.floor(rule.limit * factor));
  const [count] = await databases.primary.prepared<Count>({
    ...COUNT,
    values: [rule.name, caller, rule.windowSeconds, limit, limit * TRIES],
  });
  if (!count) return;
  if (count.counted) request.counted = { rule, caller, windowStart: count.start };
  if (!count.counted || !count.tried) throw throttled(count.seconds_left);
}

function mustCount({ isWrongGuess }: FastifyRequest, { statusCode }: FastifyReply, rule: RateLimitRule): boolean {
  if (isWrongGuess) return true;
  if (rule.onlyFailures && statusCode < 400) return false;
  return !NOT_DONE.includes(statusCode) && statusCode < 500;
}

/** Runs before the answer: reverses the count of a request that was refused because of its content or failed. */
export async function reverseCount(
  request: FastifyRequest,
  reply: FastifyReply,
  { primary }: Databases,
): Promise<void> {
  const { counted } = request;
  if (!counted || mustCount(request, reply, counted.rule)) return;
  request.counted = null;
  const { rule, caller, windowStart } = counted;
  await primary
    .prepared({ ...REVERSE_COUNT, values: [rule.name, caller, windowStart] })
    .catch((error: unknown) =>
      request.log.warn(
        { err: error },
        'count of a rate limit not reversed; the caller has one request less in this window',
      ),
    );
}

/**
 * Deletes counters of past windows.
 * @returns their number
 */
export async function sweepRateLimits(databases: Databases): Promise<number> {
  const result = await databases.primary.kysely
    .deleteFrom('rate_limit_counter')
    .where('expires_at', '<', new Date())
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
