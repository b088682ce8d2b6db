import { asApiError, routes, t, useMember, userApi, type PageHead, type PageProps } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  Breadcrumbs,
  ButtonLink,
  Container,
  ErrorPanel,
  Heading,
  Loading,
  media,
  Panel,
  Skeleton,
  Stack,
} from '@care/ui';
import styled from '@emotion/styled';
import { BillingSection } from '../features/invoices/BillingSection';
import { invoiceApi } from '../features/invoices/invoice-api';
import { InvoiceSection } from '../features/invoices/InvoiceSection';
import { LazySubscriptionPanel } from '../features/invoices/LazySubscriptionPanel';
import { invoiceText } from '../features/invoices/texts';
import { paymentApi } from '../features/payment/api';

const Page = styled(Container)`
  padding-bottom: var(--s-7);
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22.5rem, 37%);
    align-items: start;
  }
`;

/** Package, invoices and billing data of an owner (PK-04, PK-07). A visitor signs in first and comes back here. */
export function CompanyInvoicesPage({ url }: PageProps) {
  const member = useMember(url);
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: t('nav.home'), to: routes.home.build() },
          { label: t('nav.companyOwnerArea'), to: routes.companyOwnerArea.build() },
          { label: invoiceText('title') },
        ]}
      />
      <Stack gap="large">
        <Heading level={1}>{invoiceText('title')}</Heading>
        {member ? <ForMember /> : <Waiting />}
      </Stack>
    </Page>
  );
}

const Waiting = () => (
  <Loading>
    <Skeleton height="20rem" />
  </Loading>
);

function ForMember() {
  const { data: user, error, isFetching, refetch } = userApi.details.useQuery();
  if (user) return user.company ? <ForOwner /> : <WithoutCompany user={user} />;
  if (!error) return <Waiting />;
  return (
    <ErrorPanel title={invoiceText('loadFailed')} onRetry={() => void refetch()} retrying={isFetching}>
      <p>{apiErrorMessage(asApiError(error))}</p>
    </ErrorPanel>
  );
}

function ForOwner() {
  const { data: subscription } = paymentApi.subscription.useQuery();
  return (
    <Columns>
      <Stack gap="large">
        <InvoiceSection subscription={subscription} />
        <BillingSection />
      </Stack>
      <LazySubscriptionPanel subscription={subscription} />
    </Columns>
  );
}

/** A former owner keeps the invoices of that time; others read how to get a provider. */
function WithoutCompany({ user }: { user: UserDetails }) {
  const { data } = invoiceApi.invoices.useQuery();
  if (data && data.count > 0)
    return (
      <Stack gap="large">
        <p>{invoiceText('former')}</p>
        <InvoiceSection subscription={undefined} />
      </Stack>
    );
  return (
    <Panel>
      <Stack>
        <p>
          <strong>{invoiceText('noCompany')}</strong>
        </p>
        <p>{invoiceText(user.profile_type === 'CARE_PROVIDER' ? 'noCompanyText' : 'otherAccount')}</p>
        {user.profile_type === 'CARE_PROVIDER' && (
          <ButtonLink to={routes.companyRegistration.build()}>{t('nav.registerCompany')}</ButtonLink>
        )}
      </Stack>
    </Panel>
  );
}

/** The page is personal and not indexed. */
export const companyInvoicesHead = (): PageHead => ({
  title: invoiceText('title'),
  description: invoiceText('description'),
  robots: 'noindex,follow',
});
