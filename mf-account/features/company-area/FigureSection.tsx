import { formatNumber, routes } from '@care/contracts';
import type { CompanyFigures } from '@care/contracts/schemas';
import { Heading, Link, Meta, Panel, Row, Stack, VisuallyHidden } from '@care/ui';
import styled from '@emotion/styled';
import { FigureChart } from './FigureChart';
import {
  comparison,
  figureNames,
  isWithoutFigures,
  longLabel,
  queryOf,
  shownPeriods,
  type FigureChoice,
  type Period,
} from './figures';
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
  }
`;

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
        {followers > 0 &&
          (followers === 1
            ? companyAreaText('figures.followersOne')
            : companyAreaText('figures.followers', { count: formatNumber(followers) }))}
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
