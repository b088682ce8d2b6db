import { Container, Heading, Lead, Stack, Meta, Row, WithIcon } from '@care/ui';
import { useLocation } from '@care/contracts/router';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent, Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import { NARROW_BREAKPOINT_PX, VAT_PERCENT } from '@care/contracts/constants';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { PackageList } from '@care/contracts/schemas';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { formatDate, formatPrice } from '@care/contracts';
import { packagesApi, packagesView, isMonthFree, PERIODS } from '../features/package/packages';
import { packageText } from '../texts';
import { PackageTable } from '../features/package/PackageTable';
import { PackageTabs } from '../features/package/PackageTabs';
import { PeriodSegment } from '../features/package/PeriodSegment';

const Page = styled(Container)`
  padding-block: var(--s-6) var(--s-section);
`;
const PageIntro = styled(Stack)`
  max-width: 46rem;
  padding-bottom: var(--s-5);
`;

/** `/pakete`: the packages compared (PK-01), and with a query a booking or the result of a payment (PK-04). */
export function PackagesPage() {
  const { search } = useLocation();
  const view = packagesView(search);
  return <Page>{view.kind === 'comparison' ? <Comparison /> : <Booking view={view} />}</Page>;
}

function Comparison() {
  const query = packagesApi.list.useQuery();
  return (
    <>
      <PageIntro>
        <Heading level={1}>{packageText('title')}</Heading>
        {query.data?.lead && <Lead>{query.data.lead}</Lead>}
      </PageIntro>
      <QueryContent
        query={query}
        failed={packageText('loadFailed')}
        skeleton={<Placeholder of={[{ height: '3.5rem', width: '12rem' }, '40rem']} />}
      >
        {(list) => <PackageOffer list={list} />}
      </QueryContent>
    </>
  );
}

/** The code of a booking loads when it is opened: the comparison does without. */
const Booking = lazyShown(() => import('../features/booking/Booking').then(({ Booking: Part }) => Part), {
  failed: () => packageText('bookingFailed'),
  height: '43rem',
});

const Notes = styled(Stack)`
  max-width: var(--size-measure);
  margin-top: var(--s-5);
`;

const narrow = `@media (max-width: ${NARROW_BREAKPOINT_PX}px)`;
const wide = `@media not all and (max-width: ${NARROW_BREAKPOINT_PX}px)`;

// The HTML contains both versions and CSS shows one, so that hydration does not shift the layout.
const Wide = styled.div`
  ${narrow} {
    display: none;
  }
`;
const Narrow = styled.div`
  ${wide} {
    display: none;
  }
`;

const Choice = styled(Row)`
  margin-bottom: 1.25rem;
`;

const SavingLabel = styled.p`
  padding: 0.2rem 0.65rem;
  border-radius: var(--r-small);
  background: var(--lamp-100);
  color: var(--lamp-text);
  font-size: var(--t-meta);
  line-height: 1.4;
  font-weight: 600;
  & svg {
    margin-top: 0.1em;
  }
`;

/** The comparison with the billing period above and the notes below (PK-01, PK-02). */
function PackageOffer({ list }: { list: PackageList }) {
  const [period, setPeriod] = useState<BillingPeriod>(PERIODS[0]);
  const { footnote, coming, placement_fee_cents: fee } = list;
  const vat = list.results[0]?.pricing[0]?.vat_rate ?? VAT_PERCENT;
  return (
    <>
      <Choice between>
        <PeriodSegment value={period} onChange={setPeriod} />
        {isMonthFree(list) && (
          <SavingLabel>
            <WithIcon icon={Gift} size="small">
              {packageText('yearlySaving')}
            </WithIcon>
          </SavingLabel>
        )}
      </Choice>
      <Wide>
        <PackageTable list={list} period={period} vat={vat} />
      </Wide>
      <Narrow>
        <PackageTabs list={list} period={period} />
      </Narrow>
      {/* Announced changes, the limit of "unbegrenzt", VAT, and the fee per placement (PK-02, OP-52). */}
      <Notes gap="small">
        {coming.map(({ from, changes }) => (
          <p key={from}>{packageText('coming', { date: formatDate(from), changes: changes.join('; ') })}</p>
        ))}
        {coming.length > 0 && <Meta>{packageText('kept')}</Meta>}
        <Meta>{footnote}</Meta>
        <Meta>
          {packageText('vat', { percent: vat })} {packageText('businessOnly')}
        </Meta>
        <Meta>{packageText('fee', { price: formatPrice(fee), percent: vat })}</Meta>
      </Notes>
    </>
  );
}
