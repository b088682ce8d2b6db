import * as schemas from '@care/contracts/schemas';
import { z } from 'zod';
import { signedIn, type App, type Viewer } from '../../platform/http/app-type';
import { idempotencyHeaderSchema, once } from '../../platform/http/idempotency';
import { senderOf, type Sender } from '../../platform/http/sender';
import { calls } from '../../platform/http/calls';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import { allows, leastTier } from '@care/contracts/tiers';
import { sql } from 'kysely';
import { rowsWith, changeRows } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { noSuch } from '../../platform/http/texts';
import { companyById } from '../companies';
import { t } from '@care/contracts/texts';
import { notFound, refusedAt, validationError, type ApiError } from '../../platform/http/errors';
import { unsubscribeKey, unsubscribeLink } from '../../platform/mail/unsubscribe';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines } from '../../platform/text/plain-text';
import { accountInUse } from '../accounts';
import { answeredMail } from './rating-mails';

const forUsers = calls('rating', 'user');

/** The answer of a provider's owner to a rating (RV-06), and what waits for one (AC-16). */
export default async function ratingAnswerRoutes(app: App): Promise<void> {
  const waitingCall = forUsers('The newest ratings of the own provider without an answer, and their number', {
    querystring: schemas.waitingRatingsQuerySchema,
    response: { 200: schemas.waitingRatingsSchema },
  });
  app.get('/rating/waiting/', waitingCall, (request) =>
    unansweredRatings(request.reads.kysely, request.query.company, signedIn(request).userId),
  );

  const sendResponseCall = forUsers('Answers a rating of the own provider, once, if its tier includes answers', {
    headers: idempotencyHeaderSchema,
    body: schemas.ratingResponseInputSchema,
    response: { 201: schemas.ratingResponseSchema },
  });
  app.post('/rating/response/', sendResponseCall, (request) => answerRating(app, request.body, senderOf(request)));

  const changeResponseCall = forUsers('Changes an answer of the own provider', {
    params: schemas.idParamsSchema,
    body: schemas.ratingResponseChangeSchema,
    response: { 200: schemas.ratingResponseSchema },
  });
  app.patch('/rating/response/:id/', changeResponseCall, (request) =>
    changeAnswer(app, { id: request.params.id, viewer: signedIn(request), text: request.body.description }),
  );

  const deleteResponseCall = forUsers('Deletes an answer of the own provider', {
    params: schemas.idParamsSchema,
    response: { 204: z.undefined() },
  });
  app.delete('/rating/response/:id/', deleteResponseCall, async (request) => {
    await deleteAnswer(app, { id: request.params.id, viewer: signedIn(request) });
  });
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
const placedRatings = (db: Db, companyId: number) =>
  rowsWith(db, 'rating', { company_id: companyId, status: 'PUBLISHED' })
    .select(['id', 'category', 'review_summary', 'description', 'average_rating', 'created_at'])
    .select(sql<number>`(row_number() over (order by created_at desc, id desc))::int`.as('place'));

/**
 * The newest ratings of the owner's provider without an answer, and their number (AC-16). Those that the desk examines
 * are counted only. @throws 404 for everybody but the owner
 */
async function unansweredRatings(db: Db, companyId: number | undefined, ownerId: number) {
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

const NO_RATING = 'Diese Bewertung gibt es nicht mehr.';
const NO_ANSWER = 'Diese Antwort gibt es nicht.';
const ONLY_OWNER = 'Auf Bewertungen antwortet nur, wem die Einrichtung gehört.';
const ANSWERED = 'Auf diese Bewertung haben Sie schon geantwortet. Bitte laden Sie die Seite neu.';

function refusedTier(): ApiError {
  const required_tier = leastTier('answerReviews');
  return refusedAt('detail', 403, 'tier_required', t('errors.onlyPlusPremiumAnswer'), { required_tier });
}

/** The text without invisible characters. @throws 422 if nothing is left */
function cleaned(text: string): string {
  const description = manyLines(text);
  if (!description) throw validationError({ description: t('fields.required') });
  return description;
}

/**
 * Locks the provider of a rating, so that two answers, a change of the package and a decision of the desk wait for each
 * other, and reads both then.
 */
async function lockRating(db: DbTransaction, id: number) {
  const found = db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select(['rating.id', 'author_id', 'rating.status', 'company.id as company_id', 'company.name', 'slug'])
    .select(['owner_id', 'subscription', 'company.status as company_status'])
    .where('rating.id', '=', id);
  const before = await found.executeTakeFirst();
  await companyById(db, before?.company_id ?? 0)
    .select('id')
    .forNoKeyUpdate()
    .execute();
  return found.executeTakeFirst();
}

/**
 * Answers a rating of the owner's provider: once, if the tier includes answers (RV-06, PK-05). Tells the author by mail.
 * @throws 403 with `details.detail` for others and without the package, 404 and 409 with `details.rating`, 422
 */
async function answerRating(app: App, input: schemas.RatingResponseInput, { viewer, idempotencyKey, origin }: Sender) {
  const description = cleaned(input.description);
  const request = { scope: `rating-response user:${viewer.userId}`, key: idempotencyKey, body: input };
  return once(app.databases, request, async (db) => {
    const rating = await lockRating(db, input.rating);
    if (rating?.status !== 'PUBLISHED' || !['PUBLISHED', 'HIDDEN'].includes(rating.company_status))
      throw notFound(NO_RATING, { rating: NO_RATING });
    if (rating.owner_id !== viewer.userId) throw refusedAt('detail', 403, 'permission_denied', ONLY_OWNER);
    if (!allows(rating.subscription, 'answerReviews')) throw refusedTier();
    const answer = await db
      .insertInto('rating_response')
      .values({ rating_id: rating.id, author_id: viewer.userId, description })
      .onConflict((on) => on.column('rating_id').doNothing())
      .returning(['id', 'description', 'created_at'])
      .executeTakeFirst();
    if (!answer) throw refusedAt('rating', 409, 'uniqueness', ANSWERED);
    await tellAuthor(app, db, rating, origin);
    return { ...answer, created_at: answer.created_at.toISOString() };
  });
}

type LockedRating = NonNullable<Awaited<ReturnType<typeof lockRating>>>;

/** Tells the author of a rating that the provider has answered, if the author wants to be told of messages. */
async function tellAuthor(app: App, db: DbTransaction, rating: LockedRating, origin: string): Promise<void> {
  const { author_id, name, slug } = rating;
  const author = await accountInUse(db, author_id)
    .select(['id', 'email', 'first_name'])
    .where('email_verified_at', 'is not', null)
    .where('email_notifications', '=', true)
    .where('notify_messages', '=', true)
    .executeTakeFirst();
  if (!author) return;
  const stop = unsubscribeLink(origin, unsubscribeKey(authSecret(app.settings), author.id, 'messages'));
  await app.mailer.send(answeredMail(author, { company: name, slug, stop, origin }), { transaction: db });
}

/** Locks an answer of the viewer's provider. @throws 404 for everybody else */
async function lockAnswer(db: DbTransaction, id: number, viewer: Viewer) {
  const found = db.selectFrom('rating_response').selectAll().where('id', '=', id);
  const before = await found.executeTakeFirst();
  const rating = before && (await lockRating(db, before.rating_id));
  const answer = await found.forUpdate().executeTakeFirst();
  if (!rating || !answer || rating.owner_id !== viewer.userId) throw notFound(NO_ANSWER);
  return { answer, rating };
}

/** Changes an answer. A published one stays after a downgrade, but changing it needs the package. @throws 403, 404, 422 */
async function changeAnswer(app: App, { id, viewer, text }: { id: number; viewer: Viewer; text: string }) {
  const description = cleaned(text);
  return app.databases.primary.kysely.transaction().execute(async (db) => {
    const { answer, rating } = await lockAnswer(db, id, viewer);
    if (!allows(rating.subscription, 'answerReviews')) throw refusedTier();
    await changeRows(db, 'rating_response', { id })
      .set({ description, author_id: viewer.userId, updated_at: new Date() })
      .execute();
    return { id, description, created_at: answer.created_at.toISOString() };
  });
}

/** Deletes an answer, with every package. @throws 404 for everybody but the owner */
async function deleteAnswer(app: App, { id, viewer }: { id: number; viewer: Viewer }): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    await lockAnswer(db, id, viewer);
    await db.deleteFrom('rating_response').where('id', '=', id).execute();
  });
}
