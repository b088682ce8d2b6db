import { daysUntil } from '@care/contracts';

const BERLIN = { timeZone: 'Europe/Berlin' } as const;
const clock = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', ...BERLIN });
const day = new Intl.DateTimeFormat('de-DE', { day: 'numeric', month: 'long', ...BERLIN });

/** When a link ends, from Unix seconds: "14:30", or "29. November, 14:30" on another day. */
export function linkEnd(until: number): string {
  const end = new Date(until * 1000);
  return daysUntil(end.toISOString()) === 0 ? clock.format(end) : `${day.format(end)}, ${clock.format(end)}`;
}
