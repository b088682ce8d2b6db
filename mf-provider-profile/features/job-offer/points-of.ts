/** The lines of a text without the dashes that people put before them. */
export const pointsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*[–—•*-]\s+/u, '').trim())
    .filter(Boolean);
