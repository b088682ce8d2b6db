import { formatDate, routes } from '@care/contracts';
import { CONTENT_KINDS } from '@care/contracts/content-kinds';
import type { ContentEntries } from '@care/contracts/schemas';
import { Badge, EmptyState, Link, Meta, Row } from '@care/ui';
import { DeskTable, type Column } from '../desk/DeskTable';
import { contentText } from './texts';

const clock = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' });
/** "29. November 2026, 14:05" */
export const timeText = (iso: string): string => `${formatDate(iso)}, ${clock.format(new Date(iso))}`;

type Entry = ContentEntries['results'][number];

type State = Pick<Entry, 'is_draft' | 'is_hidden' | 'public_version' | 'planned_for'>;

/** What visitors see of a text, and what waits. */
function statesOf({ is_draft, is_hidden, public_version, planned_for }: State): string[] {
  const state = public_version === null ? (is_draft ? 'draft' : planned_for ? undefined : 'withdrawn') : 'public';
  return [
    ...(state ? [contentText(`states.${is_hidden ? 'hidden' : state}`)] : []),
    ...(planned_for ? [contentText('states.planned', { when: timeText(planned_for) })] : []),
    ...(is_draft && state === 'public' ? [contentText('states.changes')] : []),
  ];
}

export const States = ({ entry }: { entry: State }) => (
  <Row>
    {statesOf(entry).map((state) => (
      <Badge key={state} kind="new">
        {state}
      </Badge>
    ))}
  </Row>
);

const columns = (): Column<Entry>[] => [
  {
    head: contentText('text'),
    kind: 'head',
    cell: ({ id, title, kind, path }) => (
      <>
        <Link to={routes.deskText.build({ id })}>{title}</Link>
        <Meta>{[CONTENT_KINDS[kind].one, path].filter(Boolean).join(' · ')}</Meta>
      </>
    ),
  },
  { head: contentText('state'), cell: (entry) => <States entry={entry} /> },
  { head: contentText('changed'), kind: 'labelled', cell: ({ changed_at }) => timeText(changed_at) },
];

/** The texts of a page of the list, with their state. */
export const ContentList = ({ entries }: { entries: readonly Entry[] }) =>
  entries.length === 0 ? (
    <EmptyState title={contentText('none')} />
  ) : (
    <DeskTable name={contentText('title')} columns={columns()} rows={entries} keyOf={({ id }) => id} />
  );
