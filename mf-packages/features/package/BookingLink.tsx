import { loginPath, packageChangePath, routes, t, useSession } from '@care/contracts';
import type { Package } from '@care/contracts/schemas';
import { ButtonLink } from '@care/ui';
import { packageText } from '../../texts';
import { isRecommended } from './pricing';

interface BookingLinkProps {
  of: Package;
  size?: 'small' | 'normal';
  block?: boolean;
}

/** Link "JETZT BUCHEN" (PK-01): to sign-in for visitors, otherwise to the package selection of the own company. */
export function BookingLink({ of, size = 'small', block }: BookingLinkProps) {
  const { status } = useSession();
  const action = t('nav.bookNow');
  return (
    <ButtonLink
      to={status === 'authenticated' ? packageChangePath() : loginPath(routes.packages.build())}
      variant={isRecommended(of) ? 'primary' : 'secondaryBlue'}
      size={size}
      block={block}
      aria-label={packageText('bookPackage', { name: of.name, action })}
    >
      {action}
    </ButtonLink>
  );
}
