import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

const report = z.object({
  slice: z.string().max(60),
  version: z.string().max(60),
  reason: z.string().max(30),
  message: z.string().max(300),
  page: z.string().max(300),
});

/** Browsers report slices that did not arrive or do not fit; operators read it in the log. */
export function reportRoute(app: FastifyInstance): void {
  app.post('/platform-report', { bodyLimit: 2048 }, (request, reply) => {
    const parsed = report.safeParse(request.body);
    if (parsed.success) app.log.warn(parsed.data, 'slice failed in a browser');
    return reply.code(parsed.success ? 204 : 400).send();
  });
}
