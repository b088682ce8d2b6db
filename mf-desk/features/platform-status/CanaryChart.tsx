import type { PlatformStatus } from '@care/contracts/schemas';
import { Heading, Meta, Panel, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { Code, TableFrame } from './DataTable';
import { clockText, momentText, shareText } from './formats';
import { statusText } from './texts';

type Canary = NonNullable<PlatformStatus['canary']>;
type Step = Canary['steps'][number];

/** How far a canary may be above live before it stops, as a share of the views. */
const MARGIN = 0.02;

const Plot = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0.25rem 0.6rem;
  color: var(--ink-soft);
  font-size: var(--t-meta);
  & > :first-child {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    text-align: end;
  }
  & > svg {
    width: 100%;
    height: 9rem;
    overflow: visible;
  }
  & svg * {
    vector-effect: non-scaling-stroke;
    fill: none;
  }
  & > :last-child {
    grid-column: 2;
    display: flex;
    justify-content: space-between;
  }
`;

/** The lines differ in style as well as in colour. */
const LINES = {
  live: { stroke: 'var(--blue-700)', strokeWidth: 3 },
  canary: { stroke: 'var(--ink)', strokeWidth: 3, strokeDasharray: '9 5' },
  limit: { stroke: 'var(--red-700)', strokeWidth: 2, strokeDasharray: '2 5' },
} as const;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.2rem 1.1rem;
  list-style: none;
  & svg {
    width: 2rem;
    height: 4px;
    margin-inline-end: 0.5rem;
    vertical-align: middle;
  }
`;

const Values = styled.table`
  width: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: 0.4rem 0.7rem;
    border-bottom: 1px solid var(--line);
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
`;

/** A canary beside the live release: a chart with its words, and the same values as a table. */
export function CanaryChart({ canary }: { canary: Canary }) {
  const { slice, version, live, percent, since, stopped, steps } = canary;
  const from = momentText(since);
  return (
    <Panel>
      <Stack>
        <div>
          <Heading level={3}>
            <Code>{slice}</Code>
          </Heading>
          <Meta>
            {stopped
              ? statusText('ended', { version, percent, from, to: clockText(stopped.at) })
              : statusText('running', { version, percent, from })}
          </Meta>
        </div>
        {stopped && <p>{stopped.reason}</p>}
        <Chart canary={canary} />
        <Legend>
          {(
            [
              ['live', statusText('liveLine', { version: live })],
              ['canary', statusText('canaryLine', { version })],
              ['limit', statusText('limitLine')],
            ] as const
          ).map(([line, label]) => (
            <li key={line}>
              <svg viewBox="0 0 32 4" aria-hidden="true">
                <line x1="0" x2="32" y1="2" y2="2" {...LINES[line]} />
              </svg>
              {label}
            </li>
          ))}
        </Legend>
        <details>
          <summary>{statusText('values')}</summary>
          <TableFrame role="region" aria-label={statusText('values')} tabIndex={0}>
            <Values>
              <thead>
                <tr>
                  <th scope="col">{statusText('time')}</th>
                  <th scope="col">{statusText('liveLine', { version: live })}</th>
                  <th scope="col">{statusText('canaryLine', { version })}</th>
                </tr>
              </thead>
              <tbody>
                {steps.map((step) => (
                  <tr key={step.at}>
                    <th scope="row">{clockText(step.at)}</th>
                    <td>{shareText(step.live)}</td>
                    <td>{shareText(step.canary)}</td>
                  </tr>
                ))}
              </tbody>
            </Values>
          </TableFrame>
        </details>
      </Stack>
    </Panel>
  );
}

const highest = (steps: readonly Step[], line: 'live' | 'canary'): number =>
  Math.max(0, ...steps.map((step) => step[line] ?? 0));

function Chart({ canary: { live, steps } }: { canary: Canary }) {
  const most = { live: highest(steps, 'live'), canary: highest(steps, 'canary') };
  const limit = most.live + MARGIN;
  const top = Math.max(2 * limit, 1.2 * most.canary);
  const y = (share: number) => 100 - (100 * share) / top;
  const x = (i: number) => (steps.length > 1 ? (100 * i) / (steps.length - 1) : 50);
  const pathOf = (line: 'live' | 'canary') =>
    steps
      .map((step, i) => {
        const share = step[line];
        if (share === null) return '';
        const isAlone = (steps[i - 1]?.[line] ?? null) === null;
        return `${isAlone ? 'M' : 'L'}${x(i)} ${y(share)}${isAlone ? 'h0.6' : ''}`;
      })
      .join('');
  const from = clockText(steps[0]?.at ?? '');
  const to = clockText(steps.at(-1)?.at ?? '');
  const words = { from, to, version: live, live: shareText(most.live), canary: shareText(most.canary) };
  return (
    <Plot role="img" aria-label={statusText('chart', words)}>
      <div aria-hidden="true">
        <span>{shareText(top)}</span>
        <span>{shareText(top / 2)}</span>
        <span>{shareText(0)}</span>
      </div>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {[0, 50, 100].map((at) => (
          <line key={at} x1="0" x2="100" y1={at} y2={at} stroke="var(--line)" />
        ))}
        <line x1="0" x2="100" y1={y(limit)} y2={y(limit)} {...LINES.limit} />
        <path d={pathOf('live')} {...LINES.live} />
        <path d={pathOf('canary')} {...LINES.canary} />
      </svg>
      <div aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </Plot>
  );
}
