import { z } from 'zod';
import type { App } from './app-type';
import { DATABASE_FAULT } from '../process/counted-faults';
import { isDatabaseAway } from '../process/database-away';
import { ApiError } from './errors';

const okSchema = z.object({ status: z.literal('ok') });

const readySchema = z.union([
  okSchema,
  z.object({ status: z.literal('degraded'), replica: z.enum(['starting', 'lagging', 'away']) }),
  z.object({ status: z.literal('degraded'), primary: z.literal('away') }),
]);

type Readiness = z.infer<typeof readySchema>;

/** However many load balancers ask, the primary answers once in this time. */
const KEPT_MS = 1000;

/** Asks at most once in `KEPT_MS`; callers in between get the same answer or error. */
function askedSeldom<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<Answer>;
  return () => {
    if (performance.now() - askedAt >= KEPT_MS) {
      askedAt = performance.now();
      answer = ask();
    }
    return answer;
  };
}

/**
 * A degraded API is still ready: without the replica everything works, without the primary at least reads of visitors.
 * All APIs share their databases, so otherwise a load balancer would take all of them out of service.
 */
async function readiness({ databases, lifecycle }: App): Promise<Readiness> {
  const replica = databases.replicaReads?.state;
  // While the primary has been away since the start of this process, it has not been prepared.
  if (!lifecycle.isPrepared && replica === 'ok') return { status: 'degraded', primary: 'away' };
  if (!lifecycle.isPrepared) throw new Error('The primary is not prepared.');
  try {
    await databases.primary.pool.query('select 1');
  } catch (error) {
    if (replica === 'ok' && isDatabaseAway(error)) return { status: 'degraded', primary: 'away' };
    throw error;
  }
  return replica === undefined || replica === 'ok' ? { status: 'ok' } : { status: 'degraded', replica };
}

const notReady = (message: string, sharedFault: string, cause?: unknown): ApiError =>
  new ApiError(503, 'unavailable', message, { sharedFault, cause });

/** `/healthz`: the process answers. `/readyz`: requests may be sent here. The start has checked the schema. */
export default async function healthRoutes(app: App): Promise<void> {
  const config = { cache: 'private', isProbe: true } as const;
  const ask = askedSeldom(() => readiness(app));
  const healthCall = { config, schema: { summary: 'Whether the process answers', response: { 200: okSchema } } };
  app.get('/healthz', healthCall, async () => ({ status: 'ok' as const }));

  const readyCall = {
    config,
    schema: { summary: 'Whether requests may be sent here', response: { 200: readySchema } },
  };
  app.get('/readyz', readyCall, async () => {
    if (app.lifecycle.drain.isStarted)
      throw notReady('Dieser Dienst wird gerade beendet.', '/readyz answers 503: the API ends');
    try {
      return await ask();
    } catch (error) {
      throw notReady('Die Datenbank ist nicht bereit.', DATABASE_FAULT, error);
    }
  });
}
