import styled from '@emotion/styled';
import { formatRating, t } from '@care/contracts';
import { uiText } from '../texts';
import { RatingStars } from './RatingStars';

/** The minimum number of ratings for an average. */
export const MIN_RATINGS_FOR_AVERAGE = 3;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.55rem;
`;

const SecondaryLine = styled(Line)`
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
`;

interface RatingSummaryProps {
  /** Null without ratings. */
  average: number | null | undefined;
  count: number;
}

/** Stars, average and count in one line. Below three ratings the average is not shown, because it is not reliable. */
export function RatingSummary({ average, count }: RatingSummaryProps) {
  if (count === 0 || average === null || average === undefined) return <SecondaryLine>{t('stars.none')}</SecondaryLine>;
  const ratings = t('stars.ratings', { count });
  if (count < MIN_RATINGS_FOR_AVERAGE) {
    return (
      <SecondaryLine>
        <RatingStars value={average} />
        <span>
          {ratings}, {uiText('noReliableAverage')}
        </span>
      </SecondaryLine>
    );
  }
  return (
    <Line>
      <RatingStars value={average} />
      <span>
        <b>{formatRating(average)}</b> · {ratings}
      </span>
    </Line>
  );
}
