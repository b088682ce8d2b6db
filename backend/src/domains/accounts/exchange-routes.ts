import {
  authProvidersSchema,
  authRedirectSchema,
  csrfSchema,
  errorBodySchema,
  sessionBodySchema,
} from '@care/contracts/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type';
import { limits } from './limits';
import { authSecret } from '../../platform/secrets/auth-secret';
import { answerExchange } from './exchange';

const nothingSchema = z.object({});
const movedOn = {
  302: z.undefined(),
  400: z.union([authRedirectSchema, errorBodySchema]),
  401: authRedirectSchema,
  403: authRedirectSchema,
};

/** The sign-in exchange of SH-10, under `AUTH_PREFIX`. */
export default async function authExchangeRoutes(app: App): Promise<void> {
  const secret = authSecret(app.settings);
  // @auth/core parses the bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const config = { cache: 'private' } as const;
  const handler = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    answerExchange(app, secret, request, reply);

  app.get('/session', { config, schema: { response: { 200: sessionBodySchema } } }, handler);
  app.get('/csrf', { config, schema: { response: { 200: csrfSchema } } }, handler);
  app.get('/providers', { config, schema: { response: { 200: authProvidersSchema } } }, handler);
  app.get('/signin', { config, schema: { hide: true } }, handler);
  app.get('/signout', { config, schema: { hide: true } }, handler);

  app.post(
    '/session',
    { config, schema: { response: { 200: sessionBodySchema, 400: z.union([errorBodySchema, nothingSchema]) } } },
    handler,
  );
  // The only provider need not be named.
  app.post('/signin', { config, schema: { response: { 200: authRedirectSchema, ...movedOn } } }, handler);
  app.post('/signin/:provider', { config, schema: { response: { 200: authRedirectSchema, ...movedOn } } }, handler);
  app.post(
    '/callback/:provider',
    {
      config: { ...config, rateLimit: limits.login },
      schema: { response: { 200: authRedirectSchema, ...movedOn } },
    },
    handler,
  );
  app.post('/signout', { config, schema: { response: { 200: authRedirectSchema, ...movedOn } } }, handler);
  // Clients report their errors here. Nothing is stored, because reports may contain personal data.
  app.post('/_log', { config, schema: { response: { 200: nothingSchema } } }, async () => ({}));
}
