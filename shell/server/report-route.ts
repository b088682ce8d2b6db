import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ClientLimit } from './client-limit';
import type { CrashPlaces } from './crash-places';

const report = z.object({
  slice: z.string().max(60),
  version: z.string().max(60),
  reason: z.string().max(30),
  message: z.string().max(300),
  page: z.string().max(300),
  stack: z.string().max(4000).optional(),
});

/** A page reports each fault once. More reports do not come from our pages and must not fill the log. */
const limitOfClient = { limit: 30, windowMs: 60_000 };

/**
 * Browsers report slices that failed to load, are incompatible or threw. The reports are logged, with the places of the
 * stack in the sources.
 */
export function reportRoute(app: FastifyInstance, places: Pick<CrashPlaces, 'find'>): void {
  const limit = new ClientLimit(limitOfClient);
  app.post('/platform-report', { bodyLimit: 16_384 }, (request, reply) => {
    const seconds = limit.take(request.ip);
    if (seconds !== undefined) return reply.code(429).header('retry-after', String(seconds)).send();
    const parsed = report.safeParse(request.body);
    if (!parsed.success) return reply.code(400).send();
    const { stack = '', ...fault } = parsed.data;
    // The answer does not wait for the log.
    void places
      .find(stack)
      .then((found) =>
        app.log.warn({ ...fault, ...(found.length > 0 && { places: found }) }, 'slice failed in a browser'),
      );
    return reply.code(204).send();
  });
}
