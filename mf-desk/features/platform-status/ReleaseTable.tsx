import { formatNumber } from '@care/contracts';
import type { PlatformStatus } from '@care/contracts/schemas';
import { ownProps, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { CircleAlert, CircleCheck, History, Play, type LucideIcon } from 'lucide-react';
import { Code, DataTable, TableFrame } from './DataTable';
import { momentText, rateText, secondsText } from './formats';
import { statusText } from './texts';

type Release = PlatformStatus['releases'][number];

const LOOKS: Record<Release['state'], [Icon: LucideIcon, color: string]> = {
  live: [CircleCheck, '--green-700'],
  canary: [Play, '--blue-700'],
  stopped: [CircleAlert, '--red-700'],
  'rolled-back': [CircleAlert, '--red-700'],
  withdrawn: [CircleAlert, '--red-700'],
  former: [History, '--ink-soft'],
};

const State = styled('strong', ownProps('color'))<{ color: string }>`
  color: var(${({ color }) => color});
  font-weight: 600;
`;

const Share = styled.span`
  display: grid;
  grid-template-columns: minmax(3rem, 6rem) auto;
  gap: 0.6rem;
  align-items: center;
  & > svg {
    width: 100%;
    height: 0.75rem;
    border: 1px solid var(--ink-soft);
    border-radius: var(--r-pill);
    fill: var(--blue-700);
  }
`;

const Name = styled('th', ownProps('isFurther'))<{ isFurther: boolean }>`
  & > span {
    font-weight: ${({ isFurther }) => (isFurther ? 400 : 700)};
  }
`;

/** Every release that was live or had visitors: its share of the browsers, its state and its rates. */
export const ReleaseTable = ({ releases }: { releases: PlatformStatus['releases'] }) => (
  <TableFrame role="region" aria-label={statusText('table')} tabIndex={0}>
    <DataTable aria-label={statusText('table')}>
      <thead>
        <tr>
          {(['slice', 'version', 'share', 'state'] as const).map((name) => (
            <th key={name} scope="col">
              {statusText(name)}
            </th>
          ))}
          {(['viewsShort', 'failedShort', 'faultyShort', 'p75'] as const).map((name) => (
            <th key={name} scope="col" data-figure>
              {statusText(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {releases.map((release, i) => (
          <ReleaseRow
            key={`${release.slice} ${release.version}`}
            release={release}
            isFurther={releases[i - 1]?.slice === release.slice}
          />
        ))}
      </tbody>
    </DataTable>
  </TableFrame>
);

function ReleaseRow({ release, isFurther }: { release: Release; isFurther: boolean }) {
  const { slice, version, state, percent, views, failed, faulty, p75 } = release;
  const [Icon, color] = LOOKS[state];
  return (
    <tr>
      <Name scope="row" isFurther={isFurther}>
        <Code>{slice}</Code>
      </Name>
      <td data-label={statusText('version')}>
        <Code>{version}</Code>
        <small>{timeOf(release)}</small>
      </td>
      <td data-label={statusText('share')}>
        <Share>
          <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={percent} height="1" />
          </svg>
          {rateText(percent, 100).replace(',00', '')}
        </Share>
      </td>
      <td data-label={statusText('state')}>
        <State color={color}>
          <WithIcon icon={Icon}>{statusText(`states.${state}`)}</WithIcon>
        </State>
      </td>
      <td data-label={statusText('viewsShort')} data-figure>
        {formatNumber(views)}
      </td>
      <td data-label={statusText('failedShort')} data-figure>
        {rateText(failed, views)}
      </td>
      <td data-label={statusText('faultyShort')} data-figure>
        {rateText(faulty, views)}
      </td>
      <td data-label={statusText('p75')} data-figure>
        {secondsText(p75)}
      </td>
    </tr>
  );
}

function timeOf({ since, until }: Release): string | null {
  if (!since) return null;
  const from = momentText(since);
  return until ? statusText('fromTo', { from, to: momentText(until) }) : statusText('from', { from });
}
