/** Marks that change the direction of what follows; they can make a name or an address read as another. */
const DIRECTION_MARKS = '\\u202a-\\u202e\\u2066-\\u2069';
const LINE_BREAKERS = new RegExp(`[\\p{Cc}\\p{Zl}\\p{Zp}${DIRECTION_MARKS}]+`, 'gu');
const UNPRINTABLE = new RegExp(`[${DIRECTION_MARKS}]|[^\\P{Cc}\\n\\t]`, 'gu');

/** Text for one line: a break in it could become a header line of a mail. */
export const oneLine = (text: string): string => text.replace(LINE_BREAKERS, ' ').trim();

/** Text of several lines, with nothing in it that cannot be seen. */
export const manyLines = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNPRINTABLE, '')
    .trim();
