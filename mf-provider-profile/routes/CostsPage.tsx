import { formatPrice, routes, t, type PageHead } from '@care/contracts';
import { berlinDay } from '@care/contracts/format';
import { benefitOf, CARE_GRADES } from '@care/contracts/care-costs';
import { CARE_BENEFITS, CARE_HOME_SUPPLEMENT, FACTS_AS_OF } from '@care/contracts/facts';
import {
  Breadcrumbs,
  Button,
  Container,
  Heading,
  Lead,
  media,
  Measure,
  Meta,
  Row,
  Section,
  Stack,
  StandaloneLink,
} from '@care/ui';
import styled from '@emotion/styled';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AtHomeResult } from '../features/costs/AtHomeResult';
import { START, type CostValues } from '../features/costs/cost-values';
import { CostsForm } from '../features/costs/CostsForm';
import { HomeResult } from '../features/costs/HomeResult';
import { costsText } from '../features/costs/texts';
import { DataTable } from '../features/embedding/DataTable';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  align-items: start;
  ${media.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
  }
`;

/** `/kosten`: what care costs and what the insurance pays. The answers stay in the browser (CO-01). */
export function CostsPage() {
  const today = berlinDay(new Date());
  const [{ values, times }, setResult] = useState({ values: START, times: 0 });
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (times > 0) result.current?.focus();
  }, [times]);
  const calculate = (given: CostValues) => setResult({ values: given, times: times + 1 });
  const isAtHome = values.place === 'atHome';
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
          <Columns>
            <CostsForm today={today} onCalculate={calculate} />
            <Stack gap="large" ref={result} tabIndex={-1}>
              <Heading level={2}>
                {costsText(isAtHome ? 'result.atHome' : 'result.home', { grade: values.grade })}
              </Heading>
              {isAtHome ? <AtHomeResult values={values} /> : <HomeResult values={values} today={today} />}
              <div data-print="hide">
                <Button type="button" variant="secondaryGray" icon={Printer} onClick={() => window.print()}>
                  {costsText('result.print')}
                </Button>
              </div>
            </Stack>
          </Columns>
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
            heading={(benefit) => <BenefitName benefit={benefit as (typeof BENEFITS)[number]} />}
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

const BenefitName = ({ benefit }: { benefit: (typeof BENEFITS)[number] }) => (
  <>
    {costsText(`benefits.${benefit}`)} <Meta as="span">({CARE_BENEFITS[benefit].source})</Meta>
  </>
);

export const costsHead = (): PageHead => ({
  title: costsText('title'),
  description: costsText('description'),
  canonical: routes.costs.build(),
});
