/** "3650" or "20,50" from cents; empty for an open end. */
export const eurosText = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');
