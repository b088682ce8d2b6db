import { rowsWith, times } from '../../../platform/database/queries';
import { PDF_MAX_BYTES } from '@care/contracts/constants';
import * as schemas from '@care/contracts/schemas';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { privateFiles } from '../../../platform/files/private-files';
import { acceptUploads, readUpload } from '../../../platform/files/read-upload';
import { messagesLimits, messageServices } from '../../messages';
import { signedIn, type App, type Viewer } from '../../../platform/http/app-type';
import { permissionDenied } from '../../../platform/http/errors';
import { noSuch } from '../../../platform/http/texts';
import { idempotencyHeaderSchema } from '../../../platform/http/idempotency';
import { senderOf } from '../../../platform/http/sender';
import { sharedLimits } from '../../../platform/http/rate-limit';
import { applicantNameOf, applicationsAt, applicationsOf } from './application-queries';
import type { ApplicationRow, Page, Side } from './application-queries';
import { apply, type ApplicationTarget } from './apply';
import { keepAttachment } from './attachments';
import { changeStatus, deleteApplication, TRANSITIONS } from './change-status';
import { answerHire } from './answer-hire';
import { hireOf, type OnPlacement } from './hire-state';
import { calls } from '../../../platform/http/calls';

const forUsers = calls('application', 'user');

const common = (row: ApplicationRow, side: Side, hasMessage: boolean) => ({
  id: row.id,
  status: row.status,
  ...times(row, ['status_at', 'created_at']),
  message_id: hasMessage ? row.message_id : null,
  job_offer:
    row.offer_id && row.offer_title && row.offer_slug
      ? { id: row.offer_id, title: row.offer_title, slug: row.offer_slug }
      : null,
  hire: hireOf(row, side),
});

const presentOwnApplication = (row: ApplicationRow): schemas.OwnApplication => ({
  ...common(row, 'applicant', row.sender_deleted_at === null),
  company: { id: row.company_id, name: row.company_name, slug: row.company_slug },
  is_held: row.is_held,
  can_withdraw: TRANSITIONS[row.status].applicant.includes('WITHDRAWN'),
});

/** With another owner the messages of ended applications stay with the former one (PP-18). */
const presentReceivedApplication = (row: ApplicationRow, { userId }: Viewer): schemas.ReceivedApplication => ({
  ...common(row, 'employer', row.recipient_id === userId && row.recipient_deleted_at === null),
  applicant: { name: applicantNameOf(row), image: row.image, slug: row.seeker_slug },
  next: TRANSITIONS[row.status].employer,
});

/** Applying (PP-16), the lists and changes of state on both sides, and the confirmation of contracts (PK-07). */
export default async function applicationRoutes(app: App, onPlacement: OnPlacement): Promise<void> {
  const applicationSchema = {
    headers: idempotencyHeaderSchema,
    params: schemas.idParamsSchema,
    body: schemas.applicationInputSchema,
    response: { 201: schemas.applicationSentSchema },
  };
  const applyAt = (path: string, summary: string, targetOf: (id: number) => ApplicationTarget): void => {
    const applyCall = forUsers(summary, applicationSchema, { rateLimit: messagesLimits.message });
    app.post(path, applyCall, async (request) => {
      const sent = await apply(app.databases, messageServices(app, request), {
        ...senderOf(request),
        target: targetOf(request.params.id),
        input: request.body,
      });
      return sent;
    });
  };
  applyAt('/company/job-offer/:id/application/', 'Applies for a job offer', (jobOfferId) => ({ jobOfferId }));
  applyAt('/company/:id/application/', 'Applies to a provider without naming an offer', (companyId) => ({ companyId }));

  const ownCall = forUsers('The own applications, latest first', {
    querystring: schemas.applicationsQuerySchema,
    response: { 200: schemas.ownApplicationsSchema },
  });
  app.get('/user/application/', ownCall, async (request) => {
    const { userId } = signedIn(request);
    const { count, rows } = await applicationsOf(request.reads.kysely, userId, request.query);
    return { count, results: rows.map(presentOwnApplication) };
  });

  const withdrawCall = forUsers('Withdraws an own application', {
    params: schemas.idParamsSchema,
    response: { 200: schemas.ownApplicationSchema },
  });
  app.post('/user/application/:id/withdraw/', withdrawCall, async (request) => {
    const { id } = request.params;
    const change = { id, side: 'applicant', status: 'WITHDRAWN', viewer: signedIn(request) } as const;
    return presentOwnApplication(await changeStatus(app, messageServices(app, request), change));
  });

  registerReceived(app);

  const deleteAt = (path: string, side: Side, summary: string): void => {
    const deletionCall = forUsers(summary, { params: schemas.idParamsSchema, response: { 204: z.undefined() } });
    app.delete(path, deletionCall, async (request) => {
      await deleteApplication(app, { id: request.params.id, side, viewer: signedIn(request) });
    });
  };
  deleteAt('/user/application/:id/', 'applicant', 'Deletes an own application for oneself; the provider keeps it');
  deleteAt(
    '/company/application/:id/',
    'employer',
    'Deletes a received application for oneself; the applicant keeps it',
  );

  registerHireConfirmation(app, onPlacement);
  await app.register(async (uploads: App) => {
    await acceptUploads(uploads, PDF_MAX_BYTES);

    const files = privateFiles(app.settings);
    const attachmentCall = forUsers(
      'Uploads a PDF of at most 5 MB, which the next application takes along (multipart, part `file`)',
      { consumes: ['multipart/form-data'], response: { 201: schemas.uploadedAttachmentSchema } },
      { rateLimit: sharedLimits.upload },
    );
    uploads.post('/user/application/attachment/', attachmentCall, async (request) => {
      const { userId, profileType } = signedIn(request);
      if (profileType !== 'JOB_SEEKER') throw permissionDenied();
      const { file } = await readUpload(request, PDF_MAX_BYTES);
      return keepAttachment(app.databases, files, userId, file);
    });
  });
}

