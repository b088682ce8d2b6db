import { formatPrice, periodLabel, tierLabel } from '@care/contracts';
import type { Subscription } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { CompanyPackage } from '../subscription/CompanyPackage';
import { invoiceText } from './texts';
import { TitledSection } from '@care/ui/more';

const Figure = styled.strong`
  font: 600 1.5rem/1.1 var(--font-head);
  font-variant-numeric: lining-nums;
  white-space: nowrap;
`;

/** The own package with its price, and what the company area offers for it (PK-04). */
export const SubscriptionPanel = ({ subscription }: { subscription: Subscription | undefined }) => (
  <TitledSection title={subscription ? titleOf(subscription) : invoiceText('title')} look={3} on="panel">
    {subscription && <Price subscription={subscription} />}
    <CompanyPackage isChanging={false} hasInvoiceLink={false} />
  </TitledSection>
);

const titleOf = ({ package: id, period, source }: Subscription): string =>
  source === 'BOOKED' && period
    ? invoiceText('subscription', { package: tierLabel(id), period: periodLabel(period) })
    : invoiceText('package', { package: tierLabel(id) });

/** The agreed net price of a period; a package that this account does not pay has none. */
function Price({ subscription: { period, price_cents } }: { subscription: Subscription }) {
  if (price_cents === null || !period) return null;
  return (
    <p>
      <Figure>{formatPrice(price_cents)}</Figure>{' '}
      <Meta as="span">{invoiceText(period === 'MONTHLY' ? 'perMonth' : 'perYear')}</Meta>
    </p>
  );
}
