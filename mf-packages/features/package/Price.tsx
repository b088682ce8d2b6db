import { formatPrice } from '@care/contracts';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import type { Package } from '@care/contracts/schemas';
import styled from '@emotion/styled';
import { Meta } from '@care/ui';
import { packageText } from '../../texts';
import { isBookable, otherPeriod, priceFor } from './pricing';

const Amount = styled.b`
  display: block;
  font: 600 2.25rem/1.1 var(--font-head);
  font-variant-numeric: lining-nums;
`;

interface PriceProps {
  of: Package;
  period: BillingPeriod;
  /** Also shows the price of the other period and the VAT, for use without the table. */
  complete?: boolean;
}

/** The net price of a package for the chosen period (PK-02). */
export function Price({ of, period, complete = false }: PriceProps) {
  const price = priceFor(of, period);
  if (!price) return null;
  return (
    <>
      <Amount>{formatPrice(price.net_cents)}</Amount>
      <Meta as="span">{complete ? completeTerm(of, period) : term(of, period)}</Meta>
    </>
  );
}

const term = (of: Package, period: BillingPeriod): string =>
  isBookable(of) ? packageText(`per.${period}`) : packageText('forever');

function completeTerm(of: Package, period: BillingPeriod): string {
  const other = priceFor(of, otherPeriod(period));
  if (!other || !isBookable(of)) return term(of, period);
  return packageText('perOrVat', { per: term(of, period), other: other.text, percent: other.vat_rate });
}
