const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

/** The day in Berlin as 2026-11-22, which sorts; what `berlin_today()` is in SQL. */
export const berlinDay = (moment: Date): string => days.format(moment);
