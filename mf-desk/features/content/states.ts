import { formatDate } from '@care/contracts';
import type { ContentEntries } from '@care/contracts/schemas';
import { contentText } from './texts';

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
/** "29. November 2026, 14:05" */
export const timeText = (iso: string): string => `${formatDate(iso)}, ${clock.format(new Date(iso))}`;

type Entry = Pick<
  ContentEntries['results'][number],
  'is_draft' | 'is_hidden' | 'public_version' | 'planned_for' | 'version'
>;

/** What visitors see of a text, and what waits. */
export function statesOf({ is_draft, is_hidden, public_version, planned_for }: Entry): string[] {
  const state = public_version === null ? (is_draft ? 'draft' : planned_for ? undefined : 'withdrawn') : 'public';
  return [
    ...(state ? [contentText(`states.${is_hidden ? 'hidden' : state}`)] : []),
    ...(planned_for ? [contentText('states.planned', { when: timeText(planned_for) })] : []),
    ...(is_draft && state === 'public' ? [contentText('states.changes')] : []),
  ];
}
