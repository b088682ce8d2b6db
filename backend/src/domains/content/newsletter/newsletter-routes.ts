import * as rows from './newsletter-rows';
import * as schemas from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { API_PREFIX } from '@care/contracts/constants';
import { audit } from '../../../platform/audit/audit-log';
import type { DbTransaction } from '../../../platform/database/schema';
import { countOf } from '../../../platform/database/queries';
import { signedIn, type App } from '../../../platform/http/app-type';
import { calls } from '../../../platform/http/calls';
import { refuseStale, setEntityTag } from '../../../platform/http/entity-tag';
import { conflict, notFound } from '../../../platform/http/errors';
import { accountById, newsletterConsents } from '../../accounts';
import { csvLine } from '../../../platform/text/csv-cell';
import { NEWSLETTER_JOB, startNewsletter } from './send-newsletter';
import { authSecret, isSameKey, signedKey } from '../../../platform/secrets/auth-secret';

const PREVIEW_MS = 10 * 60_000;
const forAll = calls('content');
const forEditors = calls('content', 'EDITOR');
/** Mails have style attributes, because mail programs need them; nothing else may load or run. */
const PREVIEW_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";
const params = schemas.idParamsSchema;
const answered = { params, response: { 200: schemas.newsletterSchema } };

/** The newsletter at the desk (OP-63 to OP-67). */
export default async function newsletterRoutes(app: App): Promise<void> {
  draftRoutes(app);
  previewRoutes(app);
  sendRoutes(app);
  consentRoute(app);
}

async function answer(app: App, reply: FastifyReply, row: rows.NewsletterRow) {
  const shown = await rows.presentNewsletter(app.databases.primary.kysely, row);
  setEntityTag(reply, row.updated_at, shown);
  return shown;
}

/** Changes an issue, whose row is locked meanwhile. */
const change = <Result>(app: App, id: number, run: (db: DbTransaction, row: rows.NewsletterRow) => Promise<Result>) =>
  app.databases.primary.kysely.transaction().execute(async (db) => run(db, await rows.lockedNewsletter(db, id)));

function refuseSent({ state }: rows.NewsletterRow): void {
  if (state !== 'DRAFT') throw conflict('Dieser Newsletter wurde schon versendet.');
}

function draftRoutes(app: App): void {
  const db = app.databases.primary.kysely;

  const listCall = forEditors('Drafts and sent issues of the newsletter, the latest first', {
    querystring: schemas.contentQuerySchema,
    response: { 200: schemas.newsletterListSchema },
  });
  app.get('/admin/newsletter/', listCall, async ({ query: { limit, offset } }) => {
    const all = db.selectFrom('newsletter_issue').selectAll();
    const found = await all.orderBy('id', 'desc').limit(limit).offset(offset).execute();
    return { count: await countOf(all), results: found.map(rows.summaryOf) };
  });

  const beginCall = forEditors('Begins an issue', {
    body: schemas.newsletterInputSchema,
    response: { 201: schemas.newsletterSchema },
  });
  app.post('/admin/newsletter/', beginCall, async (request, reply) => {
    const insert = db.insertInto('newsletter_issue').values(request.body).returningAll();
    return answer(app, reply, await insert.executeTakeFirstOrThrow());
  });

  const issueCall = forEditors('An issue with its version for `If-Match`', answered);
  app.get('/admin/newsletter/:id/', issueCall, async (request, reply) =>
    answer(app, reply, await rows.newsletterById(db, request.params.id)),
  );

  const saveCall = forEditors('Saves a draft; with `If-Match` only over the version that was read', {
    ...answered,
    body: schemas.newsletterInputSchema,
  });
  app.put('/admin/newsletter/:id/', saveCall, async (request, reply) => {
    const { id } = request.params;
    const saved = await change(app, id, async (transaction, row) => {
      refuseSent(row);
      refuseStale(request, row.updated_at);
      const values = { ...request.body, updated_at: new Date() };
      const update = transaction.updateTable('newsletter_issue').set(values).where('id', '=', id);
      return update.returningAll().executeTakeFirstOrThrow();
    });
    return answer(app, reply, saved);
  });

  const deletionCall = forEditors('Deletes a draft', { params, response: { 204: z.undefined() } });
  app.delete('/admin/newsletter/:id/', deletionCall, async (request) => {
    const { id } = request.params;
    await change(app, id, async (transaction, row) => {
      refuseSent(row);
      refuseStale(request, row.updated_at);
      return transaction.deleteFrom('newsletter_issue').where('id', '=', id).execute();
    });
  });
}

