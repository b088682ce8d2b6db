import { productInquiryAnswerSchema, productInquirySchema } from '@care/contracts/schemas';
import type { App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { limits } from '../limits';
import { sendInquiry } from './send-inquiry';

const forAll = calls('product');

/** The call that asks for advice about a product, for visitors too (PD-02). */
export default async function inquiryRoutes(app: App): Promise<void> {
  app.post(
    '/product/inquiry/',
    forAll(
      'Asks for advice about a product, for visitors too',
      { headers: idempotencyHeaderSchema, body: productInquirySchema, response: { 201: productInquiryAnswerSchema } },
      { rateLimit: limits.inquiry },
    ),
    async ({ headers, body, viewer }, answer) => {
      const from = { viewer, idempotencyKey: headers['idempotency-key'] };
      return answer.code(201).send(await sendInquiry(app, body, from));
    },
  );
}
