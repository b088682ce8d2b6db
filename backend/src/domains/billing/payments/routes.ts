import {
  canceledSchema,
  cancelInputSchema,
  checkoutInputSchema,
  checkoutSchema,
  paymentOrderParamsSchema,
  paymentOrderSchema,
  quoteQuerySchema,
  quoteSchema,
  subscriptionChangeSchema,
  subscriptionSchema,
  type PaymentOrder,
} from '@care/contracts/schemas';
import { signedIn, type App } from '../../../platform/http/app-type';
import { notFound } from '../../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { siteOrigin } from '../../../platform/mail/site-address';
import { startCheckout } from './checkout';
import type { OrderRow } from './payment-service';
import { quoteFor } from './quote';
import { paymentService, requiredService } from './services';
import { cancelSubscription, changeSubscription, resumeSubscription, subscriptionOf } from './subscription';
import { ownCompany } from './subscription-rows';
import testCheckoutRoutes from './test-checkout';
import webhookRoutes from './webhook-routes';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('payment', 'user');

/** Booking and paying of packages (PK-03, PK-04). */
export default async function paymentRoutes(app: App): Promise<void> {
  checkoutRoutes(app);
  orderRoutes(app);
  subscriptionRoutes(app);
  await app.register(webhookRoutes);
  if (paymentService(app)?.name === 'test') await app.register(testCheckoutRoutes);
}

function checkoutRoutes(app: App): void {
  const db = app.databases.primary.kysely;

  app.get(
    '/payment/quote/',
    forUsers('All figures of an order for the own company, before it is placed', {
      querystring: quoteQuerySchema,
      response: { 200: quoteSchema },
    }),
    async (request) => {
      const { company, ...wanted } = request.query;
      const own = await ownCompany(db, company, signedIn(request).userId);
      return quoteFor(db, requiredService(app), own, { ...wanted, trial: true });
    },
  );

  app.post(
    '/payment/checkout/',
    forUsers(
      'Places an order and opens its payment page; the owner of a published company, one open order each',
      { headers: idempotencyHeaderSchema, body: checkoutInputSchema, response: { 201: checkoutSchema } },
      { rateLimit: limits.checkout },
    ),
    async (request, reply) => {
      const idempotencyKey = request.headers['idempotency-key'];
      const from = { viewer: signedIn(request), idempotencyKey, origin: siteOrigin(app.settings, request) };
      return reply.code(201).send(await startCheckout(app, requiredService(app), request.body, from));
    },
  );
}

function orderRoutes(app: App): void {
  const db = app.databases.primary.kysely;
  const ownOrder = async (id: string, userId: number): Promise<OrderRow> => {
    const order = await db
      .selectFrom('payment_order')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!order) throw notFound('Diese Bestellung gibt es nicht.');
    return order;
  };

  app.get(
    '/payment/order/:id/',
    forUsers('The state of an own order', { params: paymentOrderParamsSchema, response: { 200: paymentOrderSchema } }),
    async (request) => presentOrder(await ownOrder(request.params.id, signedIn(request).userId)),
  );

  app.post(
    '/payment/order/:id/cancel/',
    forUsers('Cancels an own order that is still open; a closed one stays as it is', {
      params: paymentOrderParamsSchema,
      response: { 200: paymentOrderSchema },
    }),
    async (request) => {
      const { id } = request.params;
      const { userId } = signedIn(request);
      const canceled = await db
        .updateTable('payment_order')
        .set({ status: 'CANCELED', closed_at: new Date() })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('status', '=', 'PENDING')
        .where('kind', '=', 'BOOKING')
        .returningAll()
        .executeTakeFirst();
      if (canceled) await paymentService(app)?.close(canceled);
      return presentOrder(canceled ?? (await ownOrder(id, userId)));
    },
  );
}

const presentOrder = (order: OrderRow): PaymentOrder => ({
  id: order.id,
  status: order.status,
  package: order.package,
  period: order.period,
  company: order.company_id,
  gross_cents: order.gross_cents,
  due_cents: order.due_cents,
  trial_ends_at: order.trial_ends_at?.toISOString() ?? null,
});

function subscriptionRoutes(app: App): void {
  app.get(
    '/payment/subscription/',
    forUsers('The package of the own company', { response: { 200: subscriptionSchema } }),
    (request) => subscriptionOf(app, signedIn(request)),
  );

  app.post(
    '/payment/subscription/cancel/',
    forUsers('Cancels the own package to its earliest end', {
      body: cancelInputSchema,
      response: { 200: canceledSchema },
    }),
    (request) => cancelSubscription(app, signedIn(request)),
  );

  app.post(
    '/payment/subscription/resume/',
    forUsers('Takes the cancellation of the own package back', { response: { 200: subscriptionSchema } }),
    async (request) => {
      await resumeSubscription(app, signedIn(request));
      return subscriptionOf(app, signedIn(request));
    },
  );

  app.post(
    '/payment/subscription/change/',
    forUsers('Chooses package and period from the next period on; a larger package is booked instead', {
      body: subscriptionChangeSchema,
      response: { 200: subscriptionSchema },
    }),
    async (request) => {
      await changeSubscription(app, signedIn(request), request.body);
      return subscriptionOf(app, signedIn(request));
    },
  );
}
