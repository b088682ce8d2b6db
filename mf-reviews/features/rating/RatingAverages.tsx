import { formatRating, RATING_CATEGORIES, ratingCategoryLabel, t } from '@care/contracts';
import type { RatingList } from '@care/contracts/schemas';
import { media, Meta, MIN_RATINGS_FOR_AVERAGE, RatingStars, Stack } from '@care/ui';
import { AverageBars } from '@care/ui/more';
import styled from '@emotion/styled';
import { reviewText } from '../../texts';

const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  ${media.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Figure = styled.p`
  font-family: var(--font-head);
  font-size: var(--t-figure);
  line-height: var(--l-figure);
  font-weight: 600;
  font-variant-numeric: lining-nums;
`;

interface RatingAveragesProps {
  averages: RatingList['meta']['averages'];
  count: number;
}

/** The overall average and those of the aspects. With few ratings it is not large, and a note says how few (RV-01). */
export function RatingAverages({ averages, count }: RatingAveragesProps) {
  const bars = RATING_CATEGORIES.flatMap((category) => {
    const value = averages[category];
    return value === null ? [] : [{ label: ratingCategoryLabel(category), value }];
  });
  const isFew = count < MIN_RATINGS_FOR_AVERAGE;
  return (
    <Columns>
      {averages.overall !== null && (
        <Stack gap="small">
          {/* Screen readers get the number from the stars. */}
          {!isFew && <Figure aria-hidden="true">{formatRating(averages.overall)}</Figure>}
          <RatingStars value={averages.overall} />
          <Meta>{reviewText('overall', { count })}</Meta>
          {isFew && <Meta>{t('stars.lowCount')}</Meta>}
        </Stack>
      )}
      <AverageBars items={bars} />
    </Columns>
  );
}
