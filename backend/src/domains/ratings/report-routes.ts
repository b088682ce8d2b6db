import { PDF_MAX_BYTES } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import { acceptUploads, readUpload } from '../../platform/files/read-upload';
import { signedIn, type App, type Viewer } from '../../platform/http/app-type';
import { permissionDenied, refusedAt, validationError } from '../../platform/http/errors';
import { idempotencyHeaderSchema, once } from '../../platform/http/idempotency';
import { sharedLimits } from '../../platform/http/rate-limit';
import { proofSchema, readerOf, sendProof, takesPartIn } from '../desk';
import { caseOfRating, openRatingCase } from './rating-case-kind';
import { addEvidence, answerQuestion, presentQuestion } from './rating-question';
import { calls } from '../../platform/http/calls';
import { clientNetwork } from '@care/contracts/client-network';
import { t } from '@care/contracts/texts';
import { REPORT_REASONS, type ReportReason } from '@care/contracts/vocabulary';
import type { Selectable, Updateable } from 'kysely';
import { createHmac } from 'node:crypto';
import { changeRows } from '../../platform/database/queries';
import type { Database, DbTransaction } from '../../platform/database/schema';
import { visitorOf, type Visitor } from '../../platform/http/sender';
import { noSuch } from '../../platform/http/texts';
import { normalAddress, normalColumn } from '../../platform/mail/mail-address';
import { authSecret } from '../../platform/secrets/auth-secret';
import { manyLines, oneLine } from '../../platform/text/plain-text';
import { confirmedPerson } from '../accounts';
import { companyById } from '../companies';
import { reasonsOf } from './rating-case';
import { receivedMail } from './rating-mails';

const forAll = calls('rating');
const forUsers = calls('rating', 'user');

/** Reporting ratings, and the answers of their authors to the desk (RV-05). */
export default async function ratingReportRoutes(app: App): Promise<void> {
  const { kysely } = app.databases.primary;
  const reportSchema = {
    headers: idempotencyHeaderSchema,
    body: schemas.ratingReportInputSchema,
    response: { 201: schemas.ratingReportedSchema },
  };
  const reportCall = forAll('Reports a rating, once; for visitors too, with name and e-mail', reportSchema, {
    rateLimit: sharedLimits.report,
  });
  app.post('/rating/report/', reportCall, (request) =>
    reportRating(app, request.body, { ...visitorOf(request), address: request.ip }),
  );

  const ofQuestion = { params: schemas.idParamsSchema, response: { 200: schemas.ratingQuestionSchema } };
  const questionCall = forUsers('What the desk asks the author of a hidden rating, for the author', ofQuestion);
  app.get('/rating/:id/question/', questionCall, (request) =>
    presentQuestion(kysely, { ratingId: request.params.id, authorId: signedIn(request).userId }),
  );

  const answerCall = forUsers(
    'The answer of the author to the desk, once',
    { ...ofQuestion, body: schemas.ratingAnswerInputSchema },
    { rateLimit: sharedLimits.reply },
  );
  app.post('/rating/:id/answer/', answerCall, async (request) => {
    const asked = { ratingId: request.params.id, authorId: signedIn(request).userId };
    await answerQuestion(app, asked, request.body.answer);
    return presentQuestion(kysely, asked);
  });

  const evidenceCall = forUsers(
    'A proof, for the author of the rating and a MODERATOR who takes no part in the case',
    proofSchema,
  );
  app.get('/rating/:id/evidence/:document/', evidenceCall, async (request, reply) => {
    const { id, document } = request.params;
    const { userId, roles } = signedIn(request);
    const row = await kysely
      .selectFrom('rating_document as d')
      .innerJoin('rating as r', 'r.id', 'd.rating_id')
      .select(['d.file_name', 'd.mime_type', 'd.storage_key', 'r.author_id'])
      .where('d.id', '=', document)
      .where('r.id', '=', id)
      .$if(!roles.includes('MODERATOR'), (query) => query.where('r.author_id', '=', userId))
      .executeTakeFirst();
    const subject = caseOfRating(id);
    const isBySender = row?.author_id === userId;
    if (row && !isBySender && (await takesPartIn(kysely, subject, readerOf(request))))
      throw permissionDenied('Die Nachweise sieht nur, wer an diesem Fall nicht beteiligt ist.');
    return sendProof(app, reply, row, { isBySender, subject, actorId: userId, action: 'Nachweis geöffnet' });
  });

  await app.register(async (uploads: App) => {
    await acceptUploads(uploads, PDF_MAX_BYTES);

    const uploadCall = forUsers(
      'A PDF, JPG or PNG that proves the contact (multipart `file`), before the answer to the desk',
      { params: schemas.idParamsSchema, response: { 201: schemas.ratingQuestionSchema } },
      { rateLimit: sharedLimits.upload },
    );
    uploads.post('/rating/:id/evidence/', uploadCall, async (request) => {
      const asked = { ratingId: request.params.id, authorId: signedIn(request).userId };
      const { file: sent } = await readUpload(request, PDF_MAX_BYTES);
      await addEvidence(app, asked, sent);
      return presentQuestion(app.databases.primary.kysely, asked);
    });
  });
}

const OWN_RATING = 'Eigene Bewertungen können Sie nicht melden.';

/** The reporter: an account, or a visitor with name and address. */
type Reporter = Pick<Selectable<Database['rating_report']>, 'reporter_id' | 'reporter_name' | 'reporter_email'>;

