import { loginPath, t, useSession, useUserContext, formatPrice } from '@care/contracts';
import type { Package } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import { ButtonLink, Meta } from '@care/ui';
import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { packageText } from '../../texts';
import { bookingPath, isRecommended, isBookable, otherPeriod, priceFor } from './packages';

export interface Offer {
  period: BillingPeriod;
  /** Whether packages can be booked on this site at present. */
  canBook: boolean;
}

interface PackageActionProps {
  of: Package;
  offer: Offer;
  size?: 'small' | 'normal';
  block?: boolean;
  /** Shown for the free package, which needs no booking. */
  free: ReactNode;
}

/**
 * How to get a package: the link "JETZT BUCHEN", which visitors follow after signing in, or a text for the free one, for
 * that of the company, and where nothing can be booked (PK-01, PK-03).
 */
export function PackageAction({ of, offer, size = 'small', block, free }: PackageActionProps) {
  const { isCompanyOwner, tierName } = useUserContext();
  const isSignedIn = useSession().status === 'authenticated';
  if (isCompanyOwner && tierName === of.id) return packageText('current');
  if (!isBookable(of)) return free;
  if (!offer.canBook) return packageText('notYet');
  const booking = bookingPath({ package: of.id, period: offer.period });
  const action = t('nav.bookNow');
  return (
    <ButtonLink
      to={isSignedIn ? booking : loginPath(booking)}
      variant={isRecommended(of) ? 'primary' : 'secondaryBlue'}
      size={size}
      block={block}
      aria-label={packageText('bookPackage', { name: of.name, action })}
    >
      {action}
    </ButtonLink>
  );
}

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
