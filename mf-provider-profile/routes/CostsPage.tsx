import { formatEuros, formatPrice, routes, t, type PageHead, type PageProps } from '@care/contracts';
import { berlinDay } from '@care/contracts/format';
import { benefitOf, CARE_GRADES } from '@care/contracts/care-costs';
import {
  CARE_BENEFITS,
  CARE_HOME_SUPPLEMENT,
  FACTS_AS_OF,
  SHARED_FLAT_SUPPLEMENT,
  SHORT_TERM_BUDGET,
} from '@care/contracts/facts';
import { Breadcrumbs, Container, Heading, Lead, Measure, Meta, Row, Section, Stack, StandaloneLink } from '@care/ui';
import { CostsCalculator } from '../features/costs/CostsCalculator';
import { costsText } from '../features/costs/texts';
import { DataTable } from '../features/embedding/DataTable';
import { costProblems, START, typedPrice, type CostValues } from '../features/costs/cost-values';
import { PRICE_PARAMS } from '../features/costs/costs-path';

/**
 * `/kosten`: what care costs and what the insurance pays. The answers stay in the browser (CO-01); prices of a home may
 * stand in the address (CO-05).
 */
export function CostsPage({ url }: PageProps) {
  const start = entryOf(url.searchParams, berlinDay(new Date()));
  return (
    <>
      <Container>
        <Breadcrumbs items={[{ label: t('nav.home'), to: routes.home.build() }, { label: costsText('title') }]} />
        <Stack>
          <Heading level={1}>{costsText('title')}</Heading>
          <Lead>{costsText('lead')}</Lead>
        </Stack>
      </Container>
      <Section>
        <Container>
          <CostsCalculator key={url.search} start={start} />
        </Container>
      </Section>
      <Explained />
    </>
  );
}

const BENEFITS = ['careHome', 'careService', 'careAllowance', 'dayCare', 'relief'] as const;

function Explained() {
  const steps = CARE_HOME_SUPPLEMENT.value.map(({ afterMonths, percent }) =>
    costsText(afterMonths === 0 ? 'explained.firstStep' : 'explained.step', { afterMonths, percent }),
  );
  return (
    <Section ground="white">
      <Container>
        <Stack gap="large">
          <Measure as={Stack}>
            <Heading level={2}>{costsText('explained.title')}</Heading>
            <p>{costsText('explained.home')}</p>
            <p>{costsText('explained.supplement', { steps: steps.join(', ') })}</p>
            <p>{costsText('explained.atHome')}</p>
            <p>
              {costsText('explained.otherForms', {
                flat: formatEuros(SHARED_FLAT_SUPPLEMENT.value * 100),
                flatSource: SHARED_FLAT_SUPPLEMENT.source,
                shortTerm: formatEuros(SHORT_TERM_BUDGET.value * 100),
                shortTermSource: SHORT_TERM_BUDGET.source,
              })}
            </p>
            <p>{costsText('explained.help')}</p>
          </Measure>
          <DataTable
            caption={costsText('benefits.title')}
            columns={[costsText('result.item'), ...CARE_GRADES.map((grade) => costsText('benefits.grade', { grade }))]}
            rows={BENEFITS.map((benefit) => [
              benefit,
              ...CARE_GRADES.map((grade) => {
                const amount = benefitOf(benefit, grade);
                return amount === 0 ? costsText('benefits.none') : formatPrice(amount);
              }),
            ])}
            heading={(benefit) => (
              <>
                {costsText(`benefits.${benefit}`)} <Meta as="span">({CARE_BENEFITS[benefit].source})</Meta>
              </>
            )}
          />
          <Meta>{costsText('explained.stand', { stand: FACTS_AS_OF })}</Meta>
          <Row>
            <StandaloneLink
              to={routes.searchResults.build({ searchType: 'pflegeanbieter', slug: 'stationare-pflege' })}
            >
              {costsText('search')}
            </StandaloneLink>
            <StandaloneLink to={routes.advisor.build()}>{costsText('advisor')}</StandaloneLink>
          </Row>
        </Stack>
      </Container>
    </Section>
  );
}

export const costsHead = (): PageHead => ({
  title: costsText('title'),
  description: costsText('description'),
  canonical: routes.costs.build(),
});

/** The entry in an address; the usual one unless all three prices can be read (CO-05). */
function entryOf(params: URLSearchParams, today: string): CostValues {
  const entry = { ...START, ...Object.fromEntries(PRICE_PARAMS.map((name) => [name, params.get(name) ?? ''])) };
  return Object.keys(costProblems(entry, today)).length === 0 && typedPrice(entry) ? entry : START;
}
