/** Quoted, and with a sign before text that a spreadsheet would read as a formula. */
const csvCell = (value: string | number): string =>
  `"${String(value)
    .replace(/^(?=[=+@-])/, "'")
    .replaceAll('"', '""')}"`;

/** A line of a file for spreadsheets in German. */
export const csvLine = (values: readonly (string | number)[]): string => `${values.map(csvCell).join(';')}\r\n`;
