import { type SlotProps } from '@care/contracts';
import { RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { RatingList } from '@care/contracts/schemas';
import { apiErrorMessage, ErrorPanel } from '@care/ui';
import { reviewText } from '../../texts';
import { NoRatings } from './NoRatings';
import { useRatingsPage } from './ratings-page';
import { RatingsBlock } from './RatingsBlock';
import { RatingsFrame } from './RatingsFrame';
import { RatingsSkeleton } from './RatingsSkeleton';
import { reviewsApi } from './rating-api';

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
