const DAY_MS = 86_400_000;

/** The given number of days after the date; negative for before. Fractions of a day are hours. */
export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + Math.round(days * DAY_MS));

/** Noon of the date's day in UTC: everything in the demo data is dated relative to this. */
export const noonOf = (date: Date): Date => new Date(`${date.toISOString().slice(0, 10)}T12:00:00.000Z`);
