import { Container, Heading, Lead, Stack } from '@care/ui';
import { useLocation } from '@care/contracts/router';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent, Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import { packagesApi } from '../features/package/api';
import { packagesView } from '../features/package/booking-address';
import { PackageOffer } from '../features/package/PackageOffer';
import { packageText } from '../texts';

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
  const { data } = packagesApi.list.useQuery();
  return (
    <>
      <PageIntro>
        <Heading level={1}>{packageText('title')}</Heading>
        {data?.lead && <Lead>{data.lead}</Lead>}
      </PageIntro>
      <Packages />
    </>
  );
}

/** The code of a booking loads when it is opened: the comparison does without. */
const Booking = lazyShown(() => import('../features/booking/Booking').then(({ Booking: Part }) => Part), {
  failed: () => packageText('bookingFailed'),
  height: '43rem',
});

const Packages = () => (
  <QueryContent
    query={packagesApi.list.useQuery()}
    failed={packageText('loadFailed')}
    skeleton={<Placeholder of={[{ height: '3.5rem', width: '12rem' }, '40rem']} />}
  >
    {(list) => <PackageOffer list={list} />}
  </QueryContent>
);
