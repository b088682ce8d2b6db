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
import { calls } from '../../platform/http/calls';
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
const forAll = calls('account');

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
    forAll(
      'Registers an account; a mail asks to confirm its address',
      {
        headers: idempotencyHeaderSchema,
        body: registrationSchema,
        response: { 201: registeredSchema },
      },
      { rateLimit: limits.register },
    ),
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
      ...forAll(
        'Registers a provider of the signed-in account',
        {
          headers: idempotencyHeaderSchema,
          body: companyRegistrationSchema,
          response: { 201: companyRegisteredSchema },
        },
        { rateLimit: limits.companyRegistration },
      ),
      preValidation: refuseOthers,
    },
    async (request, reply) => reply.code(201).send(await registerCompany(app, request.body, senderOf(request))),
  );
}

function registerLinks(app: App): void {
  const { jobs, settings } = app;
  app.post(
    '/auth/verify-email/',
    forAll(
      'Confirms an address by the key in a mail',
      { body: emailKeySchema, response: { 200: emailConfirmedSchema } },
      { rateLimit: limits.verifyEmail, whileLeaving: true },
    ),
    (request) => confirmByKey(app, request.body.key, siteOrigin(settings, request)),
  );

  app.post(
    '/auth/verify-email/resend/',
    forAll(
      'Sends the mail to confirm an address again',
      { body: emailOnlySchema, response: { 202: acceptedSchema } },
      { rateLimit: limits.resendEmail, whileLeaving: true },
    ),
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
    forAll(
      'Sends a mail with a link to set a new password',
      { body: emailOnlySchema, response: { 202: acceptedSchema } },
      { rateLimit: limits.passwordReset, whileLeaving: true },
    ),
    async (request, reply) => {
      await jobs.enqueue('password-reset', { ...request.body, origin: siteOrigin(settings, request) });
      return reply.code(202).send({});
    },
  );

  app.post(
    '/auth/password/reset/confirm/',
    forAll(
      'Sets a new password by the key in a mail',
      { body: passwordResetSchema, response: { 200: acceptedSchema } },
      { rateLimit: limits.verifyEmail, whileLeaving: true },
    ),
    async (request) => {
      await resetPassword(app, request.body, siteOrigin(settings, request));
      return {};
    },
  );
}
