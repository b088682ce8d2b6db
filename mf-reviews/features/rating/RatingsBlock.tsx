import { routes, t } from '@care/contracts';
import { PAGINATION_BUTTONS } from '@care/contracts/constants';
import type { RatingList } from '@care/contracts/schemas';
import { Pagination, Stack, StandaloneLink } from '@care/ui';
import styled from '@emotion/styled';
import { reviewText } from '../../texts';
import { GiveRatingLink } from './GiveRatingLink';
import { RatingActions } from './RatingActions';
import { RatingArticle } from './RatingArticle';
import { RatingsFrame } from './RatingsFrame';
import { RatingAverages } from './RatingAverages';

const List = styled.div`
  margin-top: var(--s-4);
  transition: opacity var(--normal) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

interface RatingsBlockProps {
  companyId: number;
  companySlug: string;
  ratings: RatingList;
  page: number;
  /** The loaded page after a page change, which focuses the block; undefined before. */
  focusOn: number | undefined;
  pageCount: number;
  hrefFor: (page: number) => string;
  isFetching: boolean;
}

/** Number, averages, one page of ratings and pagination (RV-01). */
export function RatingsBlock({
  companyId,
  companySlug,
  ratings,
  page,
  focusOn,
  pageCount,
  hrefFor,
  isFetching,
}: RatingsBlockProps) {
  const { count, meta, results } = ratings;
  return (
    <RatingsFrame
      title={t('stars.ratings', { count })}
      focusOn={focusOn}
      action={<GiveRatingLink companyId={companyId} companySlug={companySlug} />}
    >
      <RatingAverages averages={meta.averages} count={count} />
      <StandaloneLink to={routes.ratingCheck.build()}>{t('footer.ratingCheck')}</StandaloneLink>
      <List aria-busy={isFetching}>
        {results.map((rating) => (
          <RatingArticle key={rating.id} rating={rating}>
            <RatingActions rating={rating} />
          </RatingArticle>
        ))}
        {results.length === 0 && <p>{reviewText('nothingOnPage')}</p>}
      </List>
      <Stack>
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={hrefFor}
          max={PAGINATION_BUTTONS}
          label={reviewText('pages')}
          preventScrollReset
        />
      </Stack>
    </RatingsFrame>
  );
}
