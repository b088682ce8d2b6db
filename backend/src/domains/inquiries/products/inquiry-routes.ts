import { productInquiryAnswerSchema, productInquirySchema } from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { sendInquiry } from './send-inquiry';

/** The call that asks for advice about a product, for visitors too (PD-02). */
export function registerInquiries(app: App): void {
  app.post(
    '/product/inquiry/',
    {
      config: { rateLimit: limits.inquiry },
      schema: {
        summary: 'Asks for advice about a product, for visitors too',
        tags: ['product'],
        headers: idempotencyHeaderSchema,
        body: productInquirySchema,
        response: { 201: productInquiryAnswerSchema },
      },
    },
    async ({ headers, body, viewer }, answer) => {
      const from = { viewer, idempotencyKey: headers['idempotency-key'] };
      return answer.code(201).send(await sendInquiry(app, body, from));
    },
  );
}
