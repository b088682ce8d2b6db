import { sql, type Insertable } from 'kysely';
import type { RatingChange, RatingCreated, RatingInput } from '@care/contracts/schemas';
import { RATING_CATEGORIES, ratedCategories } from '@care/contracts/vocabulary';
import { t } from '@care/contracts/texts';
import type { App } from '../../platform/http/app-type';
import { rowsWith, changeRows } from '../../platform/database/queries';
import type { Databases } from '../../platform/database/database';
import type { Database, DbTransaction } from '../../platform/database/schema';
import { conflict, notAuthenticated, refusedAt, validationError, type ApiError } from '../../platform/http/errors';
import { once } from '../../platform/http/idempotency';
import type { Sender } from '../../platform/http/sender';
import { noSuch } from '../../platform/http/texts';
import { manyLines, oneLine } from '../../platform/text/plain-text';
import { accountInUse } from '../accounts';
import { companyById, servicesOf } from '../companies';
import { recordForSubject } from '../desk';
import { endRatingCase } from './decide-rating';
import { bringToDesk, hasRatedWithOther, isHeld, isInOpenCase, refuseRating } from './held-rating';
import { isOfficialName } from './official-name';
import { caseOfRating, refreshRatingsOf } from './rating-case-kind';
import { RATING_COMMENTS } from './rating-queries';
import { consumeInvite } from './use-invite';

type Columns = Partial<Insertable<Database['rating']>>;

/**
 * Stores a rating (RV-02). It is public at once if the author's address is confirmed; otherwise it waits for that. The desk
 * reads it first if it has examined an earlier one (RV-03). One
 * that is sent again with its key is stored once. It uses up the key of an
 * invitation (PK-08). Throws 403 and 404 for
 * those who may not rate, 422 by field, and 409 with `details.uniqueness` if the author has rated the provider before
 * (RV-03).
 */
export async function createRating(
  app: App,
  input: RatingInput,
  { viewer: { userId }, idempotencyKey }: Pick<Sender, 'viewer' | 'idempotencyKey'>,
): Promise<RatingCreated> {
  const { databases } = app;
  const request = { scope: `rating user:${userId}`, key: idempotencyKey, body: { ...input, author: undefined } };
  const { id } = await once(databases, request, async (transaction) => {
    const author = await lockAuthor(transaction, userId);
    // Whatever changes the owner of a provider, or the status of one of its ratings, waits for this lock, or is waited for.
    await companyById(transaction, input.company).select('id').forNoKeyUpdate().execute();
    await refuseRating(transaction, input.company, userId);
    await refuseMissingStars(transaction, input.company, input);
    return insertRating(app, transaction, input, author);
  });
  const stored = await rowsWith(databases.primary.kysely, 'rating', { id }).select('status').executeTakeFirst();
  const { status } = stored ?? {};
  if (status === 'PENDING' || status === 'PUBLISHED' || status === 'DISPUTED') return { id, status };
  // A rating that is sent again after it was deleted.
  throw conflict(
    'Diese Bewertung war schon abgegeben und ist nicht mehr da. Ändern Sie etwas daran, um neu zu bewerten.',
  );
}

/** The author of a rating. The lock lets a confirmation of the address wait, which then finds the rating and publishes it. */
async function lockAuthor(db: DbTransaction, userId: number) {
  const account = await accountInUse(db, userId)
    .select(['email', 'first_name', 'last_name', 'email_verified_at'])
    .forShare()
    // Suspended, deleted or leaving since the request began.
    .executeTakeFirstOrThrow(() => notAuthenticated());
  const [first, last] = [oneLine(account.first_name ?? ''), oneLine(account.last_name ?? '')];
  const initial = [...last][0];
  return {
    id: userId,
    email: account.email,
    isConfirmed: account.email_verified_at !== null,
    /** First name and initial of the last name; empty for an account without a first name. */
    shortName: first && initial ? `${first} ${initial}.` : first,
  };
}

type Author = Awaited<ReturnType<typeof lockAuthor>>;

/** Stars may be left out only for what the provider does not have. @throws 422 at each missing one */
async function refuseMissingStars(db: DbTransaction, companyId: number, given: RatingChange): Promise<void> {
  if (RATING_CATEGORIES.every((category) => given[category] !== null)) return;
  const company = await companyById(db, companyId)
    .select(['services_mask', 'care_form_order', 'custom_services'])
    .executeTakeFirstOrThrow();
  const missing = ratedCategories(servicesOf(company)).filter((category) => given[category] === null);
  if (missing.length > 0)
    throw validationError(Object.fromEntries(missing.map((category) => [category, t('fields.starsRequired')])));
}

function firstStatus({ isConfirmed }: Author, isForDesk: boolean): RatingCreated['status'] {
  if (!isConfirmed) return 'PENDING';
  return isForDesk ? 'DISPUTED' : 'PUBLISHED';
}

const alreadyRated = (): ApiError => refusedAt('uniqueness', 409, 'uniqueness', t('errors.ratingAlreadyCreated'));

