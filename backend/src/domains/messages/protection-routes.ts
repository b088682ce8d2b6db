import * as schemas from '@care/contracts/schemas';
import { z } from 'zod';
import { privateFiles, sendPrivately } from '../../platform/files/private-files';
import { signedIn, type App } from '../../platform/http/app-type';
import { notFound, permissionDenied, refusedAt, validationError } from '../../platform/http/errors';
import { answerText, noSuch } from '../../platform/http/texts';
import { sharedLimits } from '../../platform/http/rate-limit';
import type { ApplicationHooks } from './application-hooks';
import { block, blocksOf, removeBlock, unblock } from './blocks';
import { attachmentsOf, requireMessage } from './message-queries';
import { reportMessage } from './report-case';
import { otherSide, readMessage } from './present-message';
import { calls } from '../../platform/http/calls';
import { isFound, listed } from '../../platform/database/queries';
import { companyById } from '../companies';

const forUsers = calls('message', 'user');
const ALREADY_REPORTED = 'Sie haben diese Nachricht bereits gemeldet.';
const attachmentParams = z.object({ id: schemas.idParamsSchema.shape.id, attachment: schemas.idParamsSchema.shape.id });
const pdf = { 'application/pdf': { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } };
const blockSchema = z.object({ blocked: z.boolean().default(true) });

/** Blocking, reporting, and the files that only sender and recipient of a message may read. */
export default async function protectionRoutes(app: App, applications: ApplicationHooks): Promise<void> {
  const blockCall = forUsers('Blocks whoever is on the other side of a message, or with `blocked: false` no longer', {
    params: schemas.idParamsSchema,
    body: blockSchema,
    response: { 200: schemas.messageSchema },
  });
  app.post('/message/:id/block/', blockCall, async (request) => {
    const { userId } = signedIn(request);
    const { kysely } = app.databases.primary;
    const row = await requireMessage(kysely, userId, request.params.id);
    if (row.kind === 'SYSTEM') throw permissionDenied('Nachrichten von uns können Sie nicht blockieren.');
    const other = otherSide(row, userId);
    if (other.userId === null && other.email === null) throw permissionDenied('Dieses Konto gibt es nicht mehr.');
    await (request.body.blocked ? block : unblock)(kysely, userId, other);
    return readMessage(kysely, userId, row.id, applications);
  });

  const blocksCall = forUsers('Whom the account has blocked', { response: { 200: schemas.userBlocksSchema } });
  app.get('/user/block/', blocksCall, async (request) =>
    listed(await blocksOf(request.reads.kysely, signedIn(request).userId)),
  );

  const addCall = forUsers('Blocks an employer: it can no longer write, nor find or open the own profile', {
    body: schemas.companyBlockInputSchema,
    response: { 201: schemas.userBlocksSchema },
  });
  app.post('/user/block/', addCall, async (request) => {
    const viewer = signedIn(request);
    const { kysely } = app.databases.primary;
    const { company: id } = request.body;
    if (viewer.company?.id === id || !(await isFound(companyById(kysely, id))))
      throw validationError({ company: answerText('noSuch.company') });
    await block(kysely, viewer.userId, { userId: null, companyId: id, email: null });
    return listed(await blocksOf(kysely, viewer.userId));
  });

  const removeCall = forUsers('Ends a block', { params: schemas.idParamsSchema, response: { 204: z.undefined() } });
  app.delete('/user/block/:id/', removeCall, async (request) => {
    const removed = await removeBlock(app.databases.primary.kysely, signedIn(request).userId, request.params.id);
    if (!removed) throw notFound();
  });

  const reportCall = forUsers(
    'Reports a message that one got; once',
    {
      params: schemas.idParamsSchema,
      body: schemas.messageReportSchema,
      response: { 201: schemas.messageReportedSchema },
    },
    { rateLimit: sharedLimits.report },
  );
  app.post('/message/:id/report/', reportCall, async (request) => {
    const { userId } = signedIn(request);
    const { kysely } = app.databases.primary;
    const { id, recipient_id } = await requireMessage(kysely, userId, request.params.id);
    if (recipient_id !== userId) throw permissionDenied('Eigene Nachrichten können Sie nicht melden.');
    const kept = await kysely
      .transaction()
      .execute((db) => reportMessage(db, { message_id: id, reporter_id: userId, reason: request.body.reason }));
    if (!kept) throw refusedAt('detail', 409, 'uniqueness', ALREADY_REPORTED);
    return { id: kept.id, status: 'RECEIVED' as const };
  });

  const files = privateFiles(app.settings);
  const attachmentCall = forUsers('A file that came with a message, for its two ends', {
    params: attachmentParams,
    response: { 200: { description: 'Die Datei', content: pdf } },
  });
  app.get('/message/:id/attachment/:attachment/', attachmentCall, async (request, answer) => {
    const { kysely } = app.databases.primary;
    const row = await requireMessage(kysely, signedIn(request).userId, request.params.id);
    const attachment = (await attachmentsOf(kysely, row.id)).find(({ id }) => id === request.params.attachment);
    const file = attachment && (await files.find(attachment.storage_key));
    if (!file) throw noSuch('file');
    return sendPrivately(answer, file, { name: attachment.file_name, type: 'application/pdf' });
  });
}
