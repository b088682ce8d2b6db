import { formatRating, RATING_CATEGORIES, ratingCategoryLabel, routes, t } from '@care/contracts';
import { PAGINATION_BUTTONS } from '@care/contracts/constants';
import type { RatingList, RatingListItem } from '@care/contracts/schemas';
import {
  ButtonLink,
  media,
  Meta,
  MIN_RATINGS_FOR_AVERAGE,
  Pagination,
  RatingStars,
  Row,
  Stack,
  StandaloneLink,
} from '@care/ui';
import styled from '@emotion/styled';
import { Flag } from 'lucide-react';
import { AverageBars } from '@care/ui/more';
import { reviewText } from '../../texts';
import { GiveRatingLink } from './GiveRatingLink';
import { RatingArticle, usePart } from './RatingArticle';
import { RatingsFrame } from './RatingsFrame';

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
function RatingAverages({ averages, count }: RatingAveragesProps) {
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

const fetchOwnerAnswer = () => import('../answer/OwnerAnswer');

/** Actions of the viewer at a rating of others: report it (RV-05), and answer it as the owner (RV-06). */
function RatingActions({ rating }: { rating: RatingListItem }) {
  const { can_report, can_respond, can_respond_from_plus, can_change_response } = rating.viewer;
  return (
    <Row data-print="hide">
      {(can_respond || can_respond_from_plus || can_change_response) && <ForOwner rating={rating} />}
      {can_report && (
        <ButtonLink variant="bgNone" size="small" icon={Flag} to={routes.reportRating.build({ ratingId: rating.id })}>
          {reviewText('report')}
        </ButtonLink>
      )}
    </Row>
  );
}

/** Loads the buttons of the owner for the owner only. Without the code the rating stays readable. */
function ForOwner({ rating }: { rating: RatingListItem }) {
  const part = usePart(fetchOwnerAnswer);
  return part && <part.OwnerAnswer rating={rating} />;
}

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
