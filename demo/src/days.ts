const DAY_MS = 86_400_000;

/** The given number of days after the date; negative for before. Fractions of a day are allowed. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + Math.round(days * DAY_MS));

/**
 * The last noon before the date, in UTC: all dates of the demo data are relative to this, and none is in the future
 * when it is loaded.
 */
export function noonBefore(date: Date): Date {
  const noon = new Date(`${date.toISOString().slice(0, 10)}T12:00:00.000Z`);
  return noon <= date ? noon : daysAfter(noon, -1);
}
