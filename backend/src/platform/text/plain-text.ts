/** Characters that change the text direction; with them a name or an address could be displayed as another one. */
const DIRECTION_MARKS = '\\u202a-\\u202e\\u2066-\\u2069';
const LINE_BREAKERS = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${DIRECTION_MARKS}]+`, 'gu');
const UNPRINTABLE = new RegExp(`[${DIRECTION_MARKS}]|[^\\P{Cc}\\n\\t]`, 'gu');

/** Text for one line: a line break could add a header line to a mail. */
export const oneLine = (text: string): string => text.replace(LINE_BREAKERS, ' ').trim();

/** Text of several lines, without invisible characters. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNPRINTABLE, '')
    .trim();
