/** The lines of a text without leading dashes. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[–—•*-]\s+/u, '').trim())
    .filter(Boolean);
