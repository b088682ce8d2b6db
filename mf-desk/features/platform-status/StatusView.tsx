import { formatNumber, routes } from '@care/contracts';
import type { PlatformStatus } from '@care/contracts/schemas';
import { Alert, Card, Grid, Heading, Lead, Meta, Row, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { CanaryChart } from './CanaryChart';
import { FaultList } from './FaultList';
import { clockText, momentText, rateText, secondsText } from './formats';
import { ReleaseHistory } from './ReleaseHistory';
import { ReleaseTable } from './ReleaseTable';
import { statusPath, type StatusHours } from './status-address';
import { statusText } from './texts';

const Figure = styled(Card)`
  padding: var(--s-4);
  & > strong {
    display: block;
    font: 600 var(--t-h2) / 1.2 var(--font-head);
    font-variant-numeric: lining-nums;
  }
`;

const FAULTS_ID = 'fehler';
const HISTORY_ID = 'verlauf';

/** The status of the slices: rates per version, the canary beside the live release, faults and the history. */
export const StatusView = ({ status, hours }: { status: PlatformStatus; hours: StatusHours }) => (
  <Stack gap="large">
    <div>
      <Lead>{statusText('lead', { time: clockText(status.at) })}</Lead>
      <Meta>{statusText('since', { time: momentText(status.since) })}</Meta>
    </div>
    <StoppedCanary canary={status.canary} path={statusPath(hours)} />
    <Figures status={status} />
    <Stack as="section">
      <Heading level={2}>{statusText('table')}</Heading>
      <ReleaseTable releases={status.releases} />
      <Meta>{statusText('tableNote')}</Meta>
    </Stack>
    {status.canary && (
      <Stack as="section">
        <Heading level={2}>{statusText('comparison')}</Heading>
        <CanaryChart canary={status.canary} />
      </Stack>
    )}
    <Stack as="section" id={FAULTS_ID}>
      <Heading level={2}>{statusText('faults')}</Heading>
      <FaultList faults={status.faults} />
    </Stack>
    <Stack as="section" id={HISTORY_ID}>
      <Heading level={2}>{statusText('history')}</Heading>
      <ReleaseHistory status={status} />
    </Stack>
    <StandaloneLink to={routes.desk.build()}>{statusText('toCases')}</StandaloneLink>
  </Stack>
);

function StoppedCanary({ canary, path }: { canary: PlatformStatus['canary']; path: string }) {
  if (!canary?.stopped) return null;
  const { slice, version, live, stopped } = canary;
  return (
    <Alert kind="warn" title={statusText('stoppedTitle', { slice, version })} announce="none">
      <p>{statusText('stoppedText', { reason: stopped.reason, time: clockText(stopped.at), live })}</p>
      <Row>
        <StandaloneLink to={`${path}#${FAULTS_ID}`}>{statusText('toFaults')}</StandaloneLink>
        <StandaloneLink to={`${path}#${HISTORY_ID}`}>{statusText('toHistory')}</StandaloneLink>
      </Row>
    </Alert>
  );
}

function Figures({ status: { releases } }: { status: PlatformStatus }) {
  const ofSlices = releases.filter(({ slice }) => slice !== 'shell');
  const sum = (count: (release: PlatformStatus['releases'][number]) => number) =>
    ofSlices.reduce((total, release) => total + count(release), 0);
  const views = sum((release) => release.views);
  const shell = releases.find(({ slice }) => slice === 'shell');
  const figures = [
    [formatNumber(sum(({ state }) => Number(state === 'live'))), statusText('slicesLive')],
    [formatNumber(views), statusText('views')],
    [
      rateText(
        sum(({ failed }) => failed),
        views,
      ),
      statusText('loadFailures'),
    ],
    [secondsText(shell?.p75 ?? null), statusText('ready')],
  ];
  return (
    <Grid min="8rem" aria-label={statusText('kpis')} role="group">
      {figures.map(([figure, label]) => (
        <Figure key={label}>
          <strong>{figure}</strong>
          {label}
        </Figure>
      ))}
    </Grid>
  );
}
