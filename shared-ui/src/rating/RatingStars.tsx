import styled from '@emotion/styled';
import { formatRating, t } from '@care/contracts';

const STAR_COUNT = 5;
const STAR = 'l2.9 5.9 6.5.9-4.7 4.6 1.1 6.4-5.8-3-5.8 3 1.1-6.4-4.7-4.6 6.5-.9z';
const stars = Array.from({ length: STAR_COUNT }, (_, index) => `M${12 + index * 24} 2.6${STAR}`).join('');

const StarsSvg = styled.svg`
  display: inline-block;
  width: calc(${STAR_COUNT} * var(--size-star));
  height: var(--size-star);
  flex: none;
  fill: var(--surface);
  stroke: var(--star);
  stroke-width: 1.8;
  stroke-linejoin: round;
  & svg {
    fill: var(--star);
  }
  @media (forced-colors: active) {
    fill: Canvas;
    stroke: CanvasText;
    & svg {
      fill: CanvasText;
    }
  }
`;

interface RatingStarsProps {
  /** 0 to 5; parts of a star are filled in proportion. */
  value: number;
}

/** Five stars of 22 px, filled and empty ones (SR-13). Show the number beside them. */
export function RatingStars({ value }: RatingStarsProps) {
  const clamped = Math.min(Math.max(value, 0), STAR_COUNT);
  return (
    <StarsSvg
      viewBox={`0 0 ${STAR_COUNT * 24} 24`}
      role="img"
      aria-label={t('stars.outOfFive', { value: formatRating(clamped) })}
    >
      <path d={stars} />
      {/* The inner svg clips the filled stars to its width, without a style attribute or a clip path id. */}
      <svg width={Math.round(clamped * 240) / 10} height="24">
        <path d={stars} />
      </svg>
    </StarsSvg>
  );
}
