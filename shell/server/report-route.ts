import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ClientLimit } from './client-limit';

const report = z.object({
  slice: z.string().max(60),
  version: z.string().max(60),
  reason: z.string().max(30),
  message: z.string().max(300),
  page: z.string().max(300),
});

/** A page reports each slice once; more comes from no page of ours, and must not fill the log. */
const limitOfClient = { limit: 30, windowMs: 60_000 };

/** Browsers report slices that did not arrive or do not fit; operators read it in the log. */
export function reportRoute(app: FastifyInstance): void {
  const limit = new ClientLimit(limitOfClient);
  app.post('/platform-report', { bodyLimit: 2048 }, (request, reply) => {
    const seconds = limit.take(request.ip);
    if (seconds !== undefined) return reply.code(429).header('retry-after', String(seconds)).send();
    const parsed = report.safeParse(request.body);
    if (parsed.success) app.log.warn(parsed.data, 'slice failed in a browser');
    return reply.code(parsed.success ? 204 : 400).send();
  });
}
