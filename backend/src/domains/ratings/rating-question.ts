import { RATING_DOCUMENTS } from '@care/contracts/constants';
import type { RatingQuestion } from '@care/contracts/schemas';
import { sql } from 'kysely';
import type { App } from '../../platform/http/app-type';
import { pick, rowsWith, changeRows, times } from '../../platform/database/queries';
import type { Db, DbTransaction } from '../../platform/database/schema';
import { checkedDocument } from '../../platform/files/document-rules';
import type { UploadedFile } from '../../platform/files/read-upload';
import { conflict, notFound } from '../../platform/http/errors';
import { accountById } from '../accounts';
import { companyById } from '../companies';
import { recordForSubject, storeProof } from '../desk';
import { caseOfRating, openRatingCase, RATING_REPORT } from './rating-case-kind';

const noQuestion = () => notFound('Zu dieser Bewertung gibt es keine Rückfrage an Sie.');
const ANSWERED = 'Sie haben schon geantwortet, oder der Fall ist entschieden. Bitte laden Sie die Seite neu.';
export const FILES_KEPT_DAYS = 30;
/** As long as a complaint is possible. */
export const REPORTER_KEPT_MONTHS = 6;

interface Asked {
  ratingId: number;
  authorId: number;
}

const questions = (db: Db, { ratingId, authorId }: Asked) =>
  db
    .selectFrom('rating_question as q')
    .innerJoin('rating as r', 'r.id', 'q.rating_id')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .innerJoin('desk_case as k', (join) => join.onRef('k.subject_id', '=', 'r.id').on('k.kind', '=', RATING_REPORT))
    .select(['q.question', 'q.answer', 'q.answered_at', 'q.answer_until', 'r.review_summary', 'r.status'])
    .select(['c.id as company_id', 'c.name', 'c.slug', 'k.reference', 'k.state', 'k.badge'])
    .where('r.id', '=', ratingId)
    .where('r.author_id', '=', authorId);
type QuestionRow = NonNullable<Awaited<ReturnType<ReturnType<typeof questions>['executeTakeFirst']>>>;

/** A late answer is read too, as long as nothing is decided. */
const isOpen = ({ status, state, answered_at }: QuestionRow): boolean =>
  status === 'DISPUTED' && state !== 'CLOSED' && answered_at === null;

/** The question of the desk to the author of a hidden rating. @throws 404 for everybody else, and without a question */
export async function presentQuestion(db: Db, asked: Asked): Promise<RatingQuestion> {
  const row = await questions(db, asked).executeTakeFirstOrThrow(noQuestion);
  const documents = await rowsWith(db, 'rating_document', { rating_id: asked.ratingId })
    .select(['id', 'file_name', 'bytes'])
    .orderBy('id')
    .execute();
  return {
    rating: asked.ratingId,
    company: pick(row, ['name', 'slug']),
    ...pick(row, ['review_summary', 'reference', 'question', 'answer']),
    ...times(row, ['answer_until', 'answered_at']),
    is_open: isOpen(row),
    documents,
  };
}

/** Locks in the order of the desk: the author, the provider, then the question. */
async function lockQuestion(db: DbTransaction, asked: Asked): Promise<QuestionRow> {
  const before = await questions(db, asked).executeTakeFirstOrThrow(noQuestion);
  await accountById(db, asked.authorId).select('id').forNoKeyUpdate().execute();
  await companyById(db, before.company_id).select('id').forNoKeyUpdate().execute();
  return questions(db, asked).executeTakeFirstOrThrow(noQuestion);
}

/**
 * Keeps the author's answer and brings the case back to the desk. The same answer again, after a lost answer, has no
 * effect.
 * @throws 404 for others, 409 once it is answered or decided
 */
export async function answerQuestion(app: App, asked: Asked, answer: string): Promise<void> {
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    const row = await lockQuestion(db, asked);
    if (row.answered_at && row.answer === answer) return;
    if (!isOpen(row)) throw conflict(ANSWERED);
    await changeRows(db, 'rating_question', { rating_id: asked.ratingId })
      .set({ answer, answered_at: new Date() })
      .execute();
    const badge = row.state === 'SECOND_PERSON' ? row.badge : 'Antwort liegt vor';
    const event = { actorId: asked.authorId, action: 'Rückfrage beantwortet', note: answer };
    await openRatingCase(db, asked.ratingId, { letters: 'BW', number: asked.ratingId, badge }, event);
  });
}

/** Adds a document to an open question, but not a second time if it is sent again. @throws 413, 415, 422 for the file */
export async function addEvidence(app: App, asked: Asked, file: UploadedFile): Promise<void> {
  const document = await checkedDocument(file);
  await app.databases.primary.kysely.transaction().execute(async (db) => {
    if (!isOpen(await lockQuestion(db, asked))) throw conflict(ANSWERED);
    const kept = await db.selectFrom('rating_document').selectAll().where('rating_id', '=', asked.ratingId).execute();
    const proof = { document, content: file.content };
    const storage_key = await storeProof(app, proof, { kept, most: RATING_DOCUMENTS });
    if (!storage_key) return;
    await db
      .insertInto('rating_document')
      .values({ ...document, rating_id: asked.ratingId, storage_key })
      .execute();
    const event = { actorId: asked.authorId, action: 'Nachweis hochgeladen', note: document.file_name };
    await recordForSubject(db, caseOfRating(asked.ratingId), event);
  });
}

/**
 * The nightly job. Questions without an answer in time come back to the desk, files of decided cases are deleted after 30
 * days; names and addresses of visitors who have reported, and networks, after six months. The sweep of private files deletes files
 * without a row.
 */
export async function sweepRatingCases({ databases }: Pick<App, 'databases'>): Promise<void> {
  const { kysely } = databases.primary;
  await kysely.transaction().execute(async (db) => {
    const { rows } = await sql<{ case_id: number }>`
      with late as (
        update rating_question q set expired_at = now() from desk_case k
        where k.kind = ${RATING_REPORT} and k.subject_id = q.rating_id and k.state = 'WAITING'
          and q.answered_at is null and q.answer_until < now() and q.expired_at is null
        returning k.id)
      update desk_case k set state = 'OPEN', badge = 'Keine Antwort', updated_at = now() from late
      where k.id = late.id and k.state = 'WAITING' returning k.id as case_id`.execute(db);
    for (const { case_id } of rows)
      await db
        .insertInto('desk_event')
        .values({ case_id, actor_id: null, action: 'Frist ohne Antwort abgelaufen' })
        .execute();
  });
  await sql`
    update rating_document d set storage_key = null from desk_case k
    where k.kind = ${RATING_REPORT} and k.subject_id = d.rating_id and d.storage_key is not null
      and k.state = 'CLOSED' and k.closed_at < now() - make_interval(days => ${FILES_KEPT_DAYS}::int)`.execute(kysely);
  await sql`
    update rating_report set reporter_name = '', reporter_email = null, network_hash = null
    where (reporter_email is not null or network_hash is not null)
      and decided_at < now() - make_interval(months => ${REPORTER_KEPT_MONTHS}::int)`.execute(kysely);
}
