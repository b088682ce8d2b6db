import { formatPrice, periodLabel, tierLabel } from '@care/contracts';
import { TIER_TABLE } from '@care/contracts/tiers';
import type { Subscription } from '@care/contracts/schemas';
import { Heading, Meta, Panel, Stack } from '@care/ui';
import styled from '@emotion/styled';
import { useId } from 'react';
import { OwnPackage } from '../subscription/CompanyPackage';
import { invoiceText } from './texts';

const Figure = styled.strong`
  font: 600 1.5rem/1.1 var(--font-head);
  font-variant-numeric: lining-nums;
  white-space: nowrap;
`;

export interface SubscriptionPanelProps {
  subscription: Subscription | undefined;
}

/** The own package with its price, and what the company area offers for it (PK-04). */
export function SubscriptionPanel({ subscription }: SubscriptionPanelProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Stack>
        <Heading level={2} look={3} id={id}>
          {subscription ? titleOf(subscription) : invoiceText('title')}
        </Heading>
        {subscription && <Price subscription={subscription} />}
        <OwnPackage isChanging={false} />
      </Stack>
    </Panel>
  );
}

const titleOf = ({ package: id, period, source }: Subscription): string =>
  source === 'BOOKED' && period
    ? invoiceText('subscription', { package: tierLabel(id), period: periodLabel(period) })
    : invoiceText('package', { package: tierLabel(id) });

/** The net price of the running period; a package that this account does not pay has none. */
function Price({ subscription: { package: id, period, source } }: { subscription: Subscription }) {
  if (source !== 'BOOKED' || !period) return null;
  return (
    <p>
      <Figure>{formatPrice(TIER_TABLE[id].prices[period])}</Figure>{' '}
      <Meta as="span">{invoiceText(period === 'MONTHLY' ? 'perMonth' : 'perYear')}</Meta>
    </p>
  );
}
