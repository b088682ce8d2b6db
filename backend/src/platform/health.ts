import { z } from 'zod';
import type { App } from './app-type';
import { ApiError } from './errors';

const okSchema = z.object({ status: z.literal('ok') });

/** `/healthz`: the process answers. `/readyz`: it can also reach its database. */
export default async function healthRoutes(app: App): Promise<void> {
  const config = { cache: 'private' } as const;
  app.get('/healthz', { config, schema: { response: { 200: okSchema } } }, async () => ({ status: 'ok' as const }));
  app.get('/readyz', { config, schema: { response: { 200: okSchema } } }, async (request) => {
    try {
      await app.databases.primary.pool.query('select 1');
      if (app.databases.replica !== app.databases.primary) await app.databases.replica.pool.query('select 1');
    } catch (error) {
      request.log.warn({ err: error }, 'database not reachable');
      throw new ApiError(503, 'unavailable', 'Die Datenbank ist nicht erreichbar.');
    }
    return { status: 'ok' as const };
  });
}