/**
 * Keeps the report of a public rating, brings the rating to the desk and confirms the receipt by mail (RV-05). Visitors
 * may report too, with reason, name, e-mail and a declaration of good faith.
 * @throws 404 for a rating that is not public, 403 for an own one, 409 with `details.author` for a second report, 422
 */
async function reportRating(
  app: App,
  input: schemas.RatingReportInput,
  { viewer, name, address, idempotencyKey }: Visitor & { address: string },
): Promise<schemas.RatingReported> {
  const reporter = reporterOf(input, viewer);
  const report = { title: oneLine(input.title), description: manyLines(input.description) };
  refuseEmpty(report);
  const reason = reasonOf(input);
  const sent = { scope: `rating-report ${name}`, key: idempotencyKey, body: input };
  return once(app.databases, sent, async (db) => {
    const rating = await lockPublicRating(db, input.rating);
    if (viewer && rating.author_id === viewer.userId) throw refusedAt('detail', 403, 'permission_denied', OWN_RATING);
    const values = { ...reporter, ...report, reason, network_hash: networkHash(app, rating.id, address) };
    const kept =
      (await reportChanged(db, rating, values)) ??
      (await db
        .insertInto('rating_report')
        .values({ rating_id: rating.id, ...values })
        .onConflict((on) => on.doNothing())
        .returning('id')
        .executeTakeFirst());
    if (!kept) throw refusedAt('author', 409, 'uniqueness', t('errors.alreadyReported'));
    const action = viewer ? 'Bewertung gemeldet' : 'Bewertung ohne Konto gemeldet';
    const entry = { letters: 'BW', number: kept.id, badge: reasonsOf([reason]) } as const;
    const reference = await openRatingCase(db, rating.id, entry, { actorId: reporter.reporter_id, action });
    // An account gets the mail at its confirmed address only; a visitor gets one without any text that was typed.
    const { reporter_id, reporter_email: email } = reporter;
    const person = email ? { email, first_name: '' } : await confirmedPerson(db, reporter_id);
    const received = { company: rating.name, reference, isVisitor: reporter_id === null };
    if (person) await app.mailer.send(receivedMail(person, received), { transaction: db });
    return { reference, status: 'RECEIVED' };
  });
}

/**
 * Replaces a report that was decided before the author changed the rating: whoever sent it may report the new text.
 * Undefined if there is none.
 */
const reportChanged = (
  db: DbTransaction,
  { id, updated_at }: { id: number; updated_at: Date },
  values: Reporter & Pick<Updateable<Database['rating_report']>, 'title' | 'description' | 'reason' | 'network_hash'>,
) =>
  changeRows(db, 'rating_report', { rating_id: id })
    .set({ ...values, created_at: new Date(), decided_at: null })
    .where('decided_at', '<', updated_at)
    .where(({ or, eb }) =>
      or([
        eb('reporter_id', '=', values.reporter_id),
        eb(normalColumn('reporter_email'), '=', normalAddress(values.reporter_email ?? '')),
      ]),
    )
    .returning('id')
    .executeTakeFirst();

/** The reason, which the title may name too; null for a free title. */
const reasonOf = ({ reason, title }: schemas.RatingReportInput): ReportReason | null =>
  reason ?? REPORT_REASONS.find((one) => [one, t(`reportReasons.${one}`)].includes(oneLine(title))) ?? null;

/** The network of a report, which nobody can compare with that of another rating or find without the secret. */
const networkHash = ({ settings }: App, ratingId: number, address: string): Buffer =>
  createHmac('sha256', authSecret(settings))
    .update(`rating-report:${ratingId}:${clientNetwork(address)}`)
    .digest();

function reporterOf(
  { name = '', email, reason, good_faith }: schemas.RatingReportInput,
  viewer: Viewer | null,
): Reporter {
  if (viewer) return { reporter_id: viewer.userId, reporter_name: '', reporter_email: null };
  const reporter_name = oneLine(name);
  const details: schemas.ErrorDetails = {
    ...(!reporter_name && { name: t('fields.required') }),
    ...(!email && { email: t('fields.required') }),
    ...(email && email !== oneLine(email) && { email: t('fields.email') }),
    ...(!reason && { reason: t('fields.choice') }),
    ...(!good_faith && { good_faith: t('errors.consentRequired') }),
  };
  if (!email || Object.keys(details).length > 0) throw validationError(details);
  return { reporter_id: null, reporter_name, reporter_email: email };
}

/** Text that consists of invisible characters only is empty. */
function refuseEmpty(report: Record<string, string>): void {
  const empty = Object.keys(report).filter((field) => !report[field]);
  if (empty.length > 0) throw validationError(Object.fromEntries(empty.map((field) => [field, t('fields.required')])));
}

/** Reports wait for a decision about a rating of the same provider, and the other way round. */
async function lockPublicRating(db: DbTransaction, id: number) {
  const found = db
    .selectFrom('rating')
    .innerJoin('company', 'company.id', 'rating.company_id')
    .select(['rating.id', 'author_id', 'company_id', 'rating.updated_at', 'name'])
    .where('rating.id', '=', id)
    .where('rating.status', '=', 'PUBLISHED')
    .where('company.status', '=', 'PUBLISHED');
  const before = await found.executeTakeFirst();
  await companyById(db, before?.company_id ?? 0)
    .select('id')
    .forShare()
    .execute();
  return found.executeTakeFirstOrThrow(() => noSuch('rating'));
}
