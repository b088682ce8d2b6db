import { idParamsSchema } from '@care/contracts/schemas';
import type { FastifyReply } from 'fastify';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { notFound } from '../http/errors';
import type { App } from '../http/app-type';
import { isDemonstration } from '../settings';
import { escapeMarkup } from '@care/contracts/markup';
import { samplesOf } from '../mail/sample';
import { outboxMail, outboxMails } from '../mail/outbox';
import { listed, pick } from '../database/queries';
import type { Database } from '../database/schema';

// Mails have style attributes, because mail programs need them; nothing else may load or run.
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const sendHtml = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(html);

const querySchema = z.object({ to: z.string().max(254).optional() });

type Row = Selectable<Database['mail_outbox']>;

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Berlin' });

const links = (escaped: string) => escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const entry = ({ id, recipient, subject, text_body, created_at }: Row): string => `<article>
<h2>${escapeMarkup(subject)}</h2>
<p>An ${escapeMarkup(recipient)} · ${time.format(created_at)} · <a href="${id}/">Ansicht im Postfach</a></p>
<pre>${links(escapeMarkup(text_body))}</pre>
</article>`;

const page = (title: string, introduction: string, articles: string[]): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
article{border-top:1px solid #767676;padding:1rem 0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}</style></head>
<body><h1>${title}</h1>
<p>${introduction}</p>
${articles.length > 0 ? articles.join('\n') : '<p>Noch keine Nachrichten.</p>'}
</body></html>
`;

const OUTBOX =
  'Diese Installation verschickt keine E-Mails. Was sie verschicken würde, steht hier; die neueste Nachricht zuerst. <a href="sample/">Beispiele</a> zeigen E-Mails mit erfundenen Angaben.';

const sampleEntry = ({ subject }: { subject: string }, index: number): string => `<article>
<h2><a href="${index + 1}/">${escapeMarkup(subject)}</a></h2>
</article>`;

/**
 * The outbox as a page, each mail as its reader sees it, mails with sample data, and a list for tests. A real installation has none of these
 * routes.
 */
export default async function outboxRoutes(app: App): Promise<void> {
  if (!isDemonstration(app.settings) || app.settings.SMTP_URL) return;
  const config = { cache: 'private' } as const;

  const outboxCall = { config, schema: { hide: true, querystring: querySchema } };
  app.get('/outbox/', outboxCall, async ({ query }, reply) =>
    sendHtml(reply, page('Postausgang', OUTBOX, (await outboxMails(app.databases, query.to)).map(entry))),
  );

  const samples = samplesOf(app.domains);
  const samplesCall = { config, schema: { hide: true } };
  app.get('/outbox/sample/', samplesCall, async (_request, reply) => {
    const mails = await Promise.all(samples.map((draft) => app.mailer.compose(draft)));
    return sendHtml(reply, page('E-Mails mit Beispielen', 'Alle Angaben sind erfunden.', mails.map(sampleEntry)));
  });

  const sampleCall = { config, schema: { hide: true, params: idParamsSchema } };
  app.get('/outbox/sample/:id/', sampleCall, async ({ params }, reply) => {
    const draft = samples[params.id - 1];
    if (!draft) throw notFound();
    const { html } = await app.mailer.compose(draft);
    return sendHtml(reply, html);
  });

  const mailCall = { config, schema: { hide: true, params: idParamsSchema } };
  app.get('/outbox/:id/', mailCall, async ({ params }, reply) => {
    const mail = await outboxMail(app.databases, params.id);
    if (!mail) throw notFound();
    return sendHtml(reply, mail.html_body);
  });

  const latestCall = { config, schema: { hide: true, querystring: querySchema } };
  app.get('/outbox/mail/', latestCall, async ({ query }) => {
    const mails = await outboxMails(app.databases, query.to);
    return listed(
      mails.map(({ recipient: to, text_body: text, html_body: html, ...mail }) => ({
        ...pick(mail, ['id', 'subject', 'headers', 'created_at']),
        ...{ to, text, html },
      })),
    );
  });
}
