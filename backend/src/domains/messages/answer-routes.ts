import { API_PREFIX } from '@care/contracts/constants';
import { routes } from '@care/contracts/routes';
import { t } from '@care/contracts/texts';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { authSecret, readRowKey, rowKey } from '../../platform/secrets/auth-secret';
import { escapeMarkup } from '@care/contracts/markup';
import type { App } from '../../platform/http/app-type';
import type { Db } from '../../platform/database/schema';

const PURPOSE = 'message-answer';

/** A key that shows one reply to the visitor to whom it was written, and is valid for nothing else. */
export const answerKey = (secret: string, messageId: number) => rowKey(secret, PURPOSE, messageId);

const STYLE = `body{font:16px/1.5 Arial,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1a202c;overflow-wrap:anywhere}
a{color:#1d4e89}blockquote{margin:1rem 0;padding:1rem;border-left:4px solid #1d4e89;background:#f5f7fa;white-space:pre-wrap}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const page = (title: string, body: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeMarkup(title)} – ${t('brand.name')}</title><style>${STYLE}</style></head>
<body><h1>${escapeMarkup(title)}</h1>${body}<p><a href="/">Zu ${t('brand.name')}</a></p></body></html>
`;

/** The address of a reply for its visitor. */
export const answerLink = (origin: string, key: string): string =>
  `${origin}${API_PREFIX}/message/answer/?key=${encodeURIComponent(key)}`;

const answerTo = (db: Db, id: number) =>
  db
    .selectFrom('message as m')
    .leftJoin('company as c', 'c.id', 'm.company_id')
    .select(['m.title', 'm.content', 'c.name', 'c.slug', 'c.email', 'c.phone'])
    .where('m.id', '=', id)
    .where('m.recipient_email', 'is not', null)
    .where('m.is_held', '=', false)
    .executeTakeFirst();

type Answer = NonNullable<Awaited<ReturnType<typeof answerTo>>>;

function body({ title, content, name, slug, email, phone }: Answer): string {
  const contact = [phone && `Telefon ${phone}`, email && `E-Mail ${email}`].filter(Boolean).join(', ');
  const who = escapeMarkup(name ?? 'Ein Pflegeanbieter');
  const profile = slug && `<a href="${escapeMarkup(routes.companyProfile.build({ slug }))}">${who}</a>`;
  return `<p>${profile || who} hat auf Ihre Nachricht geantwortet.</p>
<p>Betreff: ${escapeMarkup(title)}</p><blockquote>${escapeMarkup(content)}</blockquote>
${contact ? `<p>So erreichen Sie den Pflegeanbieter: ${escapeMarkup(contact)}</p>` : ''}`;
}

/**
 * A visitor has no inbox, so a provider's reply has a separate page that only the link in the mail opens. If the mail
 * contained the reply, people could send texts to any address: nobody has confirmed that the address in the form
 * belongs to the visitor.
 */
export default async function answerRoutes(app: App): Promise<void> {
  const secret = authSecret(app.settings);
  const answerCall = {
    config: { cache: 'private' } as const,
    schema: { hide: true, querystring: z.object({ key: z.string().max(200).default('') }) },
  };
  app.get('/message/answer/', answerCall, async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY);
    const id = readRowKey(secret, PURPOSE, request.query.key);
    const answer = id === null ? undefined : await answerTo(request.reads.kysely, id);
    if (!answer) return reply.code(404).send(page('Diese Nachricht gibt es nicht mehr', ''));
    return reply.send(page('Antwort auf Ihre Nachricht', body(answer)));
  });
}
