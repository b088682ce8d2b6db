import { statusText } from './texts';

const percent = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const seconds = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const BERLIN = { timeZone: 'Europe/Berlin' } as const;
const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', ...BERLIN });
const moment = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  ...BERLIN,
});

/** "0,03 %"; a dash without views. */
export const rateText = (part: number, views: number): string =>
  views > 0 ? percent.format(part / views) : statusText('noViews');

/** A share from 0 to 1 in per cent; null is without views. */
export const shareText = (share: number | null): string => rateText(share ?? 0, share === null ? 0 : 1);

/** "0,8 s" from milliseconds. */
export const secondsText = (ms: number | null): string =>
  ms === null ? statusText('noViews') : `${seconds.format(ms / 1000)}\u00a0s`;

/** "11:31" */
export const clockText = (iso: string): string => clock.format(new Date(iso));

/** "23. Nov., 11:31" */
export const momentText = (iso: string): string => moment.format(new Date(iso));
