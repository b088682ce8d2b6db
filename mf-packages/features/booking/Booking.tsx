import { asApiError, routes, t, useMember, userApi } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import type { UserDetails } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  Breadcrumbs,
  ButtonLink,
  ErrorPanel,
  Heading,
  Loading,
  Panel,
  Skeleton,
  Stack,
} from '@care/ui';
import { useEffect, useRef } from 'react';
import type { BookingView } from '../package/booking-address';
import { packagesApi } from '../package/api';
import { paymentApi } from '../payment/api';
import { BookingForm } from './BookingForm';
import { bookingText } from './texts';
import { OrderResult } from './OrderResult';
import { useOrder } from './use-order';

interface PaymentReturnProps {
  order: string;
  /** The payment page was left by its cancel link: an order that is still open is canceled. */
  isCanceled: boolean;
}

/** `/pakete?payment=success|canceled&order=…`: the way back from paying. The address is a hint, the order the truth (PK-04). */
function PaymentReturn({ order: id, isCanceled }: PaymentReturnProps) {
  const { data: order, error, isFetching, refetch } = useOrder(id);
  const [cancel] = paymentApi.cancelOrder.useMutation();
  const wasAsked = useRef(false);
  const isLeft = isCanceled && order?.status === 'PENDING';
  useEffect(() => {
    if (!isLeft || wasAsked.current) return;
    wasAsked.current = true;
    void cancel(id);
  }, [isLeft, cancel, id]);
  if (order && !isLeft) return <OrderResult key={order.status} order={order} />;
  if (error)
    return (
      <Stack gap="large">
        <Heading level={1}>{bookingText('title')}</Heading>
        <ErrorPanel title={bookingText('orderFailed')} onRetry={() => void refetch()} retrying={isFetching}>
          <p>{apiErrorMessage(asApiError(error))}</p>
        </ErrorPanel>
      </Stack>
    );
  return (
    <Loading>
      <Skeleton height="12rem" />
    </Loading>
  );
}

/** Booking a package and the way back from paying (PK-03, PK-04). A visitor signs in first and comes back here. */
export function Booking({ view }: { view: BookingView }) {
  const { pathname, search } = useLocation();
  const member = useMember(new URL(pathname + search, window.location.origin));
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('nav.home'), to: routes.home.build() },
          { label: t('nav.packages'), to: routes.packages.build() },
          { label: bookingText('title') },
        ]}
      />
      {member ? <ForMember view={view} /> : <BookingSkeleton />}
    </>
  );
}

const BookingSkeleton = () => (
  <Loading>
    <Stack>
      <Skeleton height="3rem" width="16rem" />
      <Skeleton height="30rem" />
    </Stack>
  </Loading>
);

function ForMember({ view }: { view: BookingView }) {
  const { currentData: user, error, isFetching, refetch } = userApi.details.useQuery();
  if (view.kind === 'payment')
    return <PaymentReturn key={view.order} order={view.order} isCanceled={view.isCanceled} />;
  if (!user) return error ? <Failed error={error} retrying={isFetching} onRetry={refetch} /> : <BookingSkeleton />;
  if (!user.company) return <NoCompany user={user} />;
  return <ForOwner slug={user.company.slug} choice={view.choice} />;
}

function ForOwner({ slug, choice }: { slug: string; choice: Parameters<typeof BookingForm>[0]['choice'] }) {
  const company = paymentApi.company.useQuery(slug);
  const packages = packagesApi.list.useQuery();
  const failed = company.error ?? packages.error;
  if (company.data && packages.data)
    return <BookingForm company={company.data} packages={packages.data} choice={choice} />;
  if (!failed) return <BookingSkeleton />;
  const retry = () => {
    if (company.error) void company.refetch();
    if (packages.error) void packages.refetch();
  };
  return <Failed error={failed} retrying={company.isFetching || packages.isFetching} onRetry={retry} />;
}

interface FailedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => unknown;
}

const Failed = ({ error, retrying, onRetry }: FailedProps) => (
  <Stack gap="large">
    <Heading level={1}>{bookingText('title')}</Heading>
    <ErrorPanel title={bookingText('quoteFailed')} onRetry={() => void onRetry()} retrying={retrying}>
      <p>{apiErrorMessage(asApiError(error))}</p>
    </ErrorPanel>
  </Stack>
);

/** Somebody without a company cannot book: how to get one. */
const NoCompany = ({ user }: { user: UserDetails }) => (
  <Panel>
    <Stack>
      <Heading level={1} look={2}>
        {bookingText('title')}
      </Heading>
      <p>
        <strong>{bookingText('noCompany')}</strong>
      </p>
      <p>{bookingText(user.profile_type === 'CARE_PROVIDER' ? 'noCompanyText' : 'otherAccount')}</p>
      <ButtonLink to={routes.companyRegistration.build()}>{t('nav.registerCompany')}</ButtonLink>
    </Stack>
  </Panel>
);
