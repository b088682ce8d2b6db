import { formatNumber } from '@care/contracts';
import type { PlatformStatus } from '@care/contracts/schemas';
import { Badge, Meta, Stack } from '@care/ui';
import { CellLabel, DeskTable } from './DeskTable';
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

const COLUMNS = ['release', 'share', 'state', 'views', 'failed', 'faulty'] as const;

/** Every release that was live or had visitors: its share of the browsers, its state and its rates. */
export const StatusTable = ({ status: { at, since, releases } }: { status: PlatformStatus }) => (
  <Stack>
    <p>{deskText('status.lead', { time: momentText(at) })}</p>
    <Meta>{deskText('status.since', { time: momentText(since) })}</Meta>
    <DeskTable aria-label={deskText('status.table')}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {deskText(`status.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {releases.map((release) => (
          <ReleaseRow key={`${release.slice} ${release.version}`} release={release} />
        ))}
      </tbody>
    </DeskTable>
    <Meta>{deskText('status.tableNote')}</Meta>
  </Stack>
);

function ReleaseRow({ release }: { release: Release }) {
  const { slice, version, state, percent: share, views, failed, faulty, reason } = release;
  const figures = [
    ['views', formatNumber(views)],
    ['failed', rateText(failed, views)],
    ['faulty', rateText(faulty, views)],
  ] as const;
  return (
    <tr>
      <th scope="row">
        {slice} {version}
        <Meta>{timeOf(release)}</Meta>
      </th>
      <td>
        <CellLabel as="span">{deskText('cell', { label: deskText('status.share') })} </CellLabel>
        {rateText(share, 100).replace(',00', '')}
      </td>
      <td>
        <Badge kind={state === 'live' || state === 'former' ? 'plain' : 'new'}>
          {deskText(`status.states.${state}`)}
        </Badge>
        {reason && <Meta>{reason}</Meta>}
      </td>
      {figures.map(([name, text]) => (
        <td key={name}>
          <CellLabel as="span">{deskText('cell', { label: deskText(`status.${name}`) })} </CellLabel>
          {text}
        </td>
      ))}
    </tr>
  );
}

function timeOf({ since, until }: Release): string | null {
  if (!since) return null;
  const from = momentText(since);
  return until ? deskText('status.fromTo', { from, to: momentText(until) }) : deskText('status.from', { from });
}
