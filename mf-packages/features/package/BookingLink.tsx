import { loginPath, t, useSession } from '@care/contracts';
import type { Package, PaidTier } from '@care/contracts/schemas';
import type { BillingPeriod } from '@care/contracts/vocabulary';
import { ButtonLink } from '@care/ui';
import { packageText } from '../../texts';
import { bookingPath } from './booking-address';
import { isRecommended } from './pricing';

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
export function BookingLink({ of, offer, size = 'small', block }: BookingLinkProps) {
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
