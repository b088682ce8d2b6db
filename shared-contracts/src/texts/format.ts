// The formats are created once, because creating one is slow. All of them are German, all times are Berlin's.
const TIME_ZONE = 'Europe/Berlin';
const number = new Intl.NumberFormat('de-DE');
const oneDecimal = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const wholeEuros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
const eurosAndCents = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: TIME_ZONE });

/** "20. November 2026" from an ISO date or time (SH-13). */
export const formatDate = (iso: string): string => longDate.format(new Date(iso));

// Swedes write days as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const DAY_MS = 86_400_000;

/** The day in Berlin as 2026-11-22, which can be sorted; the same as `berlin_today()` in SQL. */
export const berlinDay = (moment: Date): string => isoDay.format(moment);

/** Days from today to the day of an ISO time, from midnight to midnight in Berlin; negative if it has passed. */
export const daysUntil = (iso: string, now = new Date()): number =>
  Math.round((Date.parse(berlinDay(new Date(iso))) - Date.parse(berlinDay(now))) / DAY_MS);

/** Whether a day is more than twelve months before another one, both as YYYY-MM-DD (CO-05). */
export const isOverAYearOld = (day: string, today = berlinDay(new Date())): boolean =>
  `${Number(day.slice(0, 4)) + 1}${day.slice(4)}` < today;

/** "25.000" */
export const formatNumber = (value: number): string => number.format(value);

/** "39 €" or "68,09 €" from cents, with a non-breaking space. */
export const formatPrice = (cents: number): string =>
  (cents % 100 === 0 ? wholeEuros : eurosAndCents).format(cents / 100);

/** "2.962 €" from cents, rounded to whole euros. */
export const formatEuros = (cents: number): string => wholeEuros.format(cents / 100);

/** "2,4 km" below ten kilometres, "24 km" from there, with a non-breaking space. */
export const formatKm = (km: number): string =>
  `${km < 9.95 ? oneDecimal.format(km) : number.format(Math.round(km))}\u00a0km`;

/** "+20 km", as radius options and work locations show it (SR-07, SR-14). */
export const formatRadius = (km: number): string => `+${number.format(km)}\u00a0km`;

/** "4,6": an average of stars. */
export const formatRating = (average: number): string => oneDecimal.format(average);
