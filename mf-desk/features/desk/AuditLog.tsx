import { routes } from '@care/contracts';
import type { AuditLog as SecurityEntries, DeskAudit } from '@care/contracts/schemas';
import { Alert, Meta, Row, StandaloneLink, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { API_PREFIX } from '@care/contracts/constants';
import { Attachments, PlainText } from '@care/ui/more';
import { entryText } from './ages';
import { viewPath } from './desk-address';
import { ResetLink } from './DeskFrame';
import { deskText } from './texts';
import { DeskTable, type Column } from './DeskTable';
import texts from './texts.de.json';

const Entries = styled.ol`
  display: grid;
  gap: var(--s-3);
  & > li {
    padding-bottom: var(--s-3);
    border-bottom: 1px solid var(--line);
  }
`;

interface AuditLogProps {
  entries: DeskAudit['results'];
  /** Whether these are all entries, not those of a search or of a later page. */
  isWhole: boolean;
}

/** The log of all cases, the latest entries first. */
export const AuditLog = ({ entries, isWhole }: AuditLogProps) =>
  entries.length > 0 ? (
    <Entries aria-label={deskText('views.log.title')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{entry.action}</strong>
          {entry.note && <PlainText>{entry.note}</PlainText>}
          <Row gap="small">
            {entry.case ? (
              <StandaloneLink to={routes.deskCase.build({ id: entry.case.id })}>
                {deskText('logCase', entry.case)}
              </StandaloneLink>
            ) : (
              <Meta as="span">{deskText('logNoCase')}</Meta>
            )}
            <Meta as="span">{entryText(entry)}</Meta>
          </Row>
        </li>
      ))}
    </Entries>
  ) : (
    <Alert kind="info" title={deskText(isWhole ? 'logEmpty' : 'logNothing')}>
      {!isWhole && <ResetLink to={viewPath('log')} />}
    </Alert>
  );

const exportOf = (format: 'csv' | 'jsonl', id: number) => ({
  id,
  url: `${API_PREFIX}/admin/log/export/?format=${format}`,
  file_name: `audit-log.${format}`,
  // The size is not known before.
  bytes: 0,
});

type Entry = SecurityEntries['results'][number];
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
  { head: deskText('security.who'), kind: 'labelled', cell: ({ actor, at }) => entryText({ actor, created_at: at }) },
];

/** What STAFF and the commands of the operator did, the latest entries first, with the whole log as a file. */
export const SecurityLog = ({ entries }: { entries: readonly Entry[] }) => (
  <Stack gap="large">
    <DeskTable name={deskText('views.security.title')} columns={columns()} rows={entries} keyOf={({ id }) => id} />
    <Stack gap="small">
      <Attachments files={[exportOf('csv', 1), exportOf('jsonl', 2)]} />
      <Meta>{deskText('security.exportNote')}</Meta>
    </Stack>
  </Stack>
);
