import type { FastifyContextConfig, FastifySchema } from 'fastify';

type Config = Omit<FastifyContextConfig, 'access'>;

/**
 * The options of routes with the same tag and the same callers: `const forUsers = calls('rating', 'user')`, then
 * `app.get(path, forUsers('What it does', { response }), handler)`.
 */
export const calls =
  (tag: string, access: FastifyContextConfig['access'] = 'public') =>
  <Schema extends FastifySchema>(summary: string, schema: Schema, config: Config = {}) => ({
    config: { ...config, access },
    schema: { summary, tags: [tag], ...schema },
  });
