import { createHash, createHmac } from 'node:crypto';
import { API_PREFIX } from '@care/contracts/constants';
import { z } from 'zod';
import { formatDate, formatPrice } from '@care/contracts/format';
import { escapeMarkup } from '@care/contracts/markup';
import { tierLabel } from '@care/contracts/enumerations';
import { routes } from '@care/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../../../platform/http/app-type';
import { siteLink, siteOrigin } from '../../../platform/mail/site-address';
import { authSecret, isSameKey } from '../../../platform/secrets/auth-secret';
import { paymentUnavailable, type OrderRow, type PaymentService } from './payment-service';
import { isSigned, sign } from '../../../platform/http/signature';
import { permissionDenied } from '../../../platform/http/errors';
import { orderById } from './subscription-rows';

export const WEBHOOK_PATH = '/payment/webhook/';
const TEST_PAGE_PATH = '/payment/test/';
const TEST_SIGNATURE = 'payment-signature';

const eventSchema = z.object({
  id: z.string().min(1),
  type: z.enum(['PAID', 'FAILED', 'CANCELED', 'EXPIRED']),
  order: z.uuid(),
});
type TestEvent = z.infer<typeof eventSchema>;

const derived = (app: Pick<App, 'settings'>, use: string): string =>
  createHmac('sha256', authSecret(app.settings)).update(`test payment ${use}`).digest('hex');

/** The key of an order's page; who has the address may pay, as at a real service. */
const pageKey = (app: Pick<App, 'settings'>, order: string): string => derived(app, `page ${order}`);

/**
 * Reports something to the webhook, signed and over its route, as a real service does.
 * @throws 503 if the webhook does not take it
 */
async function reportTestEvent(app: App, type: TestEvent['type'], order: string): Promise<void> {
  const event: TestEvent = { id: `test-${order}-${type}`, type, order };
  const payload = Buffer.from(JSON.stringify(event));
  const answer = await app.inject({
    method: 'POST',
    url: API_PREFIX + WEBHOOK_PATH,
    headers: { 'content-type': 'application/json', [TEST_SIGNATURE]: sign(derived(app, 'webhook'), payload) },
    payload,
  });
  if (answer.statusCode !== 200) throw paymentUnavailable(new Error(`webhook: status ${answer.statusCode}`));
}

/** The built-in test checkout: a page of this API, without money and without cards. Later periods are always paid. */
export const testService = (app: App): PaymentService => ({
  name: 'test',
  framed: true,
  open: async ({ id }, { origin }) => ({
    access_url: siteLink(origin, API_PREFIX + TEST_PAGE_PATH, { order: id, key: pageKey(app, id) }),
    reference: `test-${id}`,
  }),
  close: async () => undefined,
  charge: ({ id }) => reportTestEvent(app, 'PAID', id),
  refund: async () => undefined,
  readEvent: (body, headers) => {
    if (!isSigned(derived(app, 'webhook'), body, headers[TEST_SIGNATURE])) return null;
    try {
      return { ...eventSchema.parse(JSON.parse(body.toString('utf8'))), method: null };
    } catch {
      return null;
    }
  },
});

const querySchema = z.object({ order: z.string().max(100).default(''), key: z.string().max(100).default('') });
const ACTIONS = { pay: 'PAID', decline: 'FAILED', cancel: 'CANCELED' } as const;
const actionSchema = z.enum(['pay', 'decline', 'cancel']);

/** The page of the built-in test checkout, shown in a frame of the site (PK-04). It reports by the signed webhook only. */
export default async function testCheckoutRoutes(app: App): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  const findOrder = async ({ order, key }: z.infer<typeof querySchema>): Promise<OrderRow | undefined> => {
    if (!z.uuid().safeParse(order).success || !isSameKey(key, pageKey(app, order))) return undefined;
    return orderById(app.databases.primary.kysely, order).where('service', '=', 'test').executeTakeFirst();
  };

  const pageCall = { config: { cache: 'private' }, schema: { hide: true, querystring: querySchema } } as const;
  app.get(TEST_PAGE_PATH, pageCall, async (request, reply) => {
    const order = await findOrder(request.query);
    if (!order) return html(reply.code(404), noTestPage);
    const origin = siteOrigin(app.settings, request);
    return html(reply, order.status === 'PENDING' ? testPage(order, request.url) : testResultPage(order, origin));
  });

  app.post(TEST_PAGE_PATH, pageCall, async (request, reply) => {
    refuseOtherSites(app, request);
    const action = actionSchema.safeParse(Object(request.body).action);
    const order = await findOrder(request.query);
    if (!order || !action.success) return html(reply.code(404), noTestPage);
    if (order.status === 'PENDING') await reportTestEvent(app, ACTIONS[action.data], order.id);
    const after = await findOrder(request.query);
    return html(reply, testResultPage(after ?? order, siteOrigin(app.settings, request)));
  });
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

