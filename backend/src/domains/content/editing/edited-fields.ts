import { fieldsOfKind, type ContentKind } from '@care/contracts/content-kinds';
import { contentFieldsSchema } from '@care/contracts/schemas';
import { validationError } from '../../../platform/http/errors';
import { sanitizeHtml } from '../../../platform/text/sanitize-html';

/** What an editor entered, checked and cleaned; what the kind does not have is left out. */
export function editedFields(kind: ContentKind, entered: unknown, { isPublished = false } = {}) {
  const { data, error } = contentFieldsSchema(kind, { isPublished }).safeParse(entered);
  if (error)
    throw validationError(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
  const html = fieldsOfKind(kind).filter(([, { type }]) => type === 'html');
  return { ...data, ...Object.fromEntries(html.map(([name]) => [name, sanitizeHtml(String(data[name]))])) };
}
