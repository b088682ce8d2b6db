import { API_PREFIX } from '@care/contracts/constants';
import type { AuditLog } from '@care/contracts/schemas';
import { Meta, Stack } from '@care/ui';
import { Attachments } from '@care/ui/more';
import { entryText } from './ages';
import { DeskTable, type Column } from './DeskTable';
import { deskText } from './texts';
import texts from './texts.de.json';

const exportOf = (format: 'csv' | 'jsonl', id: number) => ({
  id,
  url: `${API_PREFIX}/admin/log/export/?format=${format}`,
  file_name: `audit-log.${format}`,
  // The size is not known before.
  bytes: 0,
});

type Entry = AuditLog['results'][number];
const subjects: Readonly<Record<string, string>> = texts.security.subjects;

/** `case:5` as "Fall 5". */
function subjectText(subject: string): string {
  const [kind = '', ...id] = subject.split(':');
  return [subjects[kind] ?? kind, ...id].join(' ');
}

const columns = (): Column<Entry>[] => [
  {
    head: deskText('security.what'),
    kind: 'labelled',
    cell: ({ action, detail }) => [deskText(`security.actions.${action}`), detail].filter(Boolean).join(': '),
  },
  { head: deskText('security.about'), kind: 'labelled', cell: ({ subject }) => subjectText(subject) },
  {
    head: deskText('security.who'),
    kind: 'labelled',
    cell: ({ actor, at }) => entryText({ actor, created_at: at }),
  },
];

/** What STAFF and the commands of the operator did, the latest entries first, with the whole log as a file. */
export const SecurityLog = ({ entries }: { entries: readonly Entry[] }) => (
  <Stack gap="large">
    <DeskTable name={deskText('security.title')} columns={columns()} rows={entries} keyOf={({ id }) => id} />
    <Stack gap="small">
      <Attachments files={[exportOf('csv', 1), exportOf('jsonl', 2)]} />
      <Meta>{deskText('security.exportNote')}</Meta>
    </Stack>
  </Stack>
);
