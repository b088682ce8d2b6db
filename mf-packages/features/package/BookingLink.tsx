import { loginPath, packageChangePath, routes, t, useSession } from '@care/contracts';
import type { Package } from '@care/contracts/schemas';
import { ButtonLink } from '@care/ui';
import { tt } from '../../texts';
import { isRecommended } from './pricing';

interface BookingLinkProps {
  of: Package;
  size?: 'small' | 'normal';
  block?: boolean;
}

/** "JETZT BUCHEN" (PK-01): a visitor signs in first and comes back, everyone else chooses in the own company's area. */
export function BookingLink({ of, size = 'small', block }: BookingLinkProps) {
  const { status } = useSession();
  const action = t('nav.bookNow');
  return (
    <ButtonLink
      to={status === 'authenticated' ? packageChangePath() : loginPath(routes.packages.build())}
      variant={isRecommended(of) ? 'primary' : 'secondaryBlue'}
      size={size}
      block={block}
      aria-label={tt('bookPackage', { name: of.name, action })}
    >
      {action}
    </ButtonLink>
  );
}
