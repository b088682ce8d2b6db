import { INVALID_ACCOUNT_TYPE } from '@care/contracts/constants';
import {
  acceptedSchema,
  companyRegisteredSchema,
  companyRegistrationSchema,
  emailConfirmedSchema,
  emailKeySchema,
  emailOnlySchema,
  passwordResetSchema,
  registeredSchema,
  registrationSchema,
} from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { siteOrigin } from '../../platform/mail/site-address';
import type { App } from '../../platform/http/app-type';
import { notAuthenticated, refusedAt } from '../../platform/http/errors';
import { senderOf } from '../../platform/http/sender';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { limits } from './limits';
import { registerCompany } from './company-registration';
import { confirmByKey } from './email-address';
import { resetPassword } from './password-change';
import { register } from './registration';

/**
 * Runs before the entry is validated: users who may not register a provider get this message and no list of field
 * errors (AC-05).
 */
async function refuseOthers({ viewer }: FastifyRequest): Promise<void> {
  if (!viewer) throw notAuthenticated(t('errors.loginToCreateFacility'));
  if (viewer.profileType !== 'CARE_PROVIDER') throw refusedAt('detail', 403, 'permission_denied', INVALID_ACCOUNT_TYPE);
}

/** Registration and the links in mails. Signing in and out is the exchange under `/api/auth`. */
export default async function accountRoutes(app: App): Promise<void> {
  registerRegistration(app);
  registerLinks(app);
}

function registerRegistration(app: App): void {
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
      const pk = await register(app, request.body, { origin: siteOrigin(app.settings, request), idempotencyKey });
      return reply.code(201).send({ pk, email_verified: false });
    },
  );

  // A provider is registered by a signed-in user (AC-05).
  app.post(
    '/auth/company/register/',
    {
      config: { rateLimit: limits.companyRegistration },
      preValidation: refuseOthers,
      schema: {
        tags: ['account'],
        headers: idempotencyHeaderSchema,
        body: companyRegistrationSchema,
        response: { 201: companyRegisteredSchema },
      },
    },
    async (request, reply) => reply.code(201).send(await registerCompany(app, request.body, senderOf(request))),
  );
}

function registerLinks(app: App): void {
  const { jobs, settings } = app;
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
