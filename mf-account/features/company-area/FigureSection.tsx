import { formatNumber, routes } from '@care/contracts';
import type { CompanyFigures, PeriodFigures } from '@care/contracts/schemas';
import { Heading, Link, Meta, Panel, Row, Stack, VisuallyHidden, media, ownProps } from '@care/ui';
import styled from '@emotion/styled';
import { comparison, figureNames, isWithoutFigures, longLabel, queryOf, shownPeriods, shortLabel } from './figures';
import type { FigureChoice, Period } from './figures';
import { companyAreaText } from './texts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--s-5) var(--s-6);
  align-items: start;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;
  & th,
  & td {
    padding: 0.65rem 0.5rem;
    border-bottom: 1px solid var(--line);
    text-align: start;
    line-height: 1.35;
  }
  & th {
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  & thead th {
    border-bottom: 2px solid var(--line-strong);
    color: var(--ink-soft);
    font-size: var(--t-meta);
    font-weight: 600;
    vertical-align: bottom;
    overflow-wrap: normal;
  }
  & thead th:not(:first-of-type),
  & td {
    text-align: end;
  }
  & tr[data-chosen] {
    background: var(--blue-50);
    box-shadow: inset 4px 0 0 var(--blue-700);
    font-weight: 700;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
  }
`;

/** The names get the width of the longest one, so that none of them is cut on a phone; enlarged text scrolls. */
const Comparison = styled(Table)`
  min-width: 15.5rem;
  table-layout: fixed;
  & thead th:first-of-type {
    width: 7.75rem;
    ${media.desktop} {
      width: 8.25rem;
    }
  }
`;

/** Larger text scrolls, also by keyboard; numbers do not break. */
const Scroller = styled.div`
  overflow-x: auto;
`;

const Summary = styled.summary`
  min-height: var(--size-touch);
  padding-block: 0.6rem;
  font-weight: 600;
  cursor: pointer;
`;

const pathOf = (choice: FigureChoice): string => routes.companyOwnerArea.build() + queryOf(choice);

/** Five figures of the profile as a chart with a table beside it; the selected figure is in the address (AC-16). */
export const FigureSection = ({ figures, choice }: { figures: CompanyFigures; choice: FigureChoice }) => (
  <section aria-labelledby="zahlen">
    <Stack>
      <Row between>
        <Heading level={2} id="zahlen">
          {companyAreaText('figures.title')}
        </Heading>
        {!isWithoutFigures(figures) && <PeriodLinks choice={choice} />}
      </Row>
      <Panel>{isWithoutFigures(figures) ? <NoFigures /> : <Shown figures={figures} choice={choice} />}</Panel>
    </Stack>
  </section>
);

const NoFigures = () => (
  <>
    <p>
      <strong>{companyAreaText('figures.none')}</strong>
    </p>
    <Meta>{companyAreaText('figures.noneText')}</Meta>
  </>
);

const periods: readonly Period[] = ['weeks', 'months'];

const Periods = styled(Row)`
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-touch);
    padding-inline: 0.5rem;
  }
  & > [aria-current] {
    color: var(--ink);
    font-weight: 700;
    text-decoration: none;
  }
`;

const PeriodLinks = ({ choice }: { choice: FigureChoice }) => (
  <Periods as="nav" gap="small" aria-label={companyAreaText('figures.period')}>
    {periods.map((period) => (
      <Link
        key={period}
        to={pathOf({ ...choice, period })}
        aria-current={period === choice.period ? 'true' : undefined}
        preventScrollReset
      >
        {companyAreaText(`figures.${period}`)}
      </Link>
    ))}
  </Periods>
);

function Shown({ figures, choice }: { figures: CompanyFigures; choice: FigureChoice }) {
  const { followers } = figures;
  return (
    <Stack>
      <Columns>
        <FigureChart choice={choice} periods={shownPeriods(figures, choice.period)} />
        <Scroller>
          <ComparisonTable figures={figures} choice={choice} />
        </Scroller>
      </Columns>
      <details>
        <Summary>{companyAreaText('figures.table')}</Summary>
        <Scroller tabIndex={0} role="region" aria-label={companyAreaText('figures.table')}>
          <ValueTable figures={figures} period={choice.period} />
        </Scroller>
      </details>
      <Meta>
        {companyAreaText('figures.privacy')}{' '}
        {followers > 0 && companyAreaText('figures.followers', { count: followers })}
      </Meta>
    </Stack>
  );
}

/** Each figure is a link that shows it in the chart. */
function ComparisonTable({ figures, choice }: { figures: CompanyFigures; choice: FigureChoice }) {
  const period = companyAreaText(`figures.heads.${choice.period}`);
  return (
    <Comparison>
      <VisuallyHidden as="caption">{companyAreaText('figures.caption')}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{companyAreaText('figures.number')}</th>
          <th scope="col">{period}</th>
          <th scope="col">{companyAreaText('figures.before', { period })}</th>
        </tr>
      </thead>
      <tbody>
        {figureNames.map((name) => {
          const { now, before } = comparison(figures, choice.period, name);
          const isChosen = name === choice.name;
          return (
            <tr key={name} data-chosen={isChosen || undefined}>
              <th scope="row">
                <Link to={pathOf({ ...choice, name })} aria-current={isChosen ? 'true' : undefined} preventScrollReset>
                  {companyAreaText(`figures.names.${name}`)}
                </Link>
              </th>
              <td>
                <strong>{formatNumber(now)}</strong>
              </td>
              <td>{formatNumber(before)}</td>
            </tr>
          );
        })}
      </tbody>
    </Comparison>
  );
}

const ValueTable = ({ figures, period }: { figures: CompanyFigures; period: Period }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">{companyAreaText(period === 'weeks' ? 'figures.week' : 'figures.month')}</th>
        {figureNames.map((name) => (
          <th key={name} scope="col">
            {companyAreaText(`figures.names.${name}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {shownPeriods(figures, period).map((one) => (
        <tr key={one.from}>
          <th scope="row">{longLabel(one.from, period)}</th>
          {figureNames.map((name) => (
            <td key={name}>{formatNumber(one[name])}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

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
function FigureChart({ choice: { name, period }, periods }: FigureChartProps) {
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
