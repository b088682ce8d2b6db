import { acceptedSchema } from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { badRequest } from '../../../platform/http/errors';
import { limits } from '../limits';
import { applyEvent } from './apply-event';
import { paymentService } from './services';
import { WEBHOOK_PATH } from './test-service';
import { calls } from '../../../platform/http/calls';

const forAll = calls('payment');

/**
 * The webhook of the payment service, the only way in which a payment changes a tier (PK-04). The signature belongs to
 * the bytes of the body, so this route does not parse it. 400 without effect for a wrong or old signature.
 */
export default async function webhookRoutes(app: App): Promise<void> {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.post(
    WEBHOOK_PATH,
    forAll(
      'Signed events of the payment service; each has an effect once',
      { response: { 200: acceptedSchema } },
      { rateLimit: limits.paymentWebhook, cache: 'private' },
    ),
    async (request) => {
      const service = paymentService(app);
      const event = Buffer.isBuffer(request.body) ? service?.readEvent(request.body, request.headers) : null;
      if (!service || !event) throw badRequest('Die Signatur dieses Ereignisses ist ungültig.');
      await applyEvent(app, service, event);
      return {};
    },
  );
}
