import { fieldsOfKind, type ContentField, type ContentFields, type ContentKind } from '@care/contracts/content-kinds';

/** A value of a field with a text in every place that can hold one. */
function filledWith(field: ContentField, text: string): unknown {
  if (field.type === 'lines' || field.type === 'references') return [text];
  if (field.type === 'rows')
    return [Object.fromEntries(Object.entries(field.of).map(([name, one]) => [name, filledWith(one, text)]))];
  if (field.type === 'picture')
    return { url: '/x.webp', width: 1, height: 1, alt: text, variants: [{ w: 1, url: '/x.webp' }] };
  if (field.type === 'day') return '2026-11-20';
  if (field.type === 'link') return '/x';
  if (field.type === 'number') return 1;
  if (field.type === 'choice') return field.options[0];
  if (field.type === 'reference') return 'x';
  if (!('max' in field)) return null;
  return field.type === 'html' ? `<p>x</p>${text}` : text.slice(0, field.max);
}

/** The fields of a text, filled so. */
export const filledFields = <Kind extends ContentKind>(kind: Kind, text: string) =>
  Object.fromEntries(fieldsOfKind(kind).map(([name, field]) => [name, filledWith(field, text)])) as ContentFields<Kind>;
