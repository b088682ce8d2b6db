import { escapeMarkup } from '@care/contracts/markup';
import { acceptedSchema } from '@care/contracts/schemas';
import { t } from '@care/contracts/texts';
import { z } from 'zod';
import type { App } from './app-type';
import { calls } from './calls';
import { validationError } from './errors';

/** A part of such a page: paragraphs, and a button that carries out an action. */
export interface PagePart<Action extends string> {
  texts: string[];
  button?: readonly [label: string, action: Action];
}

interface MailPage<Action extends string> {
  path: string;
  tag: string;
  title: string;
  /** Of the buttons. Mail programs send none, which is the first one. */
  actions: readonly [Action, ...Action[]];
  /** Carries out an action, if there is one. Returns the page after it; null for a key that is not valid. */
  show(key: string, action?: Action): Promise<PagePart<Action>[] | null>;
}

const POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const keySchema = z.object({ key: z.string().max(200).default('') });
const doneAnswer = {
  description: 'Abbestellt',
  content: { 'application/json': { schema: acceptedSchema }, 'text/html': { schema: z.string() } },
};

function htmlPage(title: string, key: string, parts: readonly PagePart<string>[]): string {
  const form = ([label, action]: readonly [string, string]): string => {
    const address = escapeMarkup(`?key=${encodeURIComponent(key)}&action=${action}`);
    return `<form method="post" action="${address}"><button>${escapeMarkup(label)}</button></form>`;
  };
  const body = parts.map(({ texts, button }) => {
    const paragraphs = texts.map((text) => `<p>${escapeMarkup(text)}</p>`).join('');
    return paragraphs + (button ? form(button) : '');
  });
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><h1>${title}</h1>${body.join('')}</body></html>
`;
}

/**
 * The page on which the reader of a mail stops such mails, without an account. GET changes nothing, because mail programs
 * open links to check them. The buttons of the page and the button of the mail program (RFC 8058) send a POST.
 */
export function registerMailPage<Action extends string>(app: App, page: MailPage<Action>): void {
  const { path, tag, title, actions, show } = page;
  const actionSchema = keySchema.extend({ action: z.enum(actions).default(actions[0]) });
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  );

  const showCall = { config: { cache: 'private' } as const, schema: { hide: true, querystring: keySchema } };
  app.get(path, showCall, async ({ query: { key } }, reply) => {
    const parts = await show(key);
    return reply
      .code(parts ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(htmlPage(title, key, parts ?? [{ texts: [t('errors.linkExpired')] }]));
  });

  const changeCall = calls(tag)(
    'Stops mails, by the key in one of them',
    { querystring: actionSchema, response: { 200: doneAnswer } },
    { cache: 'private', whileLeaving: true },
  );
  app.post(path, changeCall, async (request, reply) => {
    const { key, action } = request.query;
    const parts = await show(key, action);
    if (!parts) throw validationError({ key: t('errors.linkExpired') }, t('errors.linkExpired'));
    if (!String(request.headers.accept).includes('text/html')) return {};
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .serializer(String)
      .send(htmlPage(title, key, parts));
  });
}
