import { formatDate, formatEuros, formatPrice } from '@care/contracts';
import { benefitOf, homeMonths, homePhases, supplementPercent } from '@care/contracts/care-costs';
import type { HomeMonth, HomePhase } from '@care/contracts/care-costs';
import { AVERAGE_HOME_PRICE } from '@care/contracts/facts';
import { emptyFilters, searchPath } from '@care/contracts/search';
import { OWN_SHARES } from '@care/contracts/vocabulary';
import { Alert, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { DataTable } from '../embedding/DataTable';
import { gradeOf, priceOf, typedPrice, type CostValues } from './cost-values';
import { Amount } from './Amount';
import { costsText } from './texts';

const FIVE_YEARS = 60;
const MONTH_COLUMNS = ['month', 'monthOfStay', 'percent', 'own'] as const;

const monthFormat = new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const nameOf = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

const sumOf = (months: readonly HomeMonth[], amount: (month: HomeMonth) => number): number =>
  months.reduce((sum, month) => sum + amount(month), 0);

interface HomeResultProps {
  values: CostValues;
  /** YYYY-MM-DD */
  today: string;
}

/** Five years in a home: figure, chart, and table by phases and by months (CO-02). */
export function HomeResult({ values, today }: HomeResultProps) {
  const grade = gradeOf(values);
  if (grade === 1)
    return (
      <Alert kind="info" title={costsText('result.gradeOne', { amount: formatPrice(benefitOf('careHome', grade)) })} />
    );
  const price = priceOf(values);
  const months = homeMonths(price, values.since || today, today.slice(0, 7), FIVE_YEARS);
  const phases = homePhases(months);
  const total = sumOf(months, ({ own }) => own);
  const amounts = { care: formatPrice(price.care), other: formatPrice(price.other) };
  return (
    <Stack gap="large">
      <Amount label={costsText('result.first')} cents={months[0]!.own} />
      <p>
        {costsText('result.sum', {
          amount: formatPrice(total),
          without: formatPrice(total + sumOf(months, ({ supplement }) => supplement)),
        })}
      </p>
      <p>
        {typedPrice(values)
          ? costsText('result.given', amounts)
          : costsText('result.average', {
              ...amounts,
              source: AVERAGE_HOME_PRICE.source,
              date: formatDate(AVERAGE_HOME_PRICE.from),
            })}
      </p>
      <HomesUpTo first={months[0]!} />
      <Phases phases={phases} />
      <details>
        <summary>{costsText('result.months')}</summary>
        <DataTable
          caption={costsText('result.months')}
          columns={MONTH_COLUMNS.map((column) => costsText(`result.${column}`))}
          rows={months.map((month) => [
            month.month,
            String(month.monthOfStay),
            supplementText(month),
            formatPrice(month.own),
          ])}
          heading={nameOf}
        />
      </details>
    </Stack>
  );
}

/** A search for homes with about this own share; the filter counts the first year (CO-07). */
function HomesUpTo({ first }: { first: HomeMonth }) {
  const ownShare = OWN_SHARES.find((most) => most >= first.own);
  if (!ownShare || first.percent !== supplementPercent(1)) return null;
  const search = { ...emptyFilters('pflegeanbieter'), services: ['stationare-pflege' as const], ownShare };
  return (
    <StandaloneLink to={searchPath(search)} data-print="hide">
      {costsText('result.homes', { amount: formatEuros(ownShare) })}
    </StandaloneLink>
  );
}

const supplementText = ({ percent, supplement }: Pick<HomeMonth, 'percent' | 'supplement'>): string =>
  costsText('result.percentValue', { percent, amount: formatPrice(supplement) });

const Bar = styled.svg`
  width: 100%;
  height: 0.7rem;
  & rect {
    fill: var(--blue-700);
  }
  @media (forced-colors: active) {
    & rect {
      fill: Highlight;
    }
  }
`;

const rangeOf = ({ month, until }: HomePhase): string =>
  month === until ? nameOf(month) : costsText('result.range', { from: nameOf(month), until: nameOf(until) });

/** The bars repeat the amounts beside them, and are not read by screen readers. */
function Phases({ phases }: { phases: readonly HomePhase[] }) {
  const most = Math.max(...phases.map(({ own }) => own), 1);
  return (
    <DataTable
      caption={costsText('result.phases')}
      columns={[costsText('result.from'), costsText('result.percent'), costsText('result.own')]}
      rows={phases.map((phase) => [
        rangeOf(phase),
        supplementText(phase),
        <>
          {formatPrice(phase.own)}
          <Bar aria-hidden="true">
            <rect width={`${Math.round((phase.own / most) * 100)}%`} height="100%" />
          </Bar>
        </>,
      ])}
    />
  );
}