function registerReceived(app: App): void {
  const list = async (request: FastifyRequest, page: Page, jobOfferId: number | null) => {
    const viewer = signedIn(request);
    const { company } = viewer;
    if (!company) throw permissionDenied();
    const { count, rows } = await applicationsAt(request.reads.kysely, company.id, jobOfferId, page);
    return { count, results: rows.map((row) => presentReceivedApplication(row, viewer)) };
  };

  const lists = {
    querystring: schemas.applicationsQuerySchema,
    response: { 200: schemas.receivedApplicationsSchema },
  };
  const receivedCall = forUsers("Everything that came to the own company's offers and to itself, latest first", lists);
  app.get('/company/application/', receivedCall, (request) => list(request, request.query, null));

  const ofOfferCall = forUsers("What came to one of the own company's offers", {
    ...lists,
    params: schemas.idParamsSchema,
  });
  app.get('/company/job-offer/:id/application/', ofOfferCall, async (request) => {
    await requireOwnOffer(request, request.params.id);
    return list(request, request.query, request.params.id);
  });

  const statusCall = forUsers('Reads, invites, accepts, declines or places an applicant', {
    params: schemas.idParamsSchema,
    body: schemas.applicationChangeSchema,
    response: { 200: schemas.receivedApplicationSchema },
  });
  app.patch('/company/application/:id/', statusCall, async (request) => {
    const viewer = signedIn(request);
    const change = { id: request.params.id, side: 'employer', status: request.body.status, viewer } as const;
    return presentReceivedApplication(await changeStatus(app, messageServices(app, request), change), viewer);
  });
}

async function requireOwnOffer(request: FastifyRequest, id: number): Promise<void> {
  const { company } = signedIn(request);
  const offer = await rowsWith(request.reads.kysely, 'job_offer', { id })
    .select('company_id')
    .where('status', '<>', 'REMOVED')
    .executeTakeFirstOrThrow(() => noSuch('jobOffer'));
  if (offer.company_id !== company?.id) throw permissionDenied();
}

/** Both sides confirm a contract with one call; the session says which side it is (PK-07). */
function registerHireConfirmation(app: App, onPlacement: OnPlacement): void {
  const hireSchema = {
    headers: idempotencyHeaderSchema,
    params: schemas.idParamsSchema,
    body: schemas.hireAnswerSchema,
    response: { 200: schemas.hireSchema },
  };
  const confirmHireCall = forUsers(
    'Owner or applicant: a contract was signed, was not, or the own confirmation is taken back',
    hireSchema,
    { rateLimit: sharedLimits.reply },
  );
  app.post('/company/application/:id/confirm-hire/', confirmHireCall, (request) =>
    answerHire(app.databases, messageServices(app, request), onPlacement, {
      id: request.params.id,
      ...request.body,
      ...senderOf(request),
    }),
  );
}
