import { routes } from '@care/contracts/routes';
import { tierLabel } from '@care/contracts/enumerations';
import { z } from 'zod';
import { siteLink } from '../../../platform/mail/site-address';
import type { Settings } from '../../../platform/settings';
import { paymentUnavailable, type OrderRow, type PaymentEvent, type PaymentService } from './payment-service';
import { isSigned } from '../../../platform/http/signature';

const TIMEOUT_MS = 8000;

const idSchema = z.object({ id: z.string().min(1) });
const sessionSchema = idSchema.extend({ url: z.url() });
const intentSchema = z.object({ payment_method: z.string().min(1) });
const eventSchema = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string().nullish(),
      customer: z.string().nullish(),
      payment_status: z.string().nullish(),
      setup_intent: z.string().nullish(),
      payment_intent: z.string().nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});
type StripeEvent = z.infer<typeof eventSchema>;

/** How payment and means of payment are found again: `customer intent`, such as `cus_1 pi_2`. */
function methodOf({ type, data }: StripeEvent): string | null {
  const { id, customer, setup_intent, payment_intent } = data.object;
  const intent = type.startsWith('payment_intent.') ? id : (payment_intent ?? setup_intent);
  return customer && intent ? `${customer} ${intent}` : null;
}

const TYPES: Readonly<Record<string, PaymentEvent['type'] | undefined>> = {
  'checkout.session.completed': 'PAID',
  'checkout.session.async_payment_succeeded': 'PAID',
  'payment_intent.succeeded': 'PAID',
  'checkout.session.async_payment_failed': 'FAILED',
  'payment_intent.payment_failed': 'FAILED',
  'checkout.session.expired': 'EXPIRED',
};

/** A completed session whose money is still on its way is followed by another event. */
const typeOf = ({ type, data }: StripeEvent): PaymentEvent['type'] =>
  type === 'checkout.session.completed' && data.object.payment_status === 'unpaid'
    ? 'IGNORED'
    : (TYPES[type] ?? 'IGNORED');

const orderSchema = z.uuid();

/** The event of a signed body. Intents of a checkout have no order; those of later charges do. */
function readEvent(body: Buffer): PaymentEvent | null {
  try {
    const event = eventSchema.parse(JSON.parse(body.toString('utf8')));
    const order = orderSchema.safeParse(event.data.object.metadata?.['order']);
    const type = order.success ? typeOf(event) : 'IGNORED';
    return { id: event.id, type, order: order.data ?? null, method: methodOf(event) };
  } catch {
    return null;
  }
}

/** The lines of an order on the payment page. */
function checkoutFields(order: OrderRow): Record<string, string> {
  const name = `${tierLabel(order.package)} (${order.period === 'YEARLY' ? 'jährlich' : 'monatlich'})`;
  if (order.due_cents === 0) return { mode: 'setup', currency: 'eur', 'setup_intent_data[description]': name };
  return {
    mode: 'payment',
    'payment_intent_data[setup_future_usage]': 'off_session',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': String(order.due_cents),
    'line_items[0][price_data][product_data][name]': name,
  };
}

/** Calls of the API. The same key has the same effect once, for 24 hours at Stripe. @throws 503 */
const stripeClient =
  ({ STRIPE_API_URL, STRIPE_SECRET_KEY = '' }: Settings) =>
  async <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    send?: { fields: Record<string, string>; key: string },
  ): Promise<z.output<Schema>> => {
    try {
      const response = await fetch(new URL(path, STRIPE_API_URL), {
        method: send ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${STRIPE_SECRET_KEY}`,
          ...(send && { 'idempotency-key': send.key, 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(send && { body: new URLSearchParams(send.fields).toString() }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // A refused card is an answer too: its event follows.
      if (!response.ok && response.status !== 402) throw new Error(`${path.split('?')[0]}: status ${response.status}`);
      return schema.parse(await response.json());
    } catch (error) {
      throw paymentUnavailable(error);
    }
  };

/**
 * Stripe by its HTTPS API, without its library: a checkout session per order, a payment intent per later period. Stripe
 * forbids frames, so the browser goes there and comes back (docs/adr/0023). Cards never reach this server.
 */
export function stripeService(settings: Settings): PaymentService {
  const { STRIPE_WEBHOOK_SECRET = '' } = settings;
  const call = stripeClient(settings);
  return {
    name: 'stripe',
    framed: false,
    open: async (order, { email, origin }) => {
      const { name, street, zip_code, city } = order.billing;
      const address = { 'address[line1]': street, 'address[postal_code]': zip_code, 'address[city]': city };
      const customer = await call('/v1/customers', idSchema, {
        key: `customer-${order.id}`,
        fields: { email, name, ...address, 'address[country]': 'DE' },
      });
      const back = (payment: string) => siteLink(origin, routes.packages.build(), { payment, order: order.id });
      const session = await call('/v1/checkout/sessions', sessionSchema, {
        key: `session-${order.id}`,
        fields: {
          ...checkoutFields(order),
          customer: customer.id,
          'payment_method_types[0]': 'card',
          locale: 'de',
          client_reference_id: order.id,
          'metadata[order]': order.id,
          expires_at: String(Math.floor(order.expires_at.getTime() / 1000)),
          success_url: back('success'),
          cancel_url: back('canceled'),
        },
      });
      return { access_url: session.url, reference: session.id };
    },
    close: async ({ id, reference }) => {
      if (!reference) return;
      // One that was paid or has expired cannot be closed: its event says so.
      await call(`/v1/checkout/sessions/${encodeURIComponent(reference)}/expire`, z.unknown(), {
        key: `close-${id}`,
        fields: {},
      }).catch(() => undefined);
    },
    charge: async (order, method) => {
      const [customer = '', intent = ''] = method?.split(' ') ?? [];
      const kind = intent.startsWith('seti_') ? 'setup_intents' : 'payment_intents';
      const { payment_method } = await call(`/v1/${kind}/${encodeURIComponent(intent)}`, intentSchema);
      await call('/v1/payment_intents', z.unknown(), {
        key: `charge-${order.id}`,
        fields: {
          amount: String(order.due_cents),
          currency: 'eur',
          customer,
          payment_method,
          off_session: 'true',
          confirm: 'true',
          'metadata[order]': order.id,
        },
      });
    },
    refund: async ({ method }, cents, id) => {
      const intent = method?.split(' ')[1] ?? '';
      await call('/v1/refunds', idSchema, {
        key: `refund-${id}`,
        fields: { payment_intent: intent, amount: String(cents) },
      });
    },
    readEvent: (body, headers) =>
      isSigned(STRIPE_WEBHOOK_SECRET, body, headers['stripe-signature']) ? readEvent(body) : null,
  };
}
