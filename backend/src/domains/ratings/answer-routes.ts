import {
  idParamsSchema,
  ratingResponseChangeSchema,
  ratingResponseInputSchema,
  ratingResponseSchema,
  waitingRatingsQuerySchema,
  waitingRatingsSchema,
} from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { senderOf } from '../../platform/http/sender';
import { answerRating, changeAnswer, deleteAnswer } from './answer-rating';
import { unansweredRatings } from './unanswered-ratings';
import { calls } from '../../platform/http/calls';

const forUsers = calls('rating', 'user');

/** The answer of a provider's owner to a rating (RV-06), and what waits for one (AC-16). */
export default async function ratingAnswerRoutes(app: App): Promise<void> {
  app.get(
    '/rating/waiting/',
    forUsers('The newest ratings of the own provider without an answer, and their number', {
      querystring: waitingRatingsQuerySchema,
      response: { 200: waitingRatingsSchema },
    }),
    (request) => unansweredRatings(request.reads.kysely, request.query.company, signedIn(request).userId),
  );

  app.post(
    '/rating/response/',
    forUsers('Answers a rating of the own provider, once, from Plus on', {
      headers: idempotencyHeaderSchema,
      body: ratingResponseInputSchema,
      response: { 201: ratingResponseSchema },
    }),
    async (request, reply) => reply.code(201).send(await answerRating(app, request.body, senderOf(request))),
  );

  app.patch(
    '/rating/response/:id/',
    forUsers('Changes an answer of the own provider', {
      params: idParamsSchema,
      body: ratingResponseChangeSchema,
      response: { 200: ratingResponseSchema },
    }),
    (request) =>
      changeAnswer(app, { id: request.params.id, viewer: signedIn(request), text: request.body.description }),
  );

  app.delete(
    '/rating/response/:id/',
    forUsers('Deletes an answer of the own provider', { params: idParamsSchema, response: { 204: z.undefined() } }),
    async (request, reply) => {
      await deleteAnswer(app, { id: request.params.id, viewer: signedIn(request) });
      return reply.code(204).send();
    },
  );
}
