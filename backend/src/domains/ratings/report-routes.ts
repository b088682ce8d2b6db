import { PDF_MAX_BYTES } from '@care/contracts/constants';
import {
  idParamsSchema,
  ratingAnswerInputSchema,
  ratingQuestionSchema,
  ratingReportedSchema,
  ratingReportInputSchema,
} from '@care/contracts/schemas';
import { acceptUploads, readUpload } from '../../platform/files/read-upload';
import { signedIn, type App } from '../../platform/http/app-type';
import { permissionDenied } from '../../platform/http/errors';
import { idempotencyHeaderSchema } from '../../platform/http/idempotency';
import { sharedLimits } from '../../platform/http/rate-limit';
import { proofSchema, sendProof, takesPartIn } from '../desk';
import { casesOf } from '../../platform/domain/domain';
import { caseOfRating } from './rating-case-kind';
import { addEvidence, answerQuestion, presentQuestion } from './rating-question';
import { reportRating } from './report-rating';
import { calls } from '../../platform/http/calls';

const forAll = calls('rating');
const forUsers = calls('rating', 'user');

/** Reporting ratings, and the answers of their authors to the desk (RV-05). */
export default async function ratingReportRoutes(app: App): Promise<void> {
  registerReporting(app);
  registerReadingEvidence(app);
  await app.register(async (uploads: App) => {
    await acceptUploads(uploads, PDF_MAX_BYTES);
    registerEvidence(uploads);
  });
}

function registerReporting(app: App): void {
  const { kysely } = app.databases.primary;
  app.post(
    '/rating/report/',
    forAll(
      'Reports a rating, once; for visitors too, with name and e-mail',
      { headers: idempotencyHeaderSchema, body: ratingReportInputSchema, response: { 201: ratingReportedSchema } },
      { rateLimit: sharedLimits.report },
    ),
    async ({ headers, body, viewer, ip }, reply) => {
      const from = { viewer, address: ip, idempotencyKey: headers['idempotency-key'] };
      return reply.code(201).send(await reportRating(app, body, from));
    },
  );

  app.get(
    '/rating/:id/question/',
    forUsers('What the desk asks the author of a hidden rating, for the author', {
      params: idParamsSchema,
      response: { 200: ratingQuestionSchema },
    }),
    (request) => presentQuestion(kysely, { ratingId: request.params.id, authorId: signedIn(request).userId }),
  );

  app.post(
    '/rating/:id/answer/',
    forUsers(
      'The answer of the author to the desk, once',
      { params: idParamsSchema, body: ratingAnswerInputSchema, response: { 200: ratingQuestionSchema } },
      { rateLimit: sharedLimits.reply },
    ),
    async (request) => {
      const asked = { ratingId: request.params.id, authorId: signedIn(request).userId };
      await answerQuestion(app, asked, request.body.answer);
      return presentQuestion(kysely, asked);
    },
  );
}

function registerEvidence(app: App): void {
  app.post(
    '/rating/:id/evidence/',
    forUsers(
      'A PDF, JPG or PNG that proves the contact (multipart `file`), before the answer to the desk',
      { params: idParamsSchema, response: { 201: ratingQuestionSchema } },
      { rateLimit: sharedLimits.upload },
    ),
    async (request, reply) => {
      const asked = { ratingId: request.params.id, authorId: signedIn(request).userId };
      const { file: sent } = await readUpload(request, PDF_MAX_BYTES);
      await addEvidence(app, asked, sent);
      return reply.code(201).send(await presentQuestion(app.databases.primary.kysely, asked));
    },
  );
}

function registerReadingEvidence(app: App): void {
  app.get(
    '/rating/:id/evidence/:document/',
    forUsers('A proof, for the author of the rating and STAFF that takes no part in the case', proofSchema),
    async (request, reply) => {
      const { id, document } = request.params;
      const { userId, isStaff } = signedIn(request);
      const { kysely } = app.databases.primary;
      const row = await kysely
        .selectFrom('rating_document as d')
        .innerJoin('rating as r', 'r.id', 'd.rating_id')
        .select(['d.file_name', 'd.mime_type', 'd.storage_key', 'r.author_id'])
        .where('d.id', '=', document)
        .where('r.id', '=', id)
        .$if(!isStaff, (query) => query.where('r.author_id', '=', userId))
        .executeTakeFirst();
      const subject = caseOfRating(id);
      const isBySender = row?.author_id === userId;
      if (row && !isBySender && (await takesPartIn(kysely, subject, { kinds: casesOf(app), viewerId: userId })))
        throw permissionDenied('Die Nachweise sieht nur, wer an diesem Fall nicht beteiligt ist.');
      return sendProof(app, reply, row, { isBySender, subject, actorId: userId, action: 'Nachweis geöffnet' });
    },
  );
}
