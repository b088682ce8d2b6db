import * as schemas from '@care/contracts/schemas';
import { createReadStream } from 'node:fs';
import { z } from 'zod';
import { accountsLimits, addConsent, consentsOf, withPassword } from '../accounts';
import { lockForMeasure, managedAccount, readerOf } from '../desk';
import { audit } from '../../platform/audit/audit-log';
import { siteOrigin } from '../../platform/mail/site-address';
import { signedIn, type App } from '../../platform/http/app-type';
import { calls } from '../../platform/http/calls';
import { notFound } from '../../platform/http/errors';
import { limits } from './limits';
import { cancelDeletion, scheduleDeletion } from './account-deletion';
import { exportFile, exportOf, requestExport } from './data-export';
import { listed } from '../../platform/database/queries';

const forAll = calls('privacy');
const forUsers = calls('privacy', 'user');
const forAdmins = calls('desk', 'ADMIN');
const ofAccount = { params: schemas.idParamsSchema, response: { 200: schemas.managedAccountSchema } };
const leaving = { whileLeaving: true } as const;

/** The rights of every person by law: access to their data, its deletion, and a record of consents. */
export default async function privacyRoutes(app: App): Promise<void> {
  // Consents and downloads.
  const consentsCall = forUsers(
    'The consents that the account has given',
    { response: { 200: schemas.consentRecordsSchema } },
    leaving,
  );
  app.get('/user/consents/', consentsCall, async (request) =>
    listed(await consentsOf(request.reads.kysely, signedIn(request).userId)),
  );

  const addConsentCall = forUsers(
    'Records a consent',
    { body: schemas.consentInputSchema, response: { 201: schemas.consentRecordSchema } },
    leaving,
  );
  app.post('/user/consents/', addConsentCall, (request) =>
    addConsent(app.databases, signedIn(request).userId, request.body),
  );

  const exportCall = forUsers(
    'Starts the download of the own data; a mail says when it is ready',
    { response: { 202: schemas.exportStartedSchema } },
    { ...leaving, rateLimit: limits.dataExport },
  );
  app.post('/user/export/', exportCall, async (request) => ({
    id: await requestExport(app, signedIn(request).userId, siteOrigin(app.settings, request)),
  }));

  const exportStateCall = forUsers(
    'The state of a download of the own data',
    { params: schemas.idParamsSchema, response: { 200: schemas.dataExportSchema } },
    leaving,
  );
  app.get('/user/export/:id/', exportStateCall, (request) =>
    exportOf(app, signedIn(request).userId, request.params.id),
  );

  const downloadCall = forAll(
    'The file with the own data, by the key in the mail',
    {
      params: schemas.idParamsSchema,
      querystring: z.object({ key: z.string().max(200).default('') }),
      response: {
        200: {
          description: 'ZIP',
          content: { 'application/zip': { schema: z.unknown().meta({ type: 'string', format: 'binary' }) } },
        },
      },
    },
    { cache: 'private' },
  );
  app.get('/user/export/:id/download/', downloadCall, async (request, reply) => {
    const file = await exportFile(app, request.params.id, request.query.key);
    if (!file) throw notFound('Dieser Link ist abgelaufen.');
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="meine-daten.zip"')
      .send(createReadStream(file));
  });

  registerDeletion(app);
  registerErasure(app);
}

function registerDeletion(app: App): void {
  const deleteCall = forUsers(
    'Schedules the deletion of the account',
    { body: schemas.accountDeletionSchema, response: { 202: schemas.deletionScheduledSchema } },
    { rateLimit: accountsLimits.ownPassword },
  );
  app.post('/user/delete/', deleteCall, async (request) => {
    const { userId, sessionId } = signedIn(request);
    const { password, delete_ratings } = request.body;
    const plan = { userId, except: sessionId, deleteRatings: delete_ratings };
    const scheduledFor = await withPassword(app, userId, password, (db) =>
      scheduleDeletion(app, db, plan, siteOrigin(app.settings, request)),
    );
    return { scheduled_for: scheduledFor.toISOString() };
  });

  const cancelCall = forUsers(
    'Cancels the deletion of the account',
    { response: { 200: schemas.acceptedSchema } },
    leaving,
  );
  app.post('/user/delete/cancel/', cancelCall, async (request) => {
    const { userId } = signedIn(request);
    await app.databases.primary.kysely
      .transaction()
      .execute((db) => cancelDeletion(app, db, userId, siteOrigin(app.settings, request)));
    return {};
  });
}

/** The deletion of accounts by STAFF: as by the person, so it can be undone for 14 days (OP-76). */
function registerErasure(app: App): void {
  const { settings } = app;
  const { kysely } = app.databases.primary;

  const eraseCall = forAdmins(
    'Schedules the deletion of an account; the reason is mailed',
    { ...ofAccount, body: schemas.accountErasureSchema },
    { rateLimit: accountsLimits.ownPassword },
  );
  app.post('/admin/account/:id/erase/', eraseCall, async (request) => {
    const [{ id: userId }, { reason, password }, viewerId] = [request.params, request.body, signedIn(request).userId];
    await withPassword(app, viewerId, password, async (db) => {
      await lockForMeasure(db, userId, readerOf(request));
      await scheduleDeletion(app, db, { userId, reason }, siteOrigin(settings, request));
      const entry = { action: 'erasure-scheduled', subject: `account:${userId}`, detail: reason } as const;
      await audit(db, { actor: viewerId, ...entry });
    });
    return managedAccount(kysely, userId);
  });

  const keepCall = forAdmins('Cancels the deletion of an account', { ...ofAccount, body: schemas.accountKeptSchema });
  app.post('/admin/account/:id/keep/', keepCall, async (request) => {
    const [{ id }, viewerId] = [request.params, signedIn(request).userId];
    await kysely.transaction().execute(async (db) => {
      await lockForMeasure(db, id, readerOf(request));
      if (!(await cancelDeletion(app, db, id, siteOrigin(settings, request)))) return;
      const entry = { action: 'erasure-cancelled', subject: `account:${id}`, detail: request.body.reason } as const;
      await audit(db, { actor: viewerId, ...entry });
    });
    return managedAccount(kysely, id);
  });
}
