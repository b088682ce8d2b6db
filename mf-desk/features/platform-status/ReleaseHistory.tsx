import type { PlatformStatus } from '@care/contracts/schemas';
import { Meta, Stack, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { Code } from './DataTable';
import { momentText } from './formats';
import { statusText } from './texts';

type Entry = PlatformStatus['history'][number];

const Entries = styled.ol`
  display: grid;
  gap: var(--s-4);
  padding-inline-start: var(--s-4);
  border-inline-start: 3px solid var(--line);
  list-style: none;
  overflow-wrap: anywhere;
`;

const actions = [
  'publish',
  'promote',
  'rollback',
  'canary',
  'stop',
  'withdraw',
  'pin',
  'unpin',
  'restore',
  'remove',
] as const;

function actionText({ action, percent }: Entry): string {
  const known = actions.find((one) => one === action);
  return known ? statusText(`actions.${known}`, { percent: percent ?? 0 }) : action;
}

/** Changes of the live releases, with person, time and reason; the newest first. */
export const ReleaseHistory = ({ status: { history, historyCount, isTrusted } }: { status: PlatformStatus }) => (
  <Stack>
    <Meta>{statusText('historyNote')}</Meta>
    <p>
      <WithIcon icon={isTrusted === false ? ShieldAlert : ShieldCheck}>{trustText(isTrusted, historyCount)}</WithIcon>
    </p>
    <Entries>
      {history.map((entry) => (
        <li key={`${entry.at} ${entry.action} ${entry.slice}`}>
          <strong>{actionText(entry)}</strong> · <Code>{`${entry.slice} ${entry.version}`}</Code>
          {entry.reason && <p>{entry.reason}</p>}
          <Meta>{metaText(entry)}</Meta>
        </li>
      ))}
    </Entries>
    {historyCount > history.length && (
      <Meta>{statusText('shownEntries', { shown: history.length, count: historyCount })}</Meta>
    )}
  </Stack>
);

function trustText(isTrusted: boolean | null, count: number): string {
  if (isTrusted === null) return statusText('unsigned', { count });
  return isTrusted ? statusText('trusted', { count }) : statusText('untrusted');
}

function metaText({ at, by, signature }: Entry): string {
  const words = { time: momentText(at), by: by ?? statusText('nobody') };
  return signature ? statusText('entrySigned', { ...words, signature }) : statusText('entryMeta', words);
}
