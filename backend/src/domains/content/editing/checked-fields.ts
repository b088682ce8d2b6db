import { fieldsOfKind, type ContentFields, type ContentKind } from '@care/contracts/content-kinds';
import { contentFieldsSchema } from '@care/contracts/schemas';
import { notFound, validationError } from '../../../platform/http/errors';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';
import { frameProblems, templateProblems } from '../../../platform/mail/mail-template';
import type { MailFrame, MailTemplate } from '../../../platform/mail/mail-template';
import { samplesWith } from '../../../platform/mail/sample';
import type { App } from '../../../platform/http/app-type';
import { checkLegalText, checkPackagesText } from '../filled-texts';

/** What an editor entered, checked and cleaned; what the kind does not have is left out. */
export function editedFields(kind: ContentKind, entered: unknown, { isPublished = false } = {}) {
  const { data, error } = contentFieldsSchema(kind, { isPublished }).safeParse(entered);
  if (error)
    throw validationError(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
  const html = fieldsOfKind(kind).filter(([, { type }]) => type === 'html');
  return { ...data, ...Object.fromEntries(html.map(([name]) => [name, sanitizeHtml(String(data[name]))])) };
}

/** The mail with sample data that has a text. A text for several mails has the values of all. */
function sampleOf({ domains }: App, slug: string) {
  const drafts = samplesWith(domains, slug);
  const [first] = drafts;
  if (!first) throw notFound('Diese E-Mail gibt es nicht.');
  return { ...first, values: Object.assign({}, ...drafts.map(({ values }) => values)) };
}

function refuse(problems: Readonly<Record<string, string>>): void {
  if (Object.keys(problems).length > 0) throw validationError(problems);
}

/**
 * What an editor entered, checked by its kind; the text of a mail also by the values that the mail has.
 * @throws 422 for a text without which a mail would lose its purpose, or with an unknown place-holder (OP-40)
 */
export function checkedFields(
  app: App,
  { kind, slug }: { kind: ContentKind; slug: string },
  entered: unknown,
  options?: { isPublished: boolean },
) {
  const fields = editedFields(kind, entered, options);
  if (kind === 'mail') refuse(templateProblems(fields as ContentFields<'mail'>, sampleOf(app, slug)));
  if (kind === 'legal') checkLegalText(fields as ContentFields<'legal'>);
  if (kind === 'mail_frame') refuse(frameProblems(fields as ContentFields<'mail_frame'>));
  if (kind === 'packages') checkPackagesText(fields as ContentFields<'packages'>);
  return fields;
}

/** What a mail says with sample data, with another text or in another frame (OP-41, OP-102). */
export async function mailPreview(app: App, slug: string, other: { template: MailTemplate } | { frame: MailFrame }) {
  const { subject, text } = await app.mailer.compose(sampleOf(app, slug), other);
  return { subject, text };
}
