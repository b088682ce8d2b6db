import * as schemas from '@care/contracts/schemas';
import { signedIn, type App } from '../../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { senderOf } from '../../../platform/http/sender';
import { ownCompany } from '../../companies';
import { siteOrigin } from '../../../platform/mail/site-address';
import { acceptAppointment, cancelRequest, sendRequest } from './own-request';
import { presentRequest, requestsOf } from './requests';
import { calls } from '../../../platform/http/calls';
import { listed } from '../../../platform/database/queries';

const forUsers = calls('company', 'user');
const ofRequest = { params: schemas.idParamsSchema, response: { 200: schemas.supportRequestSchema } };

/** Questions of providers with support to the operator, and their requests for a visit (PK-08). */
export default async function providerSupportRoutes(app: App): Promise<void> {
  const requestsCall = forUsers(
    'The own requests for the own company, newest first; also after the package has ended',
    { params: schemas.idParamsSchema, response: { 200: schemas.supportRequestsSchema } },
  );
  app.get('/company/:id/support-request/', requestsCall, async (request) => {
    const viewer = signedIn(request);
    const db = app.databases.primary.kysely;
    const { id } = await ownCompany(db, request.params.id, viewer);
    return listed((await requestsOf(db, id, viewer.userId)).map(presentRequest));
  });

  const sendCall = forUsers(
    'Asks the operator, or for a visit; only with the right to support, five a day for a company',
    {
      headers: idempotencyHeaderSchema,
      params: schemas.idParamsSchema,
      body: schemas.supportRequestInputSchema,
      response: { 201: schemas.supportRequestSchema },
    },
    { rateLimit: limits.supportRequest },
  );
  app.post('/company/:id/support-request/', sendCall, (request) =>
    sendRequest(app, request.params.id, request.body, senderOf(request)),
  );

  const cancelCall = forUsers(
    'Withdraws an own request for a visit, or cancels the confirmed visit; once more changes nothing',
    ofRequest,
  );
  app.post('/company/support-request/:id/cancel/', cancelCall, (request) => {
    const origin = siteOrigin(app.settings, request);
    return cancelRequest(app, { id: request.params.id, viewer: signedIn(request), origin });
  });

  const acceptCall = forUsers('Accepts the proposed time of a visit, as it was read; once more changes nothing', {
    ...ofRequest,
    body: schemas.appointmentSchema,
  });
  app.post('/company/support-request/:id/accept/', acceptCall, (request) => {
    const origin = siteOrigin(app.settings, request);
    return acceptAppointment(app, { id: request.params.id, viewer: signedIn(request), origin }, request.body);
  });
}
