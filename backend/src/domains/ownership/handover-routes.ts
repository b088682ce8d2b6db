import { handoverInputSchema, handoversSchema, idParamsSchema } from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { limits } from './limits';
import { siteOrigin } from '../../platform/mail/site-address';
import { acceptHandover, endHandover, handoversOf, offerHandover } from './handover';
import { calls } from '../../platform/http/calls';

const forUsers = calls('ownership', 'user');

/** Handing a provider over to another account that accepts (PP-18). */
export function registerHandover(app: App): void {
  app.get(
    '/company/handover/',
    forUsers('The provider that this account offers to another one, and those that it is offered', {
      response: { 200: handoversSchema },
    }),
    (request) => handoversOf(app.databases.primary.kysely, signedIn(request).userId),
  );

  app.post(
    '/company/:id/handover/',
    forUsers(
      'Offers the own provider to the account with this confirmed address',
      { params: idParamsSchema, body: handoverInputSchema, response: { 200: handoversSchema } },
      { rateLimit: limits.ownership },
    ),
    async (request) => {
      const viewer = signedIn(request);
      const step = { companyId: request.params.id, viewer, origin: siteOrigin(app.settings, request) };
      await offerHandover(app, request.body, step);
      return handoversOf(app.databases.primary.kysely, viewer.userId);
    },
  );

  app.post(
    '/company/:id/handover/accept/',
    forUsers(
      'Accepts a provider that this account is offered',
      { params: idParamsSchema, response: { 204: z.undefined() } },
      { rateLimit: limits.ownership },
    ),
    async (request, reply) => {
      const viewer = signedIn(request);
      await acceptHandover(app, { companyId: request.params.id, viewer, origin: siteOrigin(app.settings, request) });
      return reply.code(204).send();
    },
  );

  app.delete(
    '/company/:id/handover/',
    forUsers('Withdraws the own offer, or declines one', { params: idParamsSchema, response: { 204: z.undefined() } }),
    async (request, reply) => {
      const viewer = signedIn(request);
      await endHandover(app, { companyId: request.params.id, viewer, origin: siteOrigin(app.settings, request) });
      return reply.code(204).send();
    },
  );
}
