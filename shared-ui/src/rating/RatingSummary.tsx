import styled from '@emotion/styled';
import { formatRating, t } from '@care/contracts';
import { uiText } from '../texts';
import { RatingStars } from './RatingStars';

/** From this many ratings on an average says something. */
export const minRatingsForAverage = 3;

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.1rem 0.55rem;
`;

const Soft = styled(Line)`
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
`;

interface RatingSummaryProps {
  /** Null when nobody has rated yet. */
  average: number | null | undefined;
  count: number;
}

/** Stars, figure and count in one line. Under three ratings there is a count, but no figure that would look reliable. */
export function RatingSummary({ average, count }: RatingSummaryProps) {
  if (count === 0 || average === null || average === undefined) return <Soft>{t('stars.none')}</Soft>;
  const ratings = t('stars.ratings', { count });
  if (count < minRatingsForAverage) {
    return (
      <Soft>
        <RatingStars value={average} />
        <span>
          {ratings}, {uiText('noReliableAverage')}
        </span>
      </Soft>
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
