import {
  acceptedSchema,
  emailConfirmedSchema,
  emailKeySchema,
  emailOnlySchema,
  passwordResetSchema,
  registeredSchema,
  registrationSchema,
} from '@care/contracts/schemas';
import { siteOrigin } from '../../platform/mail/site-address';
import type { App } from '../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { limits } from './limits';
import { confirmByKey } from './email-address';
import { resetPassword } from './password-change';
import { register } from './registration';

/** Registration and the links in mails. Signing in and out is the exchange under `/api/auth`. */
export default async function accountRoutes(app: App): Promise<void> {
  const { jobs, settings } = app;
  app.post(
    '/auth/register/',
    {
      config: { rateLimit: limits.register },
      schema: {
        tags: ['account'],
        headers: idempotencyHeaderSchema,
        body: registrationSchema,
        response: { 201: registeredSchema },
      },
    },
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const pk = await register(app, request.body, { origin: siteOrigin(settings, request), idempotencyKey });
      return reply.code(201).send({ pk, email_verified: false });
    },
  );

  app.post(
    '/auth/verify-email/',
    {
      config: { rateLimit: limits.verifyEmail, whileLeaving: true },
      schema: { tags: ['account'], body: emailKeySchema, response: { 200: emailConfirmedSchema } },
    },
    (request) => confirmByKey(app, request.body.key, siteOrigin(settings, request)),
  );

  app.post(
    '/auth/verify-email/resend/',
    {
      config: { rateLimit: limits.resendEmail, whileLeaving: true },
      schema: { tags: ['account'], body: emailOnlySchema, response: { 202: acceptedSchema } },
    },
    async (request, reply) => {
      const { email } = request.body;
      const userId = request.viewer?.userId ?? null;
      // Neither the answer nor its time reveals whether an address is known: a job does the lookup.
      await jobs.enqueue('resend-confirmation', { email, userId, origin: siteOrigin(settings, request) });
      return reply.code(202).send({});
    },
  );

  app.post(
    '/auth/password/reset/',
    {
      config: { rateLimit: limits.passwordReset, whileLeaving: true },
      schema: { tags: ['account'], body: emailOnlySchema, response: { 202: acceptedSchema } },
    },
    async (request, reply) => {
      await jobs.enqueue('password-reset', { ...request.body, origin: siteOrigin(settings, request) });
      return reply.code(202).send({});
    },
  );

  app.post(
    '/auth/password/reset/confirm/',
    {
      config: { rateLimit: limits.verifyEmail, whileLeaving: true },
      schema: { tags: ['account'], body: passwordResetSchema, response: { 200: acceptedSchema } },
    },
    async (request) => {
      await resetPassword(app, request.body, siteOrigin(settings, request));
      return {};
    },
  );
}
