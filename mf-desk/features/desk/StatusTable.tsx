import { formatNumber } from '@care/contracts';
import type { PlatformStatus } from '@care/contracts/schemas';
import { Badge, Meta, Stack } from '@care/ui';
import { DeskTable, type Column } from './DeskTable';
import { deskText } from './texts';

const percent = new Intl.NumberFormat('de-DE', {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const moment = new Intl.DateTimeFormat('de-DE', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** "0,03 %"; a dash without views. */
const rateText = (part: number, views: number): string =>
  views > 0 ? percent.format(part / views) : deskText('status.noViews');

/** "23. Nov., 11:31" */
const momentText = (iso: string): string => moment.format(new Date(iso));

type Release = PlatformStatus['releases'][number];

const columns = (): Column<Release>[] => [
  {
    head: deskText('status.release'),
    kind: 'head',
    cell: (release) => (
      <>
        {release.slice} {release.version}
        <Meta>{timeOf(release)}</Meta>
      </>
    ),
  },
  {
    head: deskText('status.share'),
    kind: 'labelled',
    cell: ({ percent: share }) => rateText(share, 100).replace(',00', ''),
  },
  {
    head: deskText('status.state'),
    cell: ({ state, reason }) => (
      <>
        <Badge kind={state === 'live' || state === 'former' ? 'plain' : 'new'}>
          {deskText(`status.states.${state}`)}
        </Badge>
        {reason && <Meta>{reason}</Meta>}
      </>
    ),
  },
  { head: deskText('status.views'), kind: 'labelled', cell: ({ views }) => formatNumber(views) },
  { head: deskText('status.failed'), kind: 'labelled', cell: ({ failed, views }) => rateText(failed, views) },
  { head: deskText('status.faulty'), kind: 'labelled', cell: ({ faulty, views }) => rateText(faulty, views) },
];

/** Every release that was live or had visitors: its share of the browsers, its state and its rates. */
export const StatusTable = ({ status: { at, since, releases } }: { status: PlatformStatus }) => (
  <Stack>
    <p>{deskText('status.lead', { time: momentText(at) })}</p>
    <Meta>{deskText('status.since', { time: momentText(since) })}</Meta>
    <DeskTable
      name={deskText('status.table')}
      columns={columns()}
      rows={releases}
      keyOf={({ slice, version }) => `${slice} ${version}`}
    />
    <Meta>{deskText('status.tableNote')}</Meta>
  </Stack>
);

function timeOf({ since, until }: Release): string | null {
  if (!since) return null;
  const from = momentText(since);
  return until ? deskText('status.fromTo', { from, to: momentText(until) }) : deskText('status.from', { from });
}
