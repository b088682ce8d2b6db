import { acceptedSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import { authSecret } from '../../platform/secrets/auth-secret';
import { endNewsletter } from './newsletter';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { escapeMarkup } from '@care/contracts/markup';
import { readUnsubscribeKey, type Unsubscribable } from '../../platform/mail/unsubscribe';

const querySchema = z.object({ key: z.string().max(200).default('') });

const stoppedAnswer = {
  description: 'Abbestellt',
  content: { 'application/json': { schema: acceptedSchema }, 'text/html': { schema: z.string() } },
};

const NAMES: Record<Unsubscribable, string> = {
  email_notifications: 'keine Benachrichtigungen per E-Mail mehr',
  newsletter: 'keinen Newsletter mehr',
};

const page = (text: string, form = ''): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>E-Mails abbestellen</title></head>
<body><h1>E-Mails abbestellen</h1><p>${escapeMarkup(text)}</p>${form}</body></html>
`;

/**
 * The unsubscribe link of a mail. GET changes nothing, because mail programs open links to check them. The button on
 * the page and the button of the mail program (RFC 8058) send a POST.
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
      const read = readUnsubscribeKey(secret, query.key);
      if (!read) return reply.code(404).send(page(t('errors.linkExpired')));
      const action = `?key=${encodeURIComponent(query.key)}`;
      const form = `<form method="post" action="${escapeMarkup(action)}"><button>Abbestellen</button></form>`;
      return reply.send(page(`Möchten Sie von ${t('brand.name')} ${NAMES[read.what]} erhalten?`, form));
    },
  );

  app.post(
    '/unsubscribe/',
    {
      config: { cache: 'private', whileLeaving: true },
      schema: { tags: ['account'], querystring: querySchema, response: { 200: stoppedAnswer } },
    },
    async (request, reply) => {
      const read = readUnsubscribeKey(secret, request.query.key);
      if (!read) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
      await stop(app, read);
      if (!String(request.headers.accept).includes('text/html')) return {};
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', policy)
        .serializer(String)
        .send(page(`Sie erhalten von ${t('brand.name')} ${NAMES[read.what]}.`));
    },
  );
}

async function stop({ databases }: App, { userId, what }: { userId: number; what: Unsubscribable }): Promise<void> {
  const { kysely } = databases.primary;
  if (what === 'newsletter') return endNewsletter(kysely, userId);
  await kysely.updateTable('user_account').set({ email_notifications: false }).where('id', '=', userId).execute();
}
