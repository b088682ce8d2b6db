import { acceptedSchema, alertAnswerSchema, alertInputSchema, type AlertAnswer } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../mail/escape-html';
import { siteOrigin } from '../mail/site-address';
import type { App } from '../platform/app-type';
import { validationError } from '../platform/errors';
import { rateLimits } from '../platform/rate-limit';
import { ALERT_REQUEST, confirmAlert, endAlert, requestAlert, type AlertRequest } from './alerts';
import { registerAlertJobs } from './send-alerts';
import { canonicalQuery, describeSearch } from './search-kinds';

const tags = ['saved-search'];
const HTML = 'text/html; charset=utf-8';
const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const keyQuery = z.object({ key: z.string().max(200).optional() });
/** Mail programs send `List-Unsubscribe=One-Click` as a form, pages and clients JSON; the key may be in either place. */
const keyBody = z.object({ key: z.string().max(200).optional() }).nullish();

/** Alerts by mail for visitors: asked for, confirmed, ended by one click. */
export default async function alertRoutes(app: App): Promise<void> {
  app.jobs.register<AlertRequest>(ALERT_REQUEST, (wish) => requestAlert(app, wish), { pollSeconds: 2 });
  registerAlertJobs(app);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) => done(null, null));
  registerRequest(app);
  registerKeyAction(app, {
    action: 'confirm',
    title: 'Benachrichtigung bestätigen',
    perform: (key) => confirmAlert(app.databases.primary.kysely, key),
    done: ({ label }) => `Vielen Dank. Wir schreiben Ihnen, wenn es Neues gibt: ${label}.`,
  });
  registerKeyAction(app, {
    action: 'unsubscribe',
    title: 'Benachrichtigung beenden',
    perform: (key) => endAlert(app.databases.primary.kysely, key),
    done: ({ label }) => `Sie erhalten keine E-Mails mehr zu dieser Suche: ${label}.`,
  });
}

function registerRequest(app: App): void {
  app.post(
    '/alert/',
    {
      config: { rateLimit: rateLimits.alert },
      schema: {
        summary: 'Asks for mails about new results; nothing is sent before the address has confirmed it',
        tags,
        body: alertInputSchema,
        response: { 202: acceptedSchema },
      },
    },
    async (request, reply) => {
      const { email, kind, frequency } = request.body;
      if (kind === 'JOB_SEEKER') throw validationError({ kind: t('fields.choice') });
      const query = canonicalQuery(kind, request.body.query);
      await describeSearch(request.reads.kysely, kind, query);
      const wish: AlertRequest = { email, kind, query, frequency, origin: siteOrigin(app.settings, request) };
      await app.jobs.enqueue(ALERT_REQUEST, wish);
      return reply.code(202).send({});
    },
  );
}

type KeyAction = {
  action: 'confirm' | 'unsubscribe';
  title: string;
  perform: (key: string) => Promise<AlertAnswer | null>;
  done: (answer: AlertAnswer) => string;
};

/** The page behind a link in a mail, whose button sends the POST, and the POST itself. */
function registerKeyAction(app: App, { action, title, perform, done }: KeyAction): void {
  const html = (reply: FastifyReply, text: string, form = '') =>
    reply
      .type(HTML)
      .header('content-security-policy', POLICY)
      .send(pageOf(title, text, form));

  app.get(
    `/alert/${action}/`,
    { config: { cache: 'private' }, schema: { hide: true, querystring: keyQuery } },
    (request, reply) => {
      const target = escapeHtml(`?key=${encodeURIComponent(request.query.key ?? '')}`);
      const button = `<form method="post" action="${target}"><button>${escapeHtml(title)}</button></form>`;
      return html(reply, 'Bitte bestätigen Sie mit der Schaltfläche:', button);
    },
  );

  app.post(
    `/alert/${action}/`,
    {
      config: { cache: 'private', rateLimit: rateLimits.verifyEmail },
      schema: {
        tags,
        querystring: keyQuery,
        body: keyBody,
        response: { 200: z.union([alertAnswerSchema, z.string()]) },
      },
    },
    async (request, reply) => {
      const answer = await perform(request.body?.key ?? request.query.key ?? '');
      if (!answer) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
      return wantsPage(request) ? html(reply.serializer(String), done(answer)) : answer;
    },
  );
}

const wantsPage = (request: FastifyRequest): boolean => String(request.headers.accept).includes('text/html');

const pageOf = (title: string, text: string, form: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</body></html>
`;
