import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '../../../platform/http/app-type';
import { permissionDenied } from '../../../platform/http/errors';
import { siteOrigin } from '../../../platform/mail/site-address';
import type { OrderRow } from './payment-service';
import { noTestPage, testPage, testPagePolicy, testResultPage } from './test-page';
import { isPageKey, reportTestEvent, TEST_PAGE_PATH } from './test-service';

const querySchema = z.object({ order: z.string().max(100).default(''), key: z.string().max(100).default('') });
const ACTIONS = { pay: 'PAID', decline: 'FAILED', cancel: 'CANCELED' } as const;
const actionSchema = z.enum(['pay', 'decline', 'cancel']);

/** The page of the built-in test checkout, shown in a frame of the site (PK-04). It reports by the signed webhook only. */
export default async function testCheckoutRoutes(app: App): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const findOrder = async ({ order, key }: z.infer<typeof querySchema>): Promise<OrderRow | undefined> => {
    if (!z.uuid().safeParse(order).success || !isPageKey(app, order, key)) return undefined;
    return app.databases.primary.kysely
      .selectFrom('payment_order')
      .selectAll()
      .where('id', '=', order)
      .where('service', '=', 'test')
      .executeTakeFirst();
  };

  app.get(
    TEST_PAGE_PATH,
    { config: { cache: 'private' }, schema: { hide: true, querystring: querySchema } },
    async (request, reply) => {
      const order = await findOrder(request.query);
      if (!order) return html(reply.code(404), noTestPage());
      const origin = siteOrigin(app.settings, request);
      return html(reply, order.status === 'PENDING' ? testPage(order, request.url) : testResultPage(order, origin));
    },
  );

  app.post(
    TEST_PAGE_PATH,
    { config: { cache: 'private' }, schema: { hide: true, querystring: querySchema } },
    async (request, reply) => {
      refuseOtherSites(app, request);
      const action = actionSchema.safeParse(Object(request.body).action);
      const order = await findOrder(request.query);
      if (!order || !action.success) return html(reply.code(404), noTestPage());
      if (order.status === 'PENDING') await reportTestEvent(app, ACTIONS[action.data], order.id);
      const after = await findOrder(request.query);
      return html(reply, testResultPage(after ?? order, siteOrigin(app.settings, request)));
    },
  );
}

const html = (reply: FastifyReply, page: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', testPagePolicy)
    .serializer(String)
    .send(page);

/** A form of another site cannot pay. */
function refuseOtherSites(app: App, request: FastifyRequest): void {
  if (request.headers.origin !== siteOrigin(app.settings, request))
    throw permissionDenied('Diese Zahlung kam nicht von der Zahlungsseite.');
}
