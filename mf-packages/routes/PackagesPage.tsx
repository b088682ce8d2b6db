import { asApiError } from '@care/contracts';
import { TRIAL_DAYS } from '@care/contracts/constants';
import { apiErrorMessage, Container, ErrorPanel, Heading, Lead, Loading, Skeleton, Stack } from '@care/ui';
import { useLocation } from '@care/contracts/router';
import { useLazyModule } from '@care/ui/lazy';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { packagesApi } from '../features/package/api';
import { packagesView, type BookingView } from '../features/package/booking-address';
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
  return <Page>{view.kind === 'comparison' ? <Comparison /> : <LazyBooking view={view} />}</Page>;
}

/** Free days are offered only where a package can be booked. */
function Comparison() {
  const { data } = packagesApi.list.useQuery();
  return (
    <>
      <PageIntro>
        <Heading level={1}>{packageText('title')}</Heading>
        {data && <Lead>{data.can_book ? packageText('trial', { days: TRIAL_DAYS }) : packageText('cannotBook')}</Lead>}
      </PageIntro>
      <Packages />
    </>
  );
}

const fetchBooking = () => import('../features/booking/Booking').then(({ Booking }) => Booking);

/** The code of a booking loads when it is opened: the comparison does without. */
function LazyBooking({ view }: { view: BookingView }) {
  const { lazy, load } = useLazyModule(fetchBooking);
  useEffect(load, [load]);
  if (lazy.kind === 'ready') return <lazy.module view={view} />;
  if (lazy.kind === 'failed') return <ErrorPanel title={packageText('bookingFailed')} onRetry={load} />;
  return <Placeholder />;
}

function Packages() {
  const { data, error, isFetching, refetch } = packagesApi.list.useQuery();
  if (data) return <PackageOffer list={data} />;
  if (error) {
    return (
      <ErrorPanel title={packageText('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
        <p>{apiErrorMessage(asApiError(error))}</p>
      </ErrorPanel>
    );
  }
  return <Placeholder />;
}

const Placeholder = () => (
  <Loading>
    <Stack>
      <Skeleton height="3.5rem" width="12rem" />
      <Skeleton height="40rem" />
    </Stack>
  </Loading>
);
