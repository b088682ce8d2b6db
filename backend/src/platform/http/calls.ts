import type { FastifyContextConfig, FastifySchema } from 'fastify';

type Config = Omit<FastifyContextConfig, 'access' | 'status'>;

/**
 * The options of routes with the same tag and the same callers: `const forUsers = calls('rating', 'user')`, then
 * `app.get(path, forUsers('What it does', { response }), handler)`. What the handler returns has the lowest status of
 * `response`. One that returns nothing is async, because Fastify ends an answer without content only after a promise.
 */
export const calls =
  (tag: string, access: FastifyContextConfig['access'] = 'public') =>
  <Schema extends FastifySchema>(summary: string, schema: Schema, config: Config = {}) => ({
    config: { ...config, access, status: Number(Object.keys(schema.response ?? {})[0] ?? 200) },
    schema: { summary, tags: [tag], ...schema },
  });
