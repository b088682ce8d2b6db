import type { PageProps } from '@care/contracts';
import type { UserDetails, BillingDetails } from '@care/contracts/schemas';
import { media, Stack, Button, Heading, Meta, Row } from '@care/ui';
import styled from '@emotion/styled';
import { lazyShown } from '@care/ui/lazy';
import { QueryContent, SideColumns, StatusMessage, Placeholder } from '@care/ui/more';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { invoiceApi } from '../features/invoices/invoice-api';
import { InvoiceSection } from '../features/invoices/InvoiceSection';
import { invoiceText } from '../features/invoices/texts';
import { NoCompany, ownerHead, OwnerPage } from '../features/owner-page/OwnerPage';
import { paymentApi } from '../features/payment/api';

/** The own package; its code loads after the page, because the invoices come first. */
const SubscriptionPanel = lazyShown(
  () => import('../features/invoices/SubscriptionPanel').then(({ SubscriptionPanel: Panel }) => Panel),
  { failed: () => invoiceText('panelFailed'), height: '16rem' },
);

/** Package, invoices and billing data of an owner (PK-04, PK-07). */
export const CompanyInvoicesPage = ({ url }: PageProps) => (
  <OwnerPage url={url} title={invoiceText('title')} failed={invoiceText('loadFailed')}>
    {(user) => (user.company ? <ForOwner /> : <WithoutCompany user={user} />)}
  </OwnerPage>
);

function ForOwner() {
  const { data: subscription } = paymentApi.subscription.useQuery();
  return (
    <SideColumns>
      <Stack gap="large">
        <InvoiceSection subscription={subscription} />
        <BillingSection />
      </Stack>
      <SubscriptionPanel subscription={subscription} />
    </SideColumns>
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
  return <NoCompany user={user} text={invoiceText} />;
}

export const companyInvoicesHead = ownerHead(invoiceText);

const Facts = styled.dl`
  display: grid;
  gap: 0 var(--s-4);
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    margin-bottom: var(--s-3);
  }
  ${media.tablet} {
    grid-template-columns: max-content minmax(0, 1fr);
  }
`;

/** The code of the form loads when it is opened. */
const BillingForm = lazyShown(() => import('../features/invoices/BillingForm').then(({ BillingForm: Form }) => Form), {
  failed: () => invoiceText('formFailed'),
  height: '20rem',
});

/** The buyer on the next invoices, and its form (PK-07). */
function BillingSection() {
  const query = invoiceApi.billing.useQuery();
  const [shown, setShown] = useState<'facts' | 'form' | 'saved'>('facts');
  const section = useRef<HTMLElement>(null);
  // The pressed button disappears.
  const close = (next: 'facts' | 'saved') => {
    setShown(next);
    section.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={section} tabIndex={-1} aria-label={invoiceText('billing')}>
      <Stack>
        {shown === 'saved' && <StatusMessage kind="success" title={invoiceText('saved')} />}
        <Row between>
          <Heading level={2}>{invoiceText('billing')}</Heading>
          {query.data && shown !== 'form' && (
            <Button
              variant="secondaryBlue"
              size="small"
              icon={Pencil}
              aria-label={invoiceText('editBilling')}
              onClick={() => setShown('form')}
            >
              {invoiceText('edit')}
            </Button>
          )}
        </Row>
        <QueryContent query={query} failed={invoiceText('billingFailed')} skeleton={<Placeholder of={['10rem']} />}>
          {(details) =>
            shown === 'form' ? (
              <BillingForm initial={details} onSaved={() => close('saved')} onClose={() => close('facts')} />
            ) : (
              <BillingFacts details={details} />
            )
          }
        </QueryContent>
      </Stack>
    </section>
  );
}

const BillingFacts = ({ details: { name, street, zip_code, city, email, vat_id } }: { details: BillingDetails }) => (
  <>
    <Facts>
      <dt>{invoiceText('name')}</dt>
      <dd>{name}</dd>
      <dt>{invoiceText('address')}</dt>
      <dd>
        {street}, {zip_code} {city}
      </dd>
      <dt>{invoiceText('email')}</dt>
      <dd>{email}</dd>
      <dt>{invoiceText('vatId')}</dt>
      <dd>{vat_id || invoiceText('notGiven')}</dd>
    </Facts>
    <Meta>{invoiceText('fromNowOn')}</Meta>
  </>
);
