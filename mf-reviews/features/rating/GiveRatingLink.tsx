import { loginPath, routes, useSession } from '@care/contracts';
import { ButtonLink } from '@care/ui';
import { Star } from 'lucide-react';
import { reviewText } from '../../texts';
import { reviewsApi } from './rating-api';

/** Link to the rating form; a visitor signs in first, and the owner of the provider sees no link (RV-07, RV-08). */
export function GiveRatingLink({ companyId, companySlug }: { companyId: number; companySlug: string }) {
  const isSignedIn = useSession().status === 'authenticated';
  const { currentData: permissions } = reviewsApi.permissions.useQuery(companySlug, { skip: !isSignedIn });
  if (isSignedIn && permissions?.can_rate === false) return null;
  const path = routes.giveRating.build({ companyId });
  return (
    <ButtonLink
      variant="secondaryBlue"
      size="small"
      icon={Star}
      to={isSignedIn ? path : loginPath(path)}
      data-print="hide"
    >
      {reviewText(isSignedIn && permissions?.has_rated ? 'editRating' : 'giveRating')}
    </ButtonLink>
  );
}
