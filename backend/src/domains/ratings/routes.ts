import * as schemas from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { requireCompany, type CompanyRow } from '../companies';
import { signedIn, type App, type Viewer } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { refuseStale, setEntityTag } from '../../platform/http/entity-tag';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { senderOf } from '../../platform/http/sender';
import { noSuch } from '../../platform/http/texts';
import { siteOrigin } from '../../platform/mail/site-address';
import { limits } from './limits';
import * as ratings from './rating-queries';
import { changeRating, createRating, deleteRating } from './write-rating';

const forAll = calls('rating');
const forUsers = calls('rating', 'user');
const ofRating = { params: schemas.idParamsSchema, response: { 200: schemas.ratingListItemSchema } };

/** Reading ratings (RV-01); giving, changing and deleting them by their author (RV-02, RV-04, AC-07). */
export default async function ratingRoutes(app: App): Promise<void> {
  const sendRatingSchema = {
    headers: idempotencyHeaderSchema,
    body: schemas.ratingInputSchema,
    response: { 201: schemas.ratingCreatedSchema },
  };
  const sendRatingCall = forUsers(
    'Rates a provider, once per person; public at once if the address is confirmed, else after that',
    sendRatingSchema,
    { rateLimit: limits.rating },
  );
  app.post('/rating/', sendRatingCall, (request) => createRating(app, request.body, senderOf(request)));

  const changeRatingCall = forUsers('Changes an own rating; with `If-Match` only the version that was read', {
    ...ofRating,
    body: schemas.ratingChangeSchema,
  });
  app.patch('/rating/:id/', changeRatingCall, async (request, reply) => {
    const viewer = signedIn(request);
    const { id } = request.params;
    const written = { id, userId: viewer.userId, change: request.body };
    await changeRating(app.databases, written, (updatedAt) => refuseStale(request, updatedAt));
    return answer(reply, await ratings.ownRating(app.databases.primary.kysely, viewer.userId, id), viewer);
  });

  const deleteRatingCall = forUsers('Deletes an own rating', {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/rating/:id/', deleteRatingCall, async (request) => {
    const { userId } = signedIn(request);
    await deleteRating(app, { id: request.params.id, userId, origin: siteOrigin(app.settings, request) });
  });

  const mineCall = forUsers('The own rating of a provider; 404 without one', {
    querystring: schemas.ownRatingQuerySchema,
    response: { 200: schemas.ratingListItemSchema },
  });
  app.get('/rating/mine/', mineCall, async (request, reply) => {
    const viewer = signedIn(request);
    const { company } = request.query;
    const row =
      company === undefined ? undefined : await ratings.ownRatingOf(request.reads.kysely, viewer.userId, company);
    return answer(reply, row, viewer);
  });

  const ownListCall = forUsers('The own ratings, newest first, with those that are not public', {
    querystring: schemas.ownRatingsQuerySchema,
    response: { 200: schemas.ownRatingsSchema },
  });
  app.get('/rating/list/user/', ownListCall, async (request) => {
    const viewer = signedIn(request);
    const { count, rows } = await ratings.ownRatings(request.reads.kysely, viewer.userId, request.query);
    return { count, results: rows.map((row) => ratings.presentRating(row, viewer)) };
  });

  registerReading(app);
}

function registerReading(app: App): void {
  const listCall = forAll('The ratings of a provider with their averages', {
    params: schemas.companyIdParamsSchema,
    querystring: schemas.ratingListQuerySchema,
    response: { 200: schemas.ratingListSchema },
  });
  app.get('/rating/list/:company_id/', listCall, async ({ params, query, viewer, reads }) => {
    const db = reads.kysely;
    const company = await requireCompany({ reads, viewer }, { id: params.company_id });
    const filter = { companyId: params.company_id, category: query.category, min: query.min };
    const [count, rows, groups] = await Promise.all([
      ratings.ratingCount(db, filter),
      ratings.ratingPage(db, filter, query, viewer?.userId ?? null),
      ratings.ratingGroups(db, params.company_id),
    ]);
    return {
      count,
      results: rows.map((row) => ratings.presentRating(row, viewer)),
      meta: {
        averages: averagesOf(company),
        by_category: ratings.countsByCategory(groups),
        distribution: ratings.starDistribution(groups),
      },
    };
  });

  app.get('/rating/:id/', forAll('One rating', ofRating), async ({ params, viewer, reads }, reply) =>
    answer(reply, await ratings.findRating(reads.kysely, params.id, viewer?.userId ?? null), viewer),
  );
}

const averagesOf = (company: CompanyRow): schemas.RatingList['meta']['averages'] => ({
  overall: company.average_rating,
  housing: company.average_housing_rating,
  food: company.average_food_rating,
  reliability: company.average_reliability_rating,
  friendliness: company.average_friendliness_rating,
  competence: company.average_competence_rating,
  activities: company.average_activities_rating,
});

/** The rating, for its author with the version on which changes are based (RV-04); 404 without one. */
function answer(reply: FastifyReply, row: ratings.PublicRatingRow | undefined, viewer: Viewer | null) {
  if (!row) throw noSuch('rating');
  const shown = ratings.presentRating(row, viewer);
  if (row.is_own) setEntityTag(reply, row.updated_at, shown);
  return shown;
}
