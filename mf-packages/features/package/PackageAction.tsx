import { useUserContext } from '@care/contracts';
import type { Package } from '@care/contracts/schemas';
import type { ReactNode } from 'react';
import { packageText } from '../../texts';
import { BookingLink, type Offer } from './BookingLink';
import { isBookable } from './pricing';

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
