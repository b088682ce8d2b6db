import { RATING_CATEGORIES, ratingCategoryLabel } from '@care/contracts';
import type { RatingListItem } from '@care/contracts/schemas';
import { Icon, RatingStars } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { reviewText } from '../../texts';
import { Disclosure } from './disclosure';

const Aspects = styled.dl`
  display: grid;
  gap: var(--s-3);
  padding-top: var(--s-2);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.9rem;
    align-items: center;
  }
  & dt {
    min-width: 11rem;
  }
  & dd + dd {
    flex-basis: 100%;
    max-width: var(--size-measure);
    overflow-wrap: anywhere;
  }
`;

/** Stars and comment of each aspect that a rating has. */
export const SingleRatings = ({ rating }: { rating: RatingListItem }) => (
  <Disclosure>
    <summary>
      {reviewText('singleRatings')}
      <Icon of={ChevronDown} size="small" />
    </summary>
    <Aspects>
      {RATING_CATEGORIES.map((category) => {
        const stars = rating[category];
        return (
          stars !== null && (
            <div key={category}>
              <dt>{ratingCategoryLabel(category)}</dt>
              <dd>
                <RatingStars value={stars} />
              </dd>
              {rating[`${category}_comment`] && <dd>{rating[`${category}_comment`]}</dd>}
            </div>
          )
        );
      })}
    </Aspects>
  </Disclosure>
);