// The pages of the test checkout: plain HTML in a frame of the site, without a card and without money.

const style = `
:root{color-scheme:light}
body{margin:0;padding:1.25rem;font:1.0625rem/1.5 'Atkinson Hyperlegible Next',Arial,sans-serif;color:#16263a;background:#fbfaf7}
main{max-width:34rem;margin:0 auto;display:grid;gap:1rem}
h1{margin:0;font-size:1.4rem;line-height:1.25}
p{margin:0}
.note{padding:.75rem 1rem;border-radius:8px;background:#fff0d6}
form{display:grid;gap:.75rem}
button,a.button{font:inherit;font-weight:600;min-height:3rem;padding:.6rem 1rem;border-radius:10px;border:2px solid #1d4e89;
  background:#fff;color:#1d4e89;cursor:pointer;text-align:center}
button.main{background:#1d4e89;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #16263a;outline-offset:2px}
`;
/** Tells the page around the frame that something happened. It is a hint: that page asks for the state of the order. */
const script = `
const {type,order,origin}=document.body.dataset;
if(window.parent!==window&&type)window.parent.postMessage({type,order},origin);
`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Only pages of this site may show it in a frame. */
const testPagePolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** @param data attributes of the body: what the script tells the page around the frame */
const htmlPage = (body: string, data = ''): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Testzahlung</title><style>${style}</style></head>
<body${data}><main aria-label="Testzahlung"><p class="note"><strong>Testzahlung.</strong> Es fließt kein Geld.</p>${body}</main>${data && `<script>${script}</script>`}</body></html>
`;

/** The page on which somebody pays, declines or cancels. */
function testPage(order: OrderRow, address: string): string {
  const amount = formatPrice(order.gross_cents);
  const trialEnds = order.due_cents === 0 ? order.trial_ends_at : null;
  const when = trialEnds
    ? `Heute wird nichts abgebucht. Die Testzeit endet am ${formatDate(trialEnds.toISOString())}.`
    : 'Der Betrag wäre heute fällig.';
  return htmlPage(`<h1>${amount}${trialEnds ? ' nach der Testzeit' : ''}</h1>
<p>Paket ${escapeMarkup(tierLabel(order.package))}, ${order.period === 'YEARLY' ? 'jährlich' : 'monatlich'}, inklusive ${order.vat_rate} % USt.</p>
<p>${when}</p>
<form method="post" action="${escapeMarkup(address)}">
<button name="action" value="pay" class="main">Testzahlung bestätigen</button>
<button name="action" value="decline">Ablehnung durch die Bank testen</button>
<button name="action" value="cancel">Zahlung abbrechen</button>
</form>
<p>Diese Seite gehört zur Website selbst. Sie fragt nach keiner Karte und keinem Konto.</p>`);
}

const results: Record<OrderRow['status'], string> = {
  PAID: 'Die Testzahlung ist bestätigt.',
  CANCELED: 'Die Zahlung ist abgebrochen.',
  FAILED: 'Die Zahlung wurde abgelehnt.',
  EXPIRED: 'Diese Zahlungsseite ist abgelaufen.',
  PENDING: 'Die Zahlung ist noch offen.',
};

/** The page after it, and of an order that is closed: it tells the page around it, and links back without one. */
function testResultPage({ id, status }: OrderRow, origin: string): string {
  const isCanceled = status === 'CANCELED' || status === 'EXPIRED';
  const type = isCanceled ? 'payment:canceled' : 'payment:done';
  const query = `?payment=${isCanceled ? 'canceled' : 'success'}&order=${id}`;
  return htmlPage(
    `<h1>${results[status]}</h1>
<p><a target="_top" href="${escapeMarkup(routes.packages.build() + query)}">Weiter zur Website</a></p>`,
    ` data-type="${type}" data-order="${escapeMarkup(id)}" data-origin="${escapeMarkup(origin)}"`,
  );
}

const noTestPage = htmlPage('<h1>Diese Zahlungsseite gibt es nicht.</h1><p>Bitte bestellen Sie noch einmal.</p>');
