import * as schemas from '@care/contracts/schemas';
import { pick } from '../../../platform/database/queries';
import { signedIn, type App } from '../../../platform/http/app-type';
import { badRequest, notFound } from '../../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { senderOf } from '../../../platform/http/sender';
import { ownCompany } from '../../companies';
import { applyEvent } from './apply-event';
import { quoteFor, startCheckout } from './checkout';
import type { OrderRow } from './payment-service';
import { paymentService, requiredService } from './services';
import { closeOpen, orderById } from './subscription-rows';
import { cancelSubscription, changeSubscription, resumeSubscription, subscriptionOf } from './subscription';
import testCheckoutRoutes, { WEBHOOK_PATH } from './test-service';
import { calls } from '../../../platform/http/calls';

const forAll = calls('payment');
const forUsers = calls('payment', 'user');
const ofOrder = { params: schemas.paymentOrderParamsSchema, response: { 200: schemas.paymentOrderSchema } };
const ofPackage = { response: { 200: schemas.subscriptionSchema } };

/** Booking and paying of packages (PK-03, PK-04). */
export default async function paymentRoutes(app: App): Promise<void> {
  const db = app.databases.primary.kysely;

  const quoteCall = forUsers('All figures of an order for the own company, before it is placed', {
    querystring: schemas.quoteQuerySchema,
    response: { 200: schemas.quoteSchema },
  });
  app.get('/payment/quote/', quoteCall, async (request) => {
    const { company, ...wanted } = request.query;
    const own = await ownCompany(db, company, signedIn(request));
    return quoteFor(db, requiredService(app), own, { ...wanted, trial: true });
  });

  const checkoutCall = forUsers(
    'Places an order and opens its payment page; the owner of a published company, one open order each',
    { headers: idempotencyHeaderSchema, body: schemas.checkoutInputSchema, response: { 201: schemas.checkoutSchema } },
    { rateLimit: limits.checkout },
  );
  app.post('/payment/checkout/', checkoutCall, (request) =>
    startCheckout(app, requiredService(app), request.body, senderOf(request)),
  );

  const ownOrder = (id: string, userId: number): Promise<OrderRow> =>
    orderById(db, id)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(() => notFound('Diese Bestellung gibt es nicht.'));

  app.get('/payment/order/:id/', forUsers('The state of an own order', ofOrder), async (request) =>
    presentOrder(await ownOrder(request.params.id, signedIn(request).userId)),
  );

  const cancelCall = forUsers('Cancels an own order that is still open; a closed one stays as it is', ofOrder);
  app.post('/payment/order/:id/cancel/', cancelCall, async (request) => {
    const { id } = request.params;
    const { userId } = signedIn(request);
    const canceled = await closeOpen(db, 'BOOKING', 'CANCELED')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    if (canceled) await paymentService(app)?.close(canceled);
    return presentOrder(canceled ?? (await ownOrder(id, userId)));
  });

  subscriptionRoutes(app);
  await app.register(webhookRoutes);
  if (paymentService(app)?.name === 'test') await app.register(testCheckoutRoutes);
}

const presentOrder = (order: OrderRow): schemas.PaymentOrder => ({
  ...pick(order, ['id', 'status', 'package', 'period', 'gross_cents', 'due_cents']),
  company: order.company_id,
  trial_ends_at: order.trial_ends_at?.toISOString() ?? null,
});

function subscriptionRoutes(app: App): void {
  const subscriptionCall = forUsers('The package of the own company', ofPackage);
  app.get('/payment/subscription/', subscriptionCall, (request) => subscriptionOf(app, signedIn(request)));

  const cancelCall = forUsers('Cancels the own package to its earliest end', {
    body: schemas.cancelInputSchema,
    response: { 200: schemas.canceledSchema },
  });
  app.post('/payment/subscription/cancel/', cancelCall, (request) => cancelSubscription(app, signedIn(request)));

  const resumeCall = forUsers('Takes the cancellation of the own package back', ofPackage);
  app.post('/payment/subscription/resume/', resumeCall, async (request) => {
    await resumeSubscription(app, signedIn(request));
    return subscriptionOf(app, signedIn(request));
  });

  const changeCall = forUsers(
    'Chooses package and period from the next period on; a larger package is booked instead',
    { ...ofPackage, body: schemas.subscriptionChangeSchema },
  );
  app.post('/payment/subscription/change/', changeCall, async (request) => {
    await changeSubscription(app, signedIn(request), request.body);
    return subscriptionOf(app, signedIn(request));
  });
}

/**
 * The webhook of the payment service, the only way in which a payment changes a tier (PK-04). The signature belongs to
 * the bytes of the body, so this route does not parse it. 400 without effect for a wrong or old signature.
 */
async function webhookRoutes(app: App): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const webhookCall = forAll(
    'Signed events of the payment service; each has an effect once',
    { response: { 200: schemas.acceptedSchema } },
    { rateLimit: limits.paymentWebhook, cache: 'private' },
  );
  app.post(WEBHOOK_PATH, webhookCall, async (request) => {
    const service = paymentService(app);
    const event = Buffer.isBuffer(request.body) ? service?.readEvent(request.body, request.headers) : null;
    if (!service || !event) throw badRequest('Die Signatur dieses Ereignisses ist ungültig.');
    await applyEvent(app, service, event);
    return {};
  });
}