function previewRoutes(app: App): void {
  const db = app.databases.primary.kysely;
  /** The mail of an issue to the viewer. */
  const mailToViewer = async (id: number, userId: number) => {
    const row = await rows.newsletterById(db, id);
    const viewer = await accountById(db, userId)
      .select(['id', 'email', 'first_name', 'email_verified_at'])
      .executeTakeFirstOrThrow();
    const content = rows.mailFor(app, viewer, { ...row, articles: await rows.articlesOf(db, row) });
    return { viewer, mail: await app.mailer.compose(content) };
  };

  const previewCall = forEditors('The mail of an issue as the viewer would get it', {
    params,
    response: { 200: schemas.newsletterPreviewSchema },
  });
  app.get('/admin/newsletter/:id/preview/', previewCall, async (request) => {
    const { id } = request.params;
    const { userId: viewer } = signedIn(request);
    const { subject, text } = (await mailToViewer(id, viewer)).mail;
    // An address for a frame, which cannot send a token.
    const until = Date.now() + PREVIEW_MS;
    const key = previewKey(app, { id, viewer, until });
    return { subject, text, html_url: `${API_PREFIX}/newsletter/${id}/?viewer=${viewer}&until=${until}&key=${key}` };
  });

  const pageCall = forAll(
    'The mail of an issue as a page, with the key of its preview',
    {
      params,
      querystring: schemas.newsletterPageQuerySchema,
      response: { 200: { description: 'The mail', content: { 'text/html': { schema: z.string() } } } },
    },
    { cache: 'private' },
  );
  app.get('/newsletter/:id/', pageCall, async ({ params: { id }, query: { viewer, until, key } }, reply) => {
    if (until <= Date.now() || !isSameKey(key, previewKey(app, { id, viewer, until }))) throw notFound();
    const { html } = (await mailToViewer(id, viewer)).mail;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PREVIEW_POLICY)
      .serializer(String)
      .send(html);
  });

  const testCall = forEditors('Mails an issue to the viewer alone', {
    params,
    response: { 200: schemas.acceptedSchema },
  });
  app.post('/admin/newsletter/:id/test/', testCall, async (request) => {
    const { viewer, mail } = await mailToViewer(request.params.id, signedIn(request).userId);
    if (!viewer.email_verified_at) throw conflict('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.');
    if (!(await app.mailer.send(mail))) throw conflict('Heute haben Sie sich schon sehr viele Proben geschickt.');
    return {};
  });
}

function sendRoutes(app: App): void {
  const db = app.databases.primary.kysely;

  const sendCall = forEditors('Sends an issue to the stated number of recipients, or goes on after a stop', {
    ...answered,
    body: schemas.newsletterSendSchema,
  });
  app.post('/admin/newsletter/:id/send/', sendCall, async (request, reply) => {
    const { id } = request.params;
    await app.jobs.ready(NEWSLETTER_JOB);
    await change(app, id, async (transaction, row) => {
      refuseStale(request, row.updated_at);
      await startNewsletter(app, transaction, row, request.body.recipients);
      const detail = `${request.body.recipients} recipients`;
      const subject = `newsletter:${id}`;
      await audit(transaction, { actor: signedIn(request).userId, action: 'newsletter-sent', subject, detail });
    });
    return answer(app, reply, await rows.newsletterById(db, id));
  });

  const stopCall = forEditors('Stops an issue that is being sent', answered);
  app.post('/admin/newsletter/:id/stop/', stopCall, async (request, reply) => {
    const { id } = request.params;
    await change(app, id, async (transaction) => {
      if (!(await rows.stopNewsletter(transaction, id, 'PRESSED'))) return;
      const subject = `newsletter:${id}`;
      await audit(transaction, { actor: signedIn(request).userId, action: 'newsletter-stopped', subject });
    });
    return answer(app, reply, await rows.newsletterById(db, id));
  });
}

const file = { schema: z.unknown().meta({ type: 'string', format: 'binary' }) };
const COLUMNS = ['user_id', 'email', 'source', 'wording', 'requested_at', 'confirmed_at', 'ended_at'] as const;

function consentRoute(app: App): void {
  const db = app.databases.primary.kysely;

  async function* lines() {
    yield `\ufeff${csvLine(COLUMNS)}`;
    for await (const row of newsletterConsents(db))
      yield csvLine(
        COLUMNS.map((column) => {
          const value = row[column];
          return value instanceof Date ? value.toISOString() : (value ?? '');
        }),
      );
  }

  const exportCall = forEditors('Proofs of all consents to the newsletter; the export is in the audit log', {
    response: { 200: { description: 'The proofs', content: { 'text/csv': file } } },
  });
  app.get('/admin/newsletter-consents/', exportCall, async (request, reply) => {
    await audit(db, { actor: signedIn(request).userId, action: 'consents-exported', subject: 'newsletter' });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="newsletter-consents.csv"')
      .send(Readable.from(lines()));
  });
}

/** The key of the mail of an issue as a page, with the name and the link of its viewer. */
const previewKey = ({ settings }: App, { id, viewer, until }: Record<'id' | 'viewer' | 'until', number>): string =>
  signedKey(authSecret(settings), 'newsletter', id, viewer, until);
