import { INVALID_ACCOUNT_TYPE, PDF_MAX_BYTES } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { acceptUploads, readUpload } from '../../platform/files/read-upload';
import { signedIn, type App } from '../../platform/http/app-type';
import { notAuthenticated, permissionDenied, validationError } from '../../platform/http/errors';
import { limits } from './limits';
import { sharedLimits } from '../../platform/http/rate-limit';
import { manyLines } from '../../platform/text/plain-text';
import { siteOrigin } from '../../platform/mail/site-address';
import { proofSchema, sendProof } from '../desk';
import { caseOf, claimsWith, isPartyOf, ownershipState, presentClaim } from './claim-queries';
import { answerClaim, disputesOf } from './owner-answer';
import { addDocument, answerQuestion, confirmClaim, stepOf, withdrawClaim, type Step } from './own-claim';
import { registerHandover } from './handover';
import { startClaim } from './start-claim';
import { calls } from '../../platform/http/calls';
import { listed } from '../../platform/database/queries';

const forUsers = calls('ownership', 'user');
const ofClaim = { params: schemas.idParamsSchema, response: { 200: schemas.ownershipClaimSchema } };
const limited = { rateLimit: limits.ownership };

/** Runs before the entry is validated, so that others get this text and no list of field errors. */
async function refuseOthers({ viewer }: FastifyRequest): Promise<void> {
  if (!viewer) throw notAuthenticated();
  if (viewer.profileType !== 'CARE_PROVIDER') throw permissionDenied(INVALID_ACCOUNT_TYPE);
}

/** Takes a step about a claim of the user, and answers with the claim after it. */
async function claimAfter(request: Parameters<typeof stepOf>[0], take: (step: Step) => Promise<void>) {
  const step = stepOf(request);
  await take(step);
  return presentClaim(request.server.databases.primary.kysely, step.id);
}

/** Claims: proof that a person acts for a provider (PP-18, AC-05). */
export default async function ownershipRoutes(app: App): Promise<void> {
  registerReading(app);

  const claimCall = {
    ...forUsers(
      'Claims a provider; again for another method or a new code',
      { body: schemas.ownershipInputSchema, response: { 201: schemas.ownershipClaimSchema } },
      limited,
    ),
    preValidation: refuseOthers,
  };
  app.post('/company/ownership/', claimCall, async (request) => {
    const id = await startClaim(app, request.body, signedIn(request), siteOrigin(app.settings, request));
    return presentClaim(app.databases.primary.kysely, id);
  });

  const confirmCall = forUsers(
    'Proves a claim with the code from a mail',
    { ...ofClaim, body: schemas.ownershipCodeInputSchema },
    limited,
  );
  app.post('/company/ownership/:id/confirm/', confirmCall, (request) =>
    claimAfter(request, (step) => confirmClaim(app, step, request.body.code)),
  );

  const replyCall = forUsers(
    'Answers the question of the desk about the own claim',
    { ...ofClaim, body: schemas.ownershipReplyInputSchema },
    limited,
  );
  app.post('/company/ownership/:id/reply/', replyCall, async (request) => {
    const text = manyLines(request.body.text);
    if (!text) throw validationError({ text: t('fields.required') });
    return claimAfter(request, (step) => answerQuestion(app, step, text));
  });

  const withdrawCall = forUsers('Withdraws a claim', ofClaim);
  app.post('/company/ownership/:id/withdraw/', withdrawCall, (request) =>
    claimAfter(request, (step) => withdrawClaim(app, step)),
  );

  // The present owner answers a claim of somebody else.
  const { kysely } = app.databases.primary;
  const disputesCall = forUsers('Undecided claims of others on the own provider; empty for everybody else', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.ownershipDisputesSchema },
  });
  app.get('/company/:id/ownership/disputes/', disputesCall, async (request) =>
    listed(await disputesOf(kysely, request.params.id, signedIn(request).userId)),
  );

  const answerCall = forUsers(
    'The answer of the present owner to a claim, once',
    { params: schemas.idParamsSchema, body: schemas.ownershipAnswerInputSchema, response: { 204: z.undefined() } },
    limited,
  );
  app.post('/company/ownership/:id/answer/', answerCall, async (request) => {
    const answer = { claim: request.params.id, ownerId: signedIn(request).userId, answer: request.body };
    await kysely.transaction().execute((db) => answerClaim(db, answer));
  });

  registerReadingDocuments(app);
  registerHandover(app);
  await app.register(async (uploads: App) => {
    await acceptUploads(uploads, PDF_MAX_BYTES);
    registerUpload(uploads);
  });
}

function registerReading(app: App): void {
  const claimsCall = forUsers('The claims of the account', {
    querystring: schemas.ownershipQuerySchema,
    response: { 200: schemas.ownershipClaimsSchema },
  });
  app.get('/company/ownership/', claimsCall, async (request) =>
    listed(await claimsWith(request.reads.kysely, { user_id: signedIn(request).userId })),
  );

  const stateCall = {
    ...forUsers('What the user can do to become the owner of this provider', {
      params: schemas.idParamsSchema,
      response: { 200: schemas.ownershipStateSchema },
    }),
    preValidation: refuseOthers,
  };
  app.get('/company/:id/ownership/', stateCall, (request) =>
    ownershipState(request.reads.kysely, request.params.id, signedIn(request)),
  );
}

function registerUpload(app: App): void {
  const documentCall = forUsers(
    'A PDF, JPG or PNG that proves the claim (multipart `file`); the desk then decides',
    { params: schemas.idParamsSchema, response: { 201: schemas.ownershipClaimSchema } },
    { rateLimit: sharedLimits.upload },
  );
  app.post('/company/ownership/:id/document/', documentCall, async (request) => {
    const { file } = await readUpload(request, PDF_MAX_BYTES);
    return claimAfter(request, (step) => addDocument(app, step, file));
  });
}

function registerReadingDocuments(app: App): void {
  const documentCall = forUsers(
    'A document of a claim, for the claimant and a MODERATOR who takes no part in the case',
    proofSchema,
  );
  app.get('/company/ownership/:id/document/:document/', documentCall, async (request, reply) => {
    const { id, document } = request.params;
    const { userId, roles } = signedIn(request);
    const row = await app.databases.primary.kysely
      .selectFrom('ownership_document as d')
      .innerJoin('ownership_claim as o', 'o.id', 'd.claim_id')
      .select(['d.file_name', 'd.mime_type', 'd.storage_key', 'o.user_id'])
      .select(isPartyOf(sql.ref('o.company_id'), userId).as('is_party'))
      .where('d.id', '=', document)
      .where('o.id', '=', id)
      .$if(!roles.includes('MODERATOR'), (query) => query.where('o.user_id', '=', userId))
      .executeTakeFirst();
    const isBySender = row?.user_id === userId;
    if (row?.is_party && !isBySender)
      throw permissionDenied('Die Dokumente sieht nur, wer an diesem Fall nicht beteiligt ist.');
    const opened = { isBySender, subject: caseOf(id), actorId: userId, action: 'Dokument geöffnet' };
    return sendProof(app, reply, row, opened);
  });
}
