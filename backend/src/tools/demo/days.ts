const DAY_MS = 86_400_000;

/** The given number of days after the date; negative for before. Fractions of a day are hours. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + Math.round(days * DAY_MS));

/** The last noon before the date, in UTC: everything in the demo data is dated relative to this, and nothing lies ahead of its time. */
export function noonBefore(date: Date): Date {
  const noon = new Date(`${date.toISOString().slice(0, 10)}T12:00:00.000Z`);
  return noon <= date ? noon : daysAfter(noon, -1);
}
