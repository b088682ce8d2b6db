import { z } from 'zod';
import type { App } from './app-type';
import { isDatabaseAway } from '../process/database-away';
import { ApiError } from './errors';
import { describeProblems, schemaProblems } from '../database/schema-check';

const okSchema = z.object({ status: z.literal('ok') });

const readySchema = z.union([
  okSchema,
  z.object({ status: z.literal('degraded'), replica: z.enum(['starting', 'lagging', 'away']) }),
  z.object({ status: z.literal('degraded'), primary: z.literal('away') }),
]);

type Readiness = z.infer<typeof readySchema>;

/**
 * A degraded API is still ready: without the replica everything works, without the primary at least reads of visitors.
 * All APIs share their databases, so otherwise a load balancer would take all of them out of service.
 */
async function readiness({ databases }: App): Promise<Readiness> {
  const replica = databases.replicaState();
  try {
    const problems = await schemaProblems(databases.primary.pool);
    if (problems.length > 0) throw new Error(describeProblems(problems));
  } catch (error) {
    if (replica === 'ok' && isDatabaseAway(error)) return { status: 'degraded', primary: 'away' };
    throw error;
  }
  return replica === undefined || replica === 'ok' ? { status: 'ok' } : { status: 'degraded', replica };
}

/** `/healthz`: the process answers. `/readyz`: the database is reachable and its schema is complete. */
export default async function healthRoutes(app: App): Promise<void> {
  const config = { cache: 'private' } as const;
  app.get('/healthz', { config, schema: { response: { 200: okSchema } } }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { config, schema: { response: { 200: readySchema } } }, async (request) => {
    try {
      return await readiness(app);
    } catch (error) {
      request.log.warn({ err: error }, 'database not ready; /readyz answers 503');
      throw new ApiError(503, 'unavailable', 'Die Datenbank ist nicht bereit.');
    }
  });
}
