import styled from '@emotion/styled';
import { formatRating, t } from '@care/contracts';
import { MIN_RATINGS_FOR_AVERAGE } from '@care/contracts/constants';
import { uiText } from '../texts';
import { RatingStars } from './RatingStars';

export { MIN_RATINGS_FOR_AVERAGE };

const SummaryLine = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.55rem;
`;

const SecondaryLine = styled(SummaryLine)`
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
`;

interface RatingSummaryProps {
  /** Null without ratings. */
  average: number | null | undefined;
  count: number;
}

/**
 * Stars, average and count in one line, because the order by rating counts both. Below three ratings neither stars nor average are shown: they are not reliable
 * (SR-22).
 */
export function RatingSummary({ average, count }: RatingSummaryProps) {
  if (count === 0 || average === null || average === undefined) return <SecondaryLine>{t('stars.none')}</SecondaryLine>;
  const ratings = t('stars.ratings', { count });
  if (count < MIN_RATINGS_FOR_AVERAGE) {
    return (
      <SecondaryLine>
        {ratings}, {uiText('noReliableAverage')}
      </SecondaryLine>
    );
  }
  return (
    <SummaryLine>
      <RatingStars value={average} />
      <span>
        <b>{formatRating(average)}</b> {uiText('ofRatings', { ratings })}
      </span>
    </SummaryLine>
  );
}
