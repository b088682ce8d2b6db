import { routes, t, useMember, userApi } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import type { UserDetails } from '@care/contracts/schemas';
import { Breadcrumbs, ButtonLink, Heading, Panel, Stack } from '@care/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { Placeholder, QueryContent } from '@care/ui/more';
import { packagesApi, type BookingView } from '../package/packages';
import { paymentApi } from '../payment/api';
import { BookingForm } from './BookingForm';
import { bookingText } from './texts';
import { OrderResult, useOrder } from './OrderResult';

interface PaymentReturnProps {
  order: string;
  /** The payment page was left by its cancel link: an order that is still open is canceled. */
  isCanceled: boolean;
}

/** `/pakete?payment=success|canceled&order=…`: the way back from paying. The address is a hint, the order the truth (PK-04). */
function PaymentReturn({ order: id, isCanceled }: PaymentReturnProps) {
  const query = useOrder(id);
  const { data: order } = query;
  const [cancel] = paymentApi.cancelOrder.useMutation();
  const wasAsked = useRef(false);
  const isLeft = isCanceled && order?.status === 'PENDING';
  useEffect(() => {
    if (!isLeft || wasAsked.current) return;
    wasAsked.current = true;
    void cancel(id);
  }, [isLeft, cancel, id]);
  return (
    <QueryContent
      query={{ ...query, currentData: isLeft ? undefined : order }}
      failed={bookingText('orderFailed')}
      skeleton={<Placeholder of={['12rem']} />}
      frame={(content) => (query.error ? <Failed>{content}</Failed> : content)}
    >
      {(loaded) => <OrderResult key={loaded.status} order={loaded} />}
    </QueryContent>
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

const BookingSkeleton = () => <Placeholder of={[{ height: '3rem', width: '16rem' }, '30rem']} />;

function ForMember({ view }: { view: BookingView }) {
  const query = userApi.details.useQuery();
  if (view.kind === 'payment')
    return <PaymentReturn key={view.order} order={view.order} isCanceled={view.isCanceled} />;
  return (
    <QueryContent
      query={query}
      failed={bookingText('quoteFailed')}
      skeleton={<BookingSkeleton />}
      frame={(content) => (query.error ? <Failed>{content}</Failed> : content)}
    >
      {(user) =>
        user.company ? <ForOwner slug={user.company.slug} choice={view.choice} /> : <NoCompany user={user} />
      }
    </QueryContent>
  );
}

function ForOwner({ slug, choice }: { slug: string; choice: Parameters<typeof BookingForm>[0]['choice'] }) {
  const company = paymentApi.company.useQuery(slug);
  const packages = packagesApi.list.useQuery();
  const [companyData, packageData] = [company.data, packages.data];
  const retry = () => {
    if (company.error) void company.refetch();
    if (packages.error) void packages.refetch();
  };
  const both = {
    currentData: companyData && packageData && { company: companyData, packages: packageData },
    error: company.error ?? packages.error,
    isFetching: company.isFetching || packages.isFetching,
    refetch: retry,
  };
  return (
    <QueryContent
      query={both}
      failed={bookingText('quoteFailed')}
      skeleton={<BookingSkeleton />}
      frame={(content) => (both.error ? <Failed>{content}</Failed> : content)}
    >
      {(loaded) => <BookingForm {...loaded} choice={choice} />}
    </QueryContent>
  );
}

const Failed = ({ children }: { children: ReactNode }) => (
  <Stack gap="large">
    <Heading level={1}>{bookingText('title')}</Heading>
    {children}
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
