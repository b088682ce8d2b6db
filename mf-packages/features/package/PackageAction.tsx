import { loginPath, t, useSession, useUserContext } from '@care/contracts';
import type { Package, PaidTier } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import { ButtonLink } from '@care/ui';
import { packageText } from '../../texts';
import { bookingPath } from './booking-address';
import { isRecommended, isBookable } from './pricing';
import type { ReactNode } from 'react';

export interface Offer {
  period: BillingPeriod;
  /** Whether packages can be booked on this site at present. */
  canBook: boolean;
}

interface BookingLinkProps {
  of: Package & { id: PaidTier };
  offer: Offer;
  size?: 'small' | 'normal';
  block?: boolean;
}

/** Link "JETZT BUCHEN" (PK-01, PK-03): starts the booking, for visitors after signing in. */
function BookingLink({ of, offer, size = 'small', block }: BookingLinkProps) {
  const { status } = useSession();
  const booking = bookingPath({ package: of.id, period: offer.period });
  const action = t('nav.bookNow');
  return (
    <ButtonLink
      to={status === 'authenticated' ? booking : loginPath(booking)}
      variant={isRecommended(of) ? 'primary' : 'secondaryBlue'}
      size={size}
      block={block}
      aria-label={packageText('bookPackage', { name: of.name, action })}
    >
      {action}
    </ButtonLink>
  );
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
 * How to get a package: its booking link, or a text for the free one, for that of the company, and where nothing can
 * be booked (PK-01, PK-03).
 */
export function PackageAction({ of, free, ...look }: PackageActionProps) {
  const { isCompanyOwner, tierName } = useUserContext();
  if (isCompanyOwner && tierName === of.id) return packageText('current');
  if (!isBookable(of)) return free;
  return look.offer.canBook ? <BookingLink of={of} {...look} /> : packageText('notYet');
}
