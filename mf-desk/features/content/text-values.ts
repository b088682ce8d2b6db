import { t } from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { emptyValue, fieldsOfKind, type ContentField, type ContentKind } from '@care/contracts/content-kinds';
import type { Picture } from '@care/contracts/schemas';

/** The values of the form: as in the fields, but a list of lines is one text, and numbers and days are text. */
export type TextValues = Record<string, unknown>;

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function toForm(field: ContentField, value: unknown): unknown {
  if (field.type === 'lines') return (value as string[]).join('\n');
  return field.type === 'number' ? textOf(value) : (value ?? '');
}

function fromForm(field: ContentField, value: unknown): unknown {
  if (field.type === 'lines')
    return textOf(value)
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  if (field.type === 'number') return Number(value) || 0;
  return value === undefined || value === '' ? emptyValue(field) : value;
}

/** What the form begins with. */
export const valuesOf = (kind: ContentKind, fields: Record<string, unknown>): TextValues =>
  Object.fromEntries(
    fieldsOfKind(kind).map(([name, field]) => [name, toForm(field, fields[name] ?? emptyValue(field))]),
  );

/** What the API gets. */
export const fieldsOf = (kind: ContentKind, values: TextValues): Record<string, unknown> =>
  Object.fromEntries(fieldsOfKind(kind).map(([name, field]) => [name, fromForm(field, values[name])]));

/** What a text lacks that is to be published; the API says the same. */
export const problemsOf = (kind: ContentKind, fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    fieldsOfKind(kind).flatMap(([name, { type, required }]) => {
      const value = fields[name];
      if (type === 'picture' && value && !(value as Picture).alt)
        return [[name, accountText('errors.descriptionError')]];
      const isEmpty = value === '' || value === null || (Array.isArray(value) && value.length === 0);
      return required && isEmpty ? [[name, t('fields.required')]] : [];
    }),
  );

/** A value as plain text, for comparisons. */
export function plainText({ type }: ContentField, value: unknown): string {
  if (Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? one : Object.values(one as object).join('\n'))).join('\n\n');
  if (typeof value === 'object' && value)
    return Object.values(value)
      .filter((one) => typeof one === 'string')
      .join('\n');
  const text = textOf(value);
  return type === 'html' ? textOfHtml(text) : text;
}

/** The text of formatted text: blocks on lines of their own, addresses of links and pictures in brackets. */
function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a[href]')) link.append(` [${link.getAttribute('href')}]`);
  for (const picture of body.querySelectorAll('img'))
    picture.replaceWith(`[${picture.alt}: ${picture.getAttribute('src')}]`);
  for (const block of body.querySelectorAll('p, h2, h3, li, tr, blockquote, caption')) block.append('\n');
  for (const cell of body.querySelectorAll('td, th')) cell.append(' ');
  return body.textContent.trim();
}
