import { z } from 'zod';
import type { App } from './app-type';
import { ApiError } from './errors';
import { describeProblems, schemaProblems } from './schema-check';

const okSchema = z.object({ status: z.literal('ok') });

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, and that has everything that searches need. */
export default async function healthRoutes(app: App): Promise<void> {
  const config = { cache: 'private' } as const;
  app.get('/healthz', { config, schema: { response: { 200: okSchema } } }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { config, schema: { response: { 200: okSchema } } }, async (request) => {
    try {
      const problems = await schemaProblems(app.databases.primary.pool);
      if (problems.length > 0) throw new Error(describeProblems(problems));
      if (app.databases.replica !== app.databases.primary) await app.databases.replica.pool.query('select 1');
    } catch (error) {
      request.log.warn({ err: error }, 'database not ready');
      throw new ApiError(503, 'unavailable', 'Die Datenbank ist nicht bereit.');
    }
    return { status: 'ok' as const };
  });
}
