import { type SlotProps, t } from '@care/contracts';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { RatingList } from '@care/contracts/schemas';
import { apiErrorMessage, ErrorPanel, Loading, Skeleton, Stack } from '@care/ui';
import { reviewText } from '../../texts';
import { useRatingsPage } from './ratings-page';
import { RatingsBlock } from './RatingsBlock';
import { RatingsFrame } from './RatingsFrame';
import { reviewsApi } from './rating-api';
import { GiveRatingLink } from './GiveRatingLink';

type Props = SlotProps['provider.ratings'];

/** The ratings of a provider, or a link to give the first one (RV-01, RV-08). */
export const ProviderRatings = (props: Props) => <Ratings key={props.companyId} {...props} />;

function Ratings({ companyId, companySlug }: Props) {
  const { page, hasNavigated, hrefFor } = useRatingsPage();
  const { data, currentData, error, isFetching, refetch } = reviewsApi.ofCompany.useQuery({ companyId, page });
  if (error && !currentData) {
    return (
      <RatingsFrame title={reviewText('heading')}>
        <ErrorPanel title={reviewText('unavailable')} onRetry={() => void refetch()} retrying={isFetching}>
          {'kind' in error && <p>{apiErrorMessage(error)}</p>}
        </ErrorPanel>
      </RatingsFrame>
    );
  }
  // During the load of another page the previous page stays.
  if (!data) return <RatingsSkeleton />;
  if (data.count === 0) return <NoRatings companyId={companyId} companySlug={companySlug} />;
  const shownPage = Math.min(page, pageCountOf(data));
  return (
    <RatingsBlock
      companyId={companyId}
      companySlug={companySlug}
      ratings={data}
      page={shownPage}
      focusOn={hasNavigated && !isFetching ? shownPage : undefined}
      pageCount={pageCountOf(data)}
      hrefFor={hrefFor}
      isFetching={isFetching}
    />
  );
}

const pageCountOf = ({ count }: RatingList): number => Math.ceil(count / RATINGS_PAGE_SIZE);

/** Shown while the ratings are being loaded. */
const RatingsSkeleton = () => (
  <section id="ratings">
    <Loading>
      <Stack>
        <Skeleton width="14rem" height="2.2rem" />
        <Skeleton height="9rem" />
        <Skeleton width="60%" />
        <Skeleton width="90%" />
        <Skeleton width="80%" />
      </Stack>
    </Loading>
  </section>
);

/** Shown without ratings: a link to give the first one (RV-08). */
const NoRatings = (company: { companyId: number; companySlug: string }) => (
  <RatingsFrame title={t('stars.none')}>
    <Stack>
      <p>{reviewText('firstRating')}</p>
      <GiveRatingLink {...company} />
    </Stack>
  </RatingsFrame>
);
