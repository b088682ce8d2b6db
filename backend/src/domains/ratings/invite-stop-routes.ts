import { acceptedSchema } from '@care/contracts/schemas';
import { escapeMarkup } from '@care/contracts/markup';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import type { App } from '../../platform/http/app-type';
import { validationError } from '../../platform/http/errors';
import { authSecret } from '../../platform/secrets/auth-secret';
import { readStopKey } from './invite-keys';

const querySchema = z.object({ key: z.string().max(200).default('') });
const actionSchema = querySchema.extend({ action: z.enum(['stop', 'undo']).default('stop') });
type Action = z.infer<typeof actionSchema>['action'];

const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const TITLE = 'Einladungen zu Bewertungen';

const document = (body: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${TITLE}</title></head>
<body><h1>${TITLE}</h1>${body}</body></html>
`;

/** The page of the link in a mail: what is the case now, and the button that changes it. */
function stopPage(key: string, isStopped: boolean): string {
  const brand = t('brand.name');
  const [text, label, action]: [string, string, Action] = isStopped
    ? [`An diese Adresse senden wir keine Einladungen zu Bewertungen mehr.`, 'Rückgängig machen', 'undo']
    : [
        `Möchten Sie von ${brand} keine Einladungen zu Bewertungen mehr erhalten, von keiner Einrichtung? Wir sagen niemandem, dass Sie das gewählt haben.`,
        'Keine weiteren Einladungen',
        'stop',
      ];
  const address = escapeMarkup(`?key=${encodeURIComponent(key)}&action=${action}`);
  return document(
    `<p>${escapeMarkup(text)}</p><form method="post" action="${address}"><button>${escapeMarkup(label)}</button></form>`,
  );
}

const stoppedAnswer = {
  description: 'Abbestellt',
  content: { 'application/json': { schema: acceptedSchema }, 'text/html': { schema: z.string() } },
};

/**
 * An address refuses invitations from all providers, without an account (PK-08). GET changes nothing, because mail programs
 * open links to check them. The button of the page and the one of the mail program (RFC 8058) send a POST.
 */
export function registerInviteStop(app: App): void {
  const secret = authSecret(app.settings);
  const { kysely } = app.databases.primary;
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  );

  app.get(
    '/rating/invite/stop/',
    { config: { cache: 'private' }, schema: { hide: true, querystring: querySchema } },
    async ({ query: { key } }, reply) => {
      reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
      const hash = readStopKey(secret, key);
      if (!hash) return reply.code(404).send(document(`<p>${escapeMarkup(t('errors.linkExpired'))}</p>`));
      const refusal = await kysely
        .selectFrom('rating_invite_refusal')
        .select('created_at')
        .where('address_hash', '=', hash)
        .executeTakeFirst();
      return reply.send(stopPage(key, refusal !== undefined));
    },
  );

  app.post(
    '/rating/invite/stop/',
    {
      config: { cache: 'private' },
      schema: { tags: ['rating'], querystring: actionSchema, response: { 200: stoppedAnswer } },
    },
    async (request, reply) => {
      const { key, action } = request.query;
      const hash = readStopKey(secret, key);
      if (!hash) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
      if (action === 'stop')
        await kysely
          .insertInto('rating_invite_refusal')
          .values({ address_hash: hash })
          .onConflict((on) => on.doNothing())
          .execute();
      else await kysely.deleteFrom('rating_invite_refusal').where('address_hash', '=', hash).execute();
      if (!String(request.headers.accept).includes('text/html')) return {};
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .serializer(String)
        .send(stopPage(key, action === 'stop'));
    },
  );
}
