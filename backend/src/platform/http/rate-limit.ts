import { clientNetwork } from '@care/contracts/client-network';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Databases } from '../database/database';
import type { Db } from '../database/schema';
import { preparedStatement } from '../database/prepared-statement';
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

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export type RateLimits = Readonly<Record<string, RateLimitRule>>;

/** The rate limits that several domains share; the others stand in `limits.ts` of their domain. */
export const sharedLimits = {
  reply: { name: 'reply', limit: 60, windowSeconds: HOUR, key: 'user' },
  upload: { name: 'upload', limit: 30, windowSeconds: HOUR, key: 'user' },
  report: { name: 'report', limit: 20, windowSeconds: DAY, key: 'user' },
  mailBounce: { name: 'mail-bounce', limit: 600, windowSeconds: MINUTE, key: 'address' },
} as const satisfies RateLimits;

/**
 * A form that is refused because of its content does not count, but this many times the limit may be checked at most.
 */
const TRIES = 10;
/** Refused because of the content, or temporarily. */
const NOT_DONE = [400, 409, 413, 415, 422, 429];

interface Count {
  start: Date;
  counted: boolean;
  tried: boolean;
  seconds_left: number;
}

/** One more request and one more try; above the limit neither is counted. */
const addCount = preparedStatement(
  { rule: 'text', caller: 'text', seconds: 'int', limit: 'int', tries: 'int' },
  ({ rule, caller, seconds, limit, tries }) => sql<Count>`
    with w as (select to_timestamp(floor(extract(epoch from now()) / ${seconds}) * ${seconds}) as start),
    counted as (
      insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
      select ${rule}, ${caller}, w.start, w.start + make_interval(secs => ${seconds}), 1 from w
      on conflict (rule, caller, window_start) do update set hits = c.hits + 1 where c.hits < ${limit} returning 1),
    tried as (
      insert into rate_limit_counter as c (rule, caller, window_start, expires_at, hits)
      select ${rule} || ' tries', ${caller}, w.start, w.start + make_interval(secs => ${seconds}), 1 from w
      on conflict (rule, caller, window_start) do update set hits = c.hits + 1 where c.hits < ${tries} returning 1)
    select w.start, exists (select from counted) as counted, exists (select from tried) as tried,
      extract(epoch from w.start + make_interval(secs => ${seconds}) - now())::float8 as seconds_left from w`,
);
const takeBack = preparedStatement(
  { rule: 'text', caller: 'text', start: 'timestamptz' },
  ({ rule, caller, start }) => sql`
    update rate_limit_counter set hits = hits - 1
    where rule = ${rule} and caller = ${caller} and window_start = ${start} and hits > 0`,
);

const callerOf = ({ viewer, ip }: FastifyRequest, { key }: RateLimitRule): string =>
  key === 'user' && viewer ? `user:${viewer.userId}` : `address:${clientNetwork(ip)}`;

/**
 * Counts this request and throws 429 above the limit. The counters are in the database, for all processes together. The
 * site's own rendering is exempt.
 */
export async function countRequest(request: FastifyRequest, databases: Databases, rule: RateLimitRule, factor: number) {
  if (request.isInternal) return;
  const caller = callerOf(request, rule);
  const limit = Math.max(1, Math.floor(rule.limit * factor));
  const [count] = await addCount(databases.primary.kysely, {
    rule: rule.name,
    caller,
    seconds: rule.windowSeconds,
    limit,
    tries: limit * TRIES,
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
export async function reverseCount(request: FastifyRequest, reply: FastifyReply, { primary }: Databases) {
  const { counted } = request;
  if (!counted || mustCount(request, reply, counted.rule)) return;
  request.counted = null;
  const { rule, caller, windowStart } = counted;
  await takeBack(primary.kysely, { rule: rule.name, caller, start: windowStart }).catch((error: unknown) =>
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
export async function sweepRateLimits(db: Db): Promise<number> {
  const result = await db.deleteFrom('rate_limit_counter').where('expires_at', '<', new Date()).executeTakeFirst();
  return Number(result.numDeletedRows);
}
