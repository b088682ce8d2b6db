import { t } from '@care/contracts';
import { Stack } from '@care/ui';
import { reviewText } from '../../texts';
import { GiveRatingLink } from './GiveRatingLink';
import { RatingsFrame } from './RatingsFrame';

/** Shown without ratings: a link to give the first one (RV-08). */
export const NoRatings = (company: { companyId: number; companySlug: string }) => (
  <RatingsFrame title={t('stars.none')}>
    <Stack>
      <p>{reviewText('firstRating')}</p>
      <GiveRatingLink {...company} />
    </Stack>
  </RatingsFrame>
);
