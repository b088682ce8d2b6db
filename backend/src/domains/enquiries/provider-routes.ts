import { acceptedSchema, enquiryAnswerSchema, enquiryOfMessageSchema, idParamsSchema } from '@care/contracts/schemas';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { sharedLimits } from '../../platform/http/rate-limit';
import { senderOf } from '../../platform/http/sender';
import { messageServices } from '../messages';
import { answerEnquiry, enquiryOfMessage } from './answer-enquiry';

const forUsers = calls('enquiry', 'user');

/** The enquiry behind a message of the inbox, and the provider's answer. Other receivers are in no answer (EQ-08). */
export default async function providerRoutes(app: App): Promise<void> {
  app.get(
    '/enquiry/message/:id/',
    forUsers('The enquiry to which a message of the inbox belongs', {
      params: idParamsSchema,
      response: { 200: enquiryOfMessageSchema },
    }),
    (request) => enquiryOfMessage(app, request.reads.kysely, signedIn(request), request.params.id),
  );

  app.post(
    '/enquiry/message/:id/answer/',
    forUsers(
      'Answers an enquiry, declines it with a reason, or puts the person on the waiting list',
      {
        headers: idempotencyHeaderSchema,
        params: idParamsSchema,
        body: enquiryAnswerSchema,
        response: { 201: acceptedSchema },
      },
      { rateLimit: sharedLimits.reply },
    ),
    async (request, reply) => {
      const services = messageServices(app, request);
      const answer = await answerEnquiry(app, services, request.params.id, request.body, senderOf(request));
      return reply.code(201).send(answer);
    },
  );
}
