import {
  idParamsSchema,
  ratingResponseChangeSchema,
  ratingResponseInputSchema,
  ratingResponseSchema,
  waitingRatingsQuerySchema,
  waitingRatingsSchema,
  type WaitingRatings,
} from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App } from '../../platform/http/app-type';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { senderOf } from '../../platform/http/sender';
import { answerRating, changeAnswer, deleteAnswer } from './answer-rating';
import { calls } from '../../platform/http/calls';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import { allows } from '@care/contracts/tiers';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema';
import { noSuch } from '../../platform/http/texts';
import { companyById } from '../companies';

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

const SHOWN = 3;
const EXCERPT_LENGTH = 160;

/** The beginning of a text, up to the end of a word. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), EXCERPT_LENGTH / 2)).trimEnd()} …`;
}

/** The public ratings of a provider with their place in its list, which begins with the newest. */
const placedRatings = (db: Kysely<Database>, companyId: number) =>
  db
    .selectFrom('rating')
    .select(['id', 'category', 'review_summary', 'description', 'average_rating', 'created_at'])
    .select(sql<number>`(row_number() over (order by created_at desc, id desc))::int`.as('place'))
    .where('company_id', '=', companyId)
    .where('status', '=', 'PUBLISHED');

/**
 * The newest ratings of the owner's provider without an answer, and their number (AC-16). Those that the desk examines
 * are counted only. @throws 404 for everybody but the owner
 */
async function unansweredRatings(
  db: Kysely<Database>,
  companyId: number | undefined,
  ownerId: number,
): Promise<WaitingRatings> {
  const company = await companyById(db, companyId ?? 0)
    .select(['id', 'subscription', 'ratings_count', 'average_rating'])
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow(() => noSuch('company'));
  const [rows, counts] = await Promise.all([
    db
      .selectFrom(placedRatings(db, company.id).as('placed'))
      .selectAll()
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('rating_response').select('id').whereRef('rating_id', '=', 'placed.id'))),
      )
      .orderBy('place')
      .limit(SHOWN)
      .execute(),
    db
      .selectFrom('rating')
      .leftJoin('rating_response as answer', 'answer.rating_id', 'rating.id')
      .select([
        sql<number>`count(*) filter (where rating.status = 'PUBLISHED' and answer.id is null)::int`.as('waiting'),
        sql<number>`count(*) filter (where rating.status = 'DISPUTED')::int`.as('disputed'),
      ])
      .where('rating.company_id', '=', company.id)
      .executeTakeFirstOrThrow(),
  ]);
  return {
    count: counts.waiting,
    results: rows.map(({ description, place, created_at, ...rating }) => ({
      ...rating,
      created_at: created_at.toISOString(),
      excerpt: excerptOf(description),
      page: Math.ceil(place / RATINGS_PAGE_SIZE),
    })),
    total: company.ratings_count,
    average: company.average_rating,
    under_review: counts.disputed,
    can_answer: allows(company.subscription, 'answerReviews'),
  };
}
