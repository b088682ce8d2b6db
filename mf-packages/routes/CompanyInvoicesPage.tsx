import type { PageHead, PageProps } from '@care/contracts';
import type { UserDetails } from '@care/contracts/schemas';
import { media, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { lazyShown } from '@care/ui/lazy';
import { BillingSection } from '../features/invoices/BillingSection';
import { invoiceApi } from '../features/invoices/invoice-api';
import { InvoiceSection } from '../features/invoices/InvoiceSection';
import { invoiceText } from '../features/invoices/texts';
import { NoCompany, OwnerPage } from '../features/owner-page/OwnerPage';
import { paymentApi } from '../features/payment/api';

/** The own package; its code loads after the page, because the invoices come first. */
const SubscriptionPanel = lazyShown(
  () => import('../features/invoices/SubscriptionPanel').then(({ SubscriptionPanel: Panel }) => Panel),
  { failed: () => invoiceText('panelFailed'), height: '16rem' },
);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6);
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) min(22.5rem, 37%);
    align-items: start;
  }
`;

/** Package, invoices and billing data of an owner (PK-04, PK-07). */
export const CompanyInvoicesPage = ({ url }: PageProps) => (
  <OwnerPage url={url} title={invoiceText('title')} failed={invoiceText('loadFailed')}>
    {(user) => (user.company ? <ForOwner /> : <WithoutCompany user={user} />)}
  </OwnerPage>
);

function ForOwner() {
  const { data: subscription } = paymentApi.subscription.useQuery();
  return (
    <Columns>
      <Stack gap="large">
        <InvoiceSection subscription={subscription} />
        <BillingSection />
      </Stack>
      <SubscriptionPanel subscription={subscription} />
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
    <NoCompany
      user={user}
      title={invoiceText('noCompany')}
      text={invoiceText('noCompanyText')}
      otherAccount={invoiceText('otherAccount')}
    />
  );
}

/** The page is personal and not indexed. */
export const companyInvoicesHead = (): PageHead => ({
  title: invoiceText('title'),
  description: invoiceText('description'),
  robots: 'noindex,follow',
});
