import type { CompanyFigures, PeriodFigures } from '@care/contracts/schemas';

export const figureNames = ['views', 'follows', 'messages', 'applications', 'hits'] as const;
export type FigureName = (typeof figureNames)[number];
export type Period = 'weeks' | 'months';

/** The shown figure and period, from the address: `?zahl=` and `?zeitraum=`. */
export interface FigureChoice {
  name: FigureName;
  period: Period;
}

const numberSlugs: Readonly<Record<FigureName, string>> = {
  views: 'aufrufe',
  follows: 'gemerkt',
  messages: 'nachrichten',
  applications: 'bewerbungen',
  hits: 'treffer',
};
const MONTHS_SLUG = 'monate';

export const choiceOf = (query: URLSearchParams): FigureChoice => ({
  name: figureNames.find((name) => numberSlugs[name] === query.get('zahl')) ?? 'views',
  period: query.get('zeitraum') === MONTHS_SLUG ? 'months' : 'weeks',
});

/** The query of a choice; the default has none. */
export function queryOf({ name, period }: FigureChoice): string {
  const query = new URLSearchParams();
  if (name !== 'views') query.set('zahl', numberSlugs[name]);
  if (period === 'months') query.set('zeitraum', MONTHS_SLUG);
  const text = query.toString();
  return text && `?${text}`;
}

const COMPARED = { weeks: 4, months: 12 } as const;
const SHOWN = { weeks: 8, months: 12 } as const;

const sum = (periods: readonly PeriodFigures[], name: FigureName): number =>
  periods.reduce((total, period) => total + period[name], 0);

/** The last four weeks or twelve months, and as many before. */
export function comparison(figures: CompanyFigures, period: Period, name: FigureName) {
  const all = figures[period];
  const length = COMPARED[period];
  return { now: sum(all.slice(-length), name), before: sum(all.slice(-2 * length, -length), name) };
}

/** The periods of the chart and of the table with all values. */
export const shownPeriods = (figures: CompanyFigures, period: Period): readonly PeriodFigures[] =>
  figures[period].slice(-SHOWN[period]);

/** Whether nothing was ever counted. */
export const isWithoutFigures = ({ months }: CompanyFigures): boolean =>
  figureNames.every((name) => sum(months, name) === 0);

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const THURSDAY = 3;

/** The calendar week (ISO 8601) that begins on this Monday. */
export function calendarWeek(monday: string): number {
  const thursday = new Date(Date.parse(monday) + THURSDAY * DAY_MS);
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - newYear) / DAY_MS / WEEK_DAYS) + 1;
}

const month = new Intl.DateTimeFormat('de-DE', { month: 'short', timeZone: 'UTC' });
const monthAndYear = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "47" or "Nov." */
export const shortLabel = (from: string, period: Period): string =>
  period === 'weeks' ? String(calendarWeek(from)) : month.format(new Date(from));
/** "47" or "November 2026" */
export const longLabel = (from: string, period: Period): string =>
  period === 'weeks' ? String(calendarWeek(from)) : monthAndYear.format(new Date(from));
