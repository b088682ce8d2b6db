import {
  appointmentSchema,
  idParamsSchema,
  supportRequestInputSchema,
  supportRequestSchema,
  supportRequestsSchema,
} from '@care/contracts/schemas';
import { signedIn, type App } from '../../../platform/http/app-type';
import { notFound } from '../../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { answerText } from '../../../platform/http/texts';
import { siteOrigin } from '../../../platform/mail/site-address';
import { acceptAppointment, cancelRequest } from './change-request';
import { presentRequest, requestsOf } from './requests';
import { sendRequest } from './send-request';

const tags = ['company'];

/** Questions of Premium providers to the operator, and their requests for a visit (PK-08). */
export default async function providerSupportRoutes(app: App): Promise<void> {
  registerRequests(app);
  registerSteps(app);
}

function registerRequests(app: App): void {
  app.get(
    '/company/:id/support-request/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'The own requests for the own company, newest first; also after Premium has ended',
        tags,
        params: idParamsSchema,
        response: { 200: supportRequestsSchema },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { userId } = signedIn(request);
      const db = app.databases.primary.kysely;
      const own = await db
        .selectFrom('company')
        .select('id')
        .where('id', '=', id)
        .where('owner_id', '=', userId)
        .executeTakeFirst();
      if (!own) throw notFound(answerText('noSuch.company'));
      const results = (await requestsOf(db, id, userId)).map(presentRequest);
      return { count: results.length, results };
    },
  );

  app.post(
    '/company/:id/support-request/',
    {
      config: { access: 'user', rateLimit: limits.supportRequest },
      schema: {
        summary: 'Asks the operator, or for a visit; only with Premium, five a day for a company',
        tags,
        headers: idempotencyHeaderSchema,
        params: idParamsSchema,
        body: supportRequestInputSchema,
        response: { 201: supportRequestSchema },
      },
    },
    async (request, reply) => {
      const from = {
        companyId: request.params.id,
        viewer: signedIn(request),
        idempotencyKey: request.headers['idempotency-key'],
        origin: siteOrigin(app.settings, request),
      };
      return reply.code(201).send(await sendRequest(app, request.body, from));
    },
  );
}

function registerSteps(app: App): void {
  app.post(
    '/company/support-request/:id/cancel/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Withdraws an own request for a visit, or cancels the confirmed visit; once more changes nothing',
        tags,
        params: idParamsSchema,
        response: { 200: supportRequestSchema },
      },
    },
    (request) => {
      const origin = siteOrigin(app.settings, request);
      return cancelRequest(app, { id: request.params.id, viewer: signedIn(request), origin });
    },
  );

  app.post(
    '/company/support-request/:id/accept/',
    {
      config: { access: 'user' },
      schema: {
        summary: 'Accepts the proposed time of a visit, as it was read; once more changes nothing',
        tags,
        params: idParamsSchema,
        body: appointmentSchema,
        response: { 200: supportRequestSchema },
      },
    },
    (request) => {
      const origin = siteOrigin(app.settings, request);
      return acceptAppointment(app, { id: request.params.id, viewer: signedIn(request), origin }, request.body);
    },
  );
}
