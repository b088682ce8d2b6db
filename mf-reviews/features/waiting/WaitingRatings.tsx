import {
  addTexts,
  defineSliceApi,
  formatDate,
  profilePath,
  raterIdentityLabel,
  ratingsPath,
  routes,
  type SlotProps,
} from '@care/contracts';
import { accountText } from '@care/contracts/account-texts';
import { COMPANY_INVITES_PATH } from '@care/contracts/owner-paths';
import type { WaitingRatings, WaitingRatings as Waiting } from '@care/contracts/schemas';
import { Heading, Link, Meta, RatingStars, RatingSummary, Stack, StandaloneLink } from '@care/ui';
import { LinedList, QueryContent, Placeholder, TitledSection } from '@care/ui/more';
import type { RATINGS_PAGE_PARAMETER } from '../rating/ratings-page-parameter';
import texts from './texts.de.json';

/** Ratings of the owner's provider that wait for an answer (AC-16). */
const waitingApi = defineSliceApi('waiting-ratings', (build) => ({
  ofCompany: build.query<WaitingRatings, number>({
    query: (company) => `/rating/waiting/?company=${company}`,
    providesTags: [{ type: 'Rating', id: 'LIST' }],
    // Answers are given on the profile.
    keepUnusedDataFor: 0,
  }),
}));

/** Texts of the reviews in the company area. */
const waitingText = addTexts('waiting-ratings', texts);

/** Imported as a type only: as a value it would be a module of its own in what every profile loads. */
const PAGE_PARAMETER: typeof RATINGS_PAGE_PARAMETER = 'bewertungen';

type Props = SlotProps['company.reviews'];

/** The reviews of the owner's provider in the company area: number, and the newest ones without an answer (AC-16). */
export function WaitingRatings({ companyId, companySlug }: Props) {
  const query = waitingApi.ofCompany.useQuery(companyId);
  return (
    <TitledSection title={waitingText('title')} look={3} on="panel">
      <QueryContent
        query={query}
        failed={waitingText('failed')}
        skeleton={<Placeholder gap="none" of={[{}, { width: '70%' }]} />}
      >
        {(ratings) => <Loaded ratings={ratings} slug={companySlug} />}
      </QueryContent>
    </TitledSection>
  );
}

function Loaded({ ratings, slug }: { ratings: Waiting; slug: string }) {
  const { total, average, under_review, results } = ratings;
  return (
    <>
      <RatingSummary average={average} count={total} />
      {total > 0 && <State ratings={ratings} />}
      {under_review > 0 && <Meta as="p">{waitingText('underReview', { count: under_review })}</Meta>}
      {results.length > 0 && (
        <LinedList aria-label={waitingText('list')}>
          {results.map((rating) => (
            <li key={rating.id}>
              <RatingStars value={rating.average_rating} />
              <Heading level={3} look={4}>
                <Link to={pathOf(rating, slug)}>{rating.review_summary}</Link>
              </Heading>
              <Meta as="p">
                {raterIdentityLabel(rating.category)} ·{' '}
                <time dateTime={rating.created_at}>{formatDate(rating.created_at)}</time>
              </Meta>
              {rating.excerpt && <p>{rating.excerpt}</p>}
            </li>
          ))}
        </LinedList>
      )}
      <Stack gap="small">
        {total > 0 && <StandaloneLink to={ratingsPath(slug)}>{waitingText('read')}</StandaloneLink>}
        <StandaloneLink to={COMPANY_INVITES_PATH}>{waitingText('invite')}</StandaloneLink>
      </Stack>
    </>
  );
}

/** How many have no answer, and why the owner cannot give one (PK-05). */
function State({ ratings: { count, can_answer } }: { ratings: Waiting }) {
  if (count === 0) return <Meta as="p">{waitingText('allAnswered')}</Meta>;
  if (can_answer) return <p>{waitingText('waiting', { count })}</p>;
  return (
    <Stack gap="small">
      <p>{waitingText('unanswered', { count })}</p>
      <p>{accountText('errors.onlyPlusPremiumAnswer')}</p>
      <StandaloneLink to={routes.packages.build()}>{waitingText('packages')}</StandaloneLink>
    </Stack>
  );
}

/** The review on its page of the profile's list, where the form for the answer is. */
function pathOf({ id, page }: Waiting['results'][number], slug: string): string {
  const query = page > 1 ? `?${PAGE_PARAMETER}=${page}` : '';
  return `${profilePath(slug)}${query}#rating-${id}`;
}
