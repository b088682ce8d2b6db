import {
  formatRating,
  RATING_CATEGORIES,
  ratingCategoryLabel,
  routes,
  type SlotProps,
  t,
  loginPath,
  useSession,
} from '@care/contracts';
import { PAGINATION_BUTTONS, RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import type { RatingList, RatingListItem } from '@care/contracts/schemas';
import {
  apiErrorMessage,
  ButtonLink,
  ErrorPanel,
  media,
  Meta,
  MIN_RATINGS_FOR_AVERAGE,
  Pagination,
  RatingStars,
  Row,
  Stack,
  StandaloneLink,
  Heading,
  useRenderedInBrowser,
} from '@care/ui';
import { AverageBars, Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import { Flag, Star } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { reviewText } from '../../texts';
import { RatingArticle, usePart } from './RatingArticle';
import { useRatingsPage, reviewsApi } from './rating-api';

const List = styled.div`
  margin-top: var(--s-4);
  transition: opacity var(--normal) var(--ease);
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

type Props = SlotProps['provider.ratings'];

/** Number, averages and one page of the ratings of a provider, or a link to give the first one (RV-01, RV-08). */
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
  if (!data)
    return (
      <section id="ratings">
        <Placeholder
          of={[{ width: '14rem', height: '2.2rem' }, '9rem', { width: '60%' }, { width: '90%' }, { width: '80%' }]}
        />
      </section>
    );
  const giveRating = <GiveRatingLink companyId={companyId} companySlug={companySlug} />;
  if (data.count === 0)
    return (
      <RatingsFrame title={t('stars.none')}>
        <Stack>
          <p>{reviewText('firstRating')}</p>
          {giveRating}
        </Stack>
      </RatingsFrame>
    );
  const { count, meta, results } = data;
  const pageCount = Math.ceil(count / RATINGS_PAGE_SIZE);
  const shownPage = Math.min(page, pageCount);
  return (
    <RatingsFrame
      title={t('stars.ratings', { count })}
      focusOn={hasNavigated && !isFetching ? shownPage : undefined}
      action={giveRating}
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
      <Pagination
        page={shownPage}
        pageCount={pageCount}
        hrefFor={hrefFor}
        max={PAGINATION_BUTTONS}
        label={reviewText('pages')}
        preventScrollReset
      />
    </RatingsFrame>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--s-5);
  ${media.tablet} {
    grid-template-columns: 13rem minmax(0, 1fr);
  }
`;

const Figure = styled.p`
  font: 600 var(--t-figure) / var(--l-figure) var(--font-head);
  font-variant-numeric: lining-nums;
`;

/** The overall average and those of the aspects. With few ratings it is not large, and a note says how few (RV-01). */
function RatingAverages({ averages, count }: { averages: RatingList['meta']['averages']; count: number }) {
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

/** Link to the rating form; a visitor signs in first, and the owner of the provider sees no link (RV-07, RV-08). */
function GiveRatingLink({ companyId, companySlug }: { companyId: number; companySlug: string }) {
  const isSignedIn = useSession().status === 'authenticated';
  const { currentData: permissions } = reviewsApi.permissions.useQuery(companySlug, { skip: !isSignedIn });
  if (isSignedIn && permissions?.can_rate === false) return null;
  const path = routes.giveRating.build({ companyId });
  return (
    <ButtonLink
      variant="secondaryBlue"
      size="small"
      icon={Star}
      to={isSignedIn ? path : loginPath(path)}
      data-print="hide"
    >
      {reviewText(isSignedIn && permissions?.has_rated ? 'editRating' : 'giveRating')}
    </ButtonLink>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  justify-content: space-between;
  margin-bottom: var(--s-4);
`;

interface RatingsFrameProps {
  title: string;
  /** Shown beside the heading. */
  action?: ReactNode;
  /** The section takes the focus whenever this value changes, so that reading continues at the top of the new page. */
  focusOn?: unknown;
  children: ReactNode;
}

/** The target of `#ratings`. It scrolls into view if it is rendered after the page (PP-24). */
function RatingsFrame({ title, action, focusOn, children }: RatingsFrameProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useScrollWhenRenderedLater(section);
  useFocusOnChange(section, focusOn);
  return (
    <section id="ratings" ref={section} aria-labelledby={id} tabIndex={-1}>
      <Head>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {action}
      </Head>
      {children}
    </section>
  );
}

/** For server HTML the browser itself scrolls to the fragment, and the user may have scrolled since. */
function useScrollWhenRenderedLater(section: RefObject<HTMLElement | null>) {
  const [isRenderedLater] = useState(useRenderedInBrowser());
  useEffect(() => {
    if (isRenderedLater && window.location.hash === '#ratings') section.current?.scrollIntoView();
  }, [isRenderedLater, section]);
}

function useFocusOnChange(section: RefObject<HTMLElement | null>, value: unknown) {
  const previous = useRef(value);
  useEffect(() => {
    if (value === undefined || previous.current === value) return;
    previous.current = value;
    section.current?.focus({ preventScroll: true });
  }, [section, value]);
}
