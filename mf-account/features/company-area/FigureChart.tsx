import { formatNumber } from '@care/contracts';
import type { PeriodFigures } from '@care/contracts/schemas';
import { Heading, Meta, ownProps } from '@care/ui';
import styled from '@emotion/styled';
import { shortLabel, type FigureChoice } from './figures';
import { companyAreaText } from './texts';

/** Larger text scrolls, also by keyboard; numbers do not break. */
const Scroller = styled.div`
  overflow-x: auto;
`;

const Bars = styled('ol', ownProps('count'))<{ count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ count }) => count}, minmax(min-content, 1fr));
  gap: min(0.35rem, 1.5vw);
  overflow-wrap: normal;
  align-items: end;
  margin-block: var(--s-3) var(--s-2);
  text-align: center;
  font-size: var(--t-meta);
  font-variant-numeric: lining-nums tabular-nums;
  & > li {
    display: grid;
    gap: 0.15rem;
  }
  & > li:last-of-type {
    font-weight: 700;
  }
`;

const Bar = styled('i', ownProps('share', 'running'))<{ share: number; running: boolean }>`
  display: block;
  height: ${({ share }) => (share * 9.5).toFixed(2)}rem;
  min-height: 2px;
  border: 2px solid var(--blue-700);
  border-bottom-color: var(--line-strong);
  border-radius: 0.4rem 0.4rem 0 0;
  background: var(${({ running }) => (running ? '--blue-700' : '--blue-200')});
`;

interface FigureChartProps {
  choice: FigureChoice;
  periods: readonly PeriodFigures[];
}

/** One figure over time; each value is above its bar. */
export function FigureChart({ choice: { name, period }, periods }: FigureChartProps) {
  const highest = Math.max(1, ...periods.map((one) => one[name]));
  const label = companyAreaText(`figures.names.${name}`);
  const title = companyAreaText(period === 'weeks' ? 'figures.chartWeeks' : 'figures.chartMonths', { name: label });
  return (
    <div>
      <Heading level={3} look={4}>
        {title}
      </Heading>
      <Scroller tabIndex={0} role="region" aria-label={title}>
        <Bars count={periods.length}>
          {periods.map((one, index) => (
            <li key={one.from}>
              <span>{formatNumber(one[name])}</span>
              <Bar share={one[name] / highest} running={index === periods.length - 1} aria-hidden="true" />
              <span>{shortLabel(one.from, period)}</span>
            </li>
          ))}
        </Bars>
      </Scroller>
      <Meta>{companyAreaText(period === 'weeks' ? 'figures.weekNote' : 'figures.monthNote')}</Meta>
    </div>
  );
}
