/** Quoted, and with a sign before text that a spreadsheet would read as a formula. */
export const csvCell = (value: string | number): string =>
  `"${String(value)
    .replace(/^(?=[=+@-])/, "'")
    .replaceAll('"', '""')}"`;
