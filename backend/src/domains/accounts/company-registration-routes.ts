import { INVALID_ACCOUNT_TYPE } from '@care/contracts/constants';
import { companyRegisteredSchema, companyRegistrationSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { signedIn, type App } from '../../platform/http/app-type';
import { ApiError, notAuthenticated } from '../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { limits } from './limits';
import { siteOrigin } from '../../platform/mail/site-address';
import { registerCompany } from './company-registration';

/**
 * Runs before the entry is validated: users who may not register a provider get this message and no list of field
 * errors (AC-05).
 */
async function refuseOthers({ viewer }: FastifyRequest): Promise<void> {
  if (!viewer) throw notAuthenticated(t('errors.loginToCreateFacility'));
  if (viewer.profileType !== 'CARE_PROVIDER')
    throw new ApiError(403, 'permission_denied', INVALID_ACCOUNT_TYPE, { details: { detail: INVALID_ACCOUNT_TYPE } });
}

/** Registration of a provider by a signed-in user (AC-05). */
export default async function companyRegistrationRoutes(app: App): Promise<void> {
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
    async (request, reply) => {
      const registered = await registerCompany(app, {
        entry: request.body,
        viewer: signedIn(request),
        origin: siteOrigin(app.settings, request),
        idempotencyKey: request.headers['idempotency-key'],
      });
      return reply.code(201).send(registered);
    },
  );
}
