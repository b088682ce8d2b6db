const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day in Berlin as 2026-11-22, which can be sorted; the same as `berlin_today()` in SQL. */
export const berlinDay = (moment: Date): string => days.format(moment);
