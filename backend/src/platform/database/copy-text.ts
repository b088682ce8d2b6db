/** The value of a cell in a COPY row; JSON columns take their JSON text. */
export type CopyValue = string | number | boolean | Date | readonly (string | number)[] | null | undefined;

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const escapeText = (text: string): string =>
  /[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? '') : text;

const arrayLiteral = (items: readonly (string | number)[]): string =>
  `{${items.map((item) => `"${String(item).replace(/["\\]/g, '\\$&')}"`).join(',')}}`;

function cell(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return value.toISOString();
  return escapeText(arrayLiteral(value));
}

/** One row in PostgreSQL's text format of COPY. */
export const copyLine = (values: readonly CopyValue[]): string => `${values.map(cell).join('\t')}\n`;
