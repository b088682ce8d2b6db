import {
  idParamsSchema,
  ownRatingQuerySchema,
  ownRatingsQuerySchema,
  ownRatingsSchema,
  ratingChangeSchema,
  ratingCreatedSchema,
  ratingInputSchema,
  ratingListItemSchema,
} from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { signedIn, type App, type Viewer } from '../../platform/http/app-type';
import { refuseStale, setEntityTag } from '../../platform/http/entity-tag';
import { notFound } from '../../platform/http/errors';
import { siteOrigin } from '../../platform/mail/site-address';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { limits } from './limits';
import { answerText } from '../../platform/http/texts';
import { ownRating, ownRatingCount, ownRatingOf, ownRatings } from './own-ratings';
import { presentRating } from './present-rating';
import type { PublicRatingRow } from './rating-queries';
import { changeRating, createRating, deleteRating } from './write-rating';
import { calls } from '../../platform/http/calls';

const forUsers = calls('rating', 'user');

/** Giving, changing and deleting ratings by their author (RV-02, RV-04), and reading them (AC-07). */
export function registerRatingWriting(app: App): void {
  registerCreation(app);
  registerChange(app);
  registerReading(app);
}

function registerCreation(app: App): void {
  app.post(
    '/rating/',
    forUsers(
      'Rates a provider, once per person; public at once if the address is confirmed, else after that',
      { headers: idempotencyHeaderSchema, body: ratingInputSchema, response: { 201: ratingCreatedSchema } },
      { rateLimit: limits.rating },
    ),
    async (request, reply) => {
      const { userId } = signedIn(request);
      const idempotencyKey = request.headers['idempotency-key'];
      reply.code(201);
      return createRating(app, request.body, { userId, idempotencyKey });
    },
  );
}

function registerChange(app: App): void {
  app.patch(
    '/rating/:id/',
    forUsers('Changes an own rating; with `If-Match` only the version that was read', {
      params: idParamsSchema,
      body: ratingChangeSchema,
      response: { 200: ratingListItemSchema },
    }),
    async (request, reply) => {
      const viewer = signedIn(request);
      const { id } = request.params;
      const written = { id, userId: viewer.userId, change: request.body };
      await changeRating(app.databases, written, (updatedAt) => refuseStale(request, updatedAt));
      return answer(reply, await ownRating(app.databases.primary.kysely, viewer.userId, id), viewer);
    },
  );
  app.delete(
    '/rating/:id/',
    forUsers('Deletes an own rating', { params: idParamsSchema, response: { 204: z.undefined() } }),
    async (request, reply) => {
      const { userId } = signedIn(request);
      await deleteRating(app, { id: request.params.id, userId, origin: siteOrigin(app.settings, request) });
      return reply.code(204).send();
    },
  );
}

function registerReading(app: App): void {
  app.get(
    '/rating/mine/',
    forUsers('The own rating of a provider; 404 without one', {
      querystring: ownRatingQuerySchema,
      response: { 200: ratingListItemSchema },
    }),
    async (request, reply) => {
      const viewer = signedIn(request);
      const { company } = request.query;
      const row = company === undefined ? undefined : await ownRatingOf(request.reads.kysely, viewer.userId, company);
      return answer(reply, row, viewer);
    },
  );
  app.get(
    '/rating/list/user/',
    forUsers('The own ratings, newest first, with those that are not public', {
      querystring: ownRatingsQuerySchema,
      response: { 200: ownRatingsSchema },
    }),
    async (request) => {
      const viewer = signedIn(request);
      const { kysely } = request.reads;
      const [count, rows] = await Promise.all([
        ownRatingCount(kysely, viewer.userId),
        ownRatings(kysely, viewer.userId, request.query),
      ]);
      return { count, results: rows.map((row) => presentRating(row, viewer)) };
    },
  );
}

/** The rating with its version; 404 without one. */
function answer(reply: FastifyReply, row: PublicRatingRow | undefined, viewer: Viewer) {
  if (!row) throw notFound(answerText('noSuch.rating'));
  const shown = presentRating(row, viewer);
  setEntityTag(reply, row.updated_at, shown);
  return shown;
}
