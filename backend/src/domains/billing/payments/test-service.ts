import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@care/contracts/constants';
import { z } from 'zod';
import type { App } from '../../../platform/http/app-type';
import { siteLink } from '../../../platform/mail/site-address';
import { authSecret, isSameKey } from '../../../platform/secrets/auth-secret';
import { PaymentUnavailable, type PaymentService } from './payment-service';
import { isSigned, sign } from '../../../platform/http/signature';

export const WEBHOOK_PATH = '/payment/webhook/';
export const TEST_PAGE_PATH = '/payment/test/';
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

export const isPageKey = (app: Pick<App, 'settings'>, order: string, key: string): boolean =>
  isSameKey(key, pageKey(app, order));

/**
 * Reports something to the webhook, signed and over its route, as a real service does.
 * @throws PaymentUnavailable if the webhook does not take it
 */
export async function reportTestEvent(app: App, type: TestEvent['type'], order: string): Promise<void> {
  const event: TestEvent = { id: `test-${order}-${type}`, type, order };
  const payload = Buffer.from(JSON.stringify(event));
  const answer = await app.inject({
    method: 'POST',
    url: API_PREFIX + WEBHOOK_PATH,
    headers: { 'content-type': 'application/json', [TEST_SIGNATURE]: sign(derived(app, 'webhook'), payload) },
    payload,
  });
  if (answer.statusCode !== 200) throw new PaymentUnavailable(new Error(`webhook: status ${answer.statusCode}`));
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