async function insertRating(app: App, db: DbTransaction, input: RatingInput, author: Author): Promise<{ id: number }> {
  const { company: companyId, category, housing, food, reliability, friendliness, competence, activities } = input;
  if (await hasRatedWithOther(db, { companyId, authorId: author.id })) throw alreadyRated();
  const status = firstStatus(author, await isHeld(app, db, { companyId, authorId: author.id }));
  const stored = await db
    .insertInto('rating')
    .values({
      ...{ category, housing, food, reliability, friendliness, competence, activities },
      review_summary: '',
      ...columnsOf({ ...input, is_anonymous: input.is_anonymous ?? true }, author),
      company_id: companyId,
      author_id: author.id,
      status,
      verification: author.isConfirmed ? 'EMAIL' : 'NONE',
    })
    .onConflict((on) =>
      on.columns(['company_id', 'author_id']).where('status', 'not in', ['REMOVED', 'AUTHOR_DELETED']).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw alreadyRated();
  if (input.invite !== undefined)
    await consumeInvite(app, db, input.invite, { email: author.email, ratingId: stored.id, companyId });
  if (status === 'DISPUTED') await bringToDesk(app, db, stored.id);
  await refreshRatingsOf(db, companyId);
  return stored;
}

/** The columns of the given fields, without invisible characters. */
function columnsOf(given: RatingChange, author: Author): Columns {
  const summary = given.review_summary === undefined ? undefined : oneLine(given.review_summary);
  if (summary === '') throw validationError({ review_summary: t('fields.required') });
  const stars = RATING_CATEGORIES.map((name) => [name, given[name]]);
  const comments = RATING_COMMENTS.map((name) => [name, given[name] === undefined ? undefined : oneLine(given[name])]);
  const columns = {
    category: given.category,
    review_summary: summary,
    description: given.description === undefined ? undefined : manyLines(given.description),
    is_anonymous: given.is_anonymous,
    preferred_author_name: nameOf(given, author),
    ...Object.fromEntries([...stars, ...comments]),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

const OFFICIAL_NAME = 'Bitte wählen Sie einen Namen, der nicht nach einem Amt, einem Titel oder nach uns klingt.';
const OFFICIAL_ACCOUNT = 'Den Namen aus Ihrem Konto können wir hier nicht zeigen. Bitte bewerten Sie anonym.';

/**
 * A name can be chosen for an anonymous rating only, so that nobody uses that of somebody else. No name may look like
 * that of staff, of a doctor or of the site (RV-10). @throws 422
 */
function nameOf({ is_anonymous, preferred_author_name }: RatingChange, { shortName }: Author): string | undefined {
  if (is_anonymous === false) {
    if (isOfficialName(shortName)) throw validationError({ is_anonymous: OFFICIAL_ACCOUNT });
    return shortName;
  }
  const chosen = preferred_author_name === undefined ? undefined : oneLine(preferred_author_name);
  if (chosen && isOfficialName(chosen)) throw validationError({ preferred_author_name: OFFICIAL_NAME });
  return chosen;
}

/**
 * Changes an own rating (RV-04); its status stays. `refuseStale` gets the time of the last change. Throws 404 for others,
 * and what `refuseRating` throws.
 */
export async function changeRating(
  databases: Databases,
  { id, userId, change }: { id: number; userId: number; change: RatingChange },
  refuseStale: (updatedAt: Date) => void,
): Promise<void> {
  await databases.primary.kysely.transaction().execute(async (transaction) => {
    const author = await lockAuthor(transaction, userId);
    const own = await lockOwnRating(transaction, id, userId);
    refuseStale(own.updated_at);
    await refuseRating(transaction, own.company_id, userId);
    await refuseMissingStars(transaction, own.company_id, change);
    // Without the flag, a rating keeps being anonymous or not.
    const given = { ...change, is_anonymous: change.is_anonymous ?? own.is_anonymous };
    await changeRows(transaction, 'rating', { id })
      .set({ ...columnsOf(given, author), updated_at: sql<Date>`clock_timestamp()` })
      .execute();
    await refreshRatingsOf(transaction, own.company_id);
    await recordForSubject(transaction, caseOfRating(id), { actorId: userId, action: 'Bewertung geändert' });
  });
}

/**
 * Deletes an own rating (RV-04): its words, names and answer are erased. The row stays without them, for what refers to
 * it. Throws 404 for others, and if it was deleted before.
 */
export async function deleteRating(app: App, { id, userId, origin }: { id: number; userId: number; origin: string }) {
  await app.databases.primary.kysely.transaction().execute(async (transaction) => {
    const own = await lockOwnRating(transaction, id, userId);
    const comments = RATING_COMMENTS.map((name) => [name, '']);
    await changeRows(transaction, 'rating', { id })
      .set({
        ...{ status: 'AUTHOR_DELETED', deleted_in_case: isInOpenCase, updated_at: sql<Date>`clock_timestamp()` },
        ...{ review_summary: '', description: '', preferred_author_name: '', is_anonymous: true },
        ...Object.fromEntries(comments),
      })
      .execute();
    await endRatingCase(app, transaction, { id, authorId: userId, origin });
    await transaction.deleteFrom('rating_response').where('rating_id', '=', id).execute();
    await refreshRatingsOf(transaction, own.company_id);
  });
}

/**
 * The rating, its row locked after that of its provider, which is the order of the desk and prevents deadlocks; 404 for
 * those of others, and for removed and deleted ones.
 */
async function lockOwnRating(db: DbTransaction, id: number, userId: number) {
  const own = db.selectFrom('rating').where('id', '=', id).where('author_id', '=', userId);
  await db.selectFrom('company').select('id').where('id', 'in', own.select('company_id')).forNoKeyUpdate().execute();
  return own
    .selectAll()
    .where('status', 'not in', ['REMOVED', 'AUTHOR_DELETED'])
    .forUpdate()
    .executeTakeFirstOrThrow(() => noSuch('rating'));
}
