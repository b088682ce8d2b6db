import { deskText } from './texts';

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** How long a case has been waiting, in whole days or hours. */
export function ageText(openedAt: string, now = Date.now()): string {
  const hours = Math.floor((now - Date.parse(openedAt)) / HOUR_MS);
  if (hours < 1) return deskText('justNow');
  if (hours < HOURS_A_DAY) return deskText('hours', { count: hours });
  return deskText('days', { count: Math.floor(hours / HOURS_A_DAY) });
}

/** Whether two working days are over for a case that is not closed. */
export const isLate = ({ due_at, state }: { due_at: string; state: string }, now = Date.now()): boolean =>
  state !== 'CLOSED' && Date.parse(due_at) < now;

const time = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });

/** The person and time of an action. */
export const entryText = ({ actor, created_at }: { actor: string; created_at: string }): string =>
  deskText('entry', { actor, time: time.format(new Date(created_at)) });
