import { acceptedSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { authSecret } from '../../platform/secrets/auth-secret';
import { endNewsletter } from './newsletter';
import { findNotificationSettings } from './notification-settings';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { readUnsubscribeKey, type UnsubscribeRight } from '../../platform/mail/unsubscribe';
import { expiredPage, UNSUBSCRIBE_ACTIONS, unsubscribePage, type UnsubscribeAction } from './unsubscribe-page';

const querySchema = z.object({ key: z.string().max(200).default('') });
const actionSchema = querySchema.extend({ action: z.enum(UNSUBSCRIBE_ACTIONS).default('stop') });

const stoppedAnswer = {
  description: 'Abbestellt',
  content: { 'application/json': { schema: acceptedSchema }, 'text/html': { schema: z.string() } },
};

/**
 * The unsubscribe link of a mail: it stops the mails of its kind (AC-07, AC-20). GET changes nothing, because mail
 * programs open links to check them. The buttons on the page and the button of the mail program (RFC 8058) send a POST.
 */
export default async function unsubscribeRoutes(app: App): Promise<void> {
  const secret = authSecret(app.settings);
  const policy = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  );

  app.get(
    '/unsubscribe/',
    { config: { cache: 'private' }, schema: { hide: true, querystring: querySchema } },
    async ({ query }, reply) => {
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy);
      const right = readUnsubscribeKey(secret, query.key);
      const found = right && (await findNotificationSettings(app.databases.primary.kysely, right.userId));
      if (!found) return reply.code(404).send(expiredPage());
      return reply.send(unsubscribePage({ key: query.key, what: right.what }, found));
    },
  );

  app.post(
    '/unsubscribe/',
    {
      config: { cache: 'private', whileLeaving: true },
      schema: { tags: ['account'], querystring: actionSchema, response: { 200: stoppedAnswer } },
    },
    async (request, reply) => {
      const { key, action } = request.query;
      const right = readUnsubscribeKey(secret, key);
      const found = right && (await change(app, right, action));
      if (!found) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
      if (!String(request.headers.accept).includes('text/html')) return {};
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .serializer(String)
        .send(unsubscribePage({ key, what: right.what, done: action }, found));
    },
  );
}

/**
 * Does what a button says.
 * @returns the settings after it; null if the account was deleted
 */
const change = ({ databases }: App, { userId, what }: UnsubscribeRight, action: UnsubscribeAction) =>
  databases.primary.kysely.transaction().execute(async (db) => {
    const set = (settings: { notify_messages?: boolean; email_notifications?: boolean }) =>
      db.updateTable('user_account').set(settings).where('id', '=', userId).execute();
    // The newsletter is not switched on here: that needs a confirmation by mail.
    const isMessages = what === 'messages';
    if (action === 'stop-all') await set({ email_notifications: false });
    if (action === 'stop-all' || (action === 'stop' && !isMessages)) await endNewsletter(db, userId);
    if (action === 'stop' && isMessages) await set({ notify_messages: false });
    if (action === 'undo' && isMessages) await set({ notify_messages: true });
    if (action === 'undo-all') await set({ email_notifications: true, ...(isMessages && { notify_messages: true }) });
    return findNotificationSettings(db, userId);
  });
