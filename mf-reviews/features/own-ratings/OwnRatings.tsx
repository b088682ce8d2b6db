import { formatDate, profilePath, routes } from '@care/contracts';
import { OWN_RATINGS_PAGE_SIZE } from '@care/contracts/constants';
import { useLocation } from '@care/contracts/router';
import type { RatingListItem } from '@care/contracts/schemas';
import { Heading, Link, Meta, Pagination, Panel, RatingStars, Row, Stack, StandaloneLink } from '@care/ui';
import { LinedList, QueryContent, moveFocusOnRemoval, Placeholder } from '@care/ui/more';
import styled from '@emotion/styled';
import { useId } from 'react';
import { OwnRatingActions } from '../writing/OwnRatingActions';
import { writingText } from '../writing/texts';
import { writingApi } from '../writing/writing-api';

/** The page of the person's ratings in the query (AC-07); invalid values give 1. */
function readOwnPage(search: string): number {
  const value = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 1;
}

/** The address of another page. */
function ownPageHref(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete('page');
  else params.set('page', String(page));
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}

const pageCountOf = (count: number): number => Math.ceil(count / OWN_RATINGS_PAGE_SIZE);

const List = styled(LinedList)`
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** The own ratings in the account, five per page by `?page` (AC-07). */
export function OwnRatings() {
  const id = useId();
  const { pathname, search } = useLocation();
  const page = readOwnPage(search);
  const query = writingApi.own.useQuery(page);
  return (
    <Panel as="section" aria-labelledby={id} tabIndex={-1}>
      <Stack>
        <Heading level={2} look={3} id={id}>
          {writingText('ownList.title')}
        </Heading>
        <QueryContent
          query={query}
          failed={writingText('ownList.failed')}
          skeleton={<Placeholder gap="none" of={[{}, { width: '70%' }, {}]} />}
        >
          {({ count, results }) =>
            count === 0 ? (
              <p>{writingText('ownList.none')}</p>
            ) : (
              <>
                <List aria-busy={query.isFetching}>
                  {results.map((rating) => (
                    <li key={rating.id} ref={moveFocusOnRemoval}>
                      <OwnRatingItem rating={rating} />
                    </li>
                  ))}
                </List>
                {results.length === 0 && <p>{writingText('ownList.nothingOnPage')}</p>}
                <Pagination
                  page={Math.min(page, pageCountOf(count))}
                  pageCount={Math.max(results.length === 0 ? 2 : 1, pageCountOf(count))}
                  hrefFor={(target) => ownPageHref(pathname, search, target)}
                  label={writingText('ownList.pages')}
                  preventScrollReset
                />
              </>
            )
          }
        </QueryContent>
      </Stack>
    </Panel>
  );
}

function OwnRatingItem({ rating }: { rating: RatingListItem }) {
  const { company, created_at, status, viewer } = rating;
  const note = noteOf(rating);
  return (
    <>
      <Heading level={3} look={4}>
        {viewer.can_edit ? <Link to={profilePath(company.slug)}>{company.name}</Link> : company.name}
      </Heading>
      <Row gap="small">
        <RatingStars value={rating.average_rating} />
        <Meta>
          <time dateTime={created_at}>{formatDate(created_at)}</time>
        </Meta>
      </Row>
      <p>{rating.review_summary}</p>
      {note && <Meta>{note}</Meta>}
      {status === 'DISPUTED' && (
        <StandaloneLink to={routes.ratingProof.build({ ratingId: rating.id })}>
          {writingText('ownList.toQuestion')}
        </StandaloneLink>
      )}
      {status !== 'REMOVED' && <OwnRatingActions rating={rating} />}
    </>
  );
}

/** Why a rating is not public, or cannot be changed. */
function noteOf({ status, viewer }: RatingListItem): string | undefined {
  if (status === 'REMOVED') return writingText('ownList.removed');
  if (status === 'OWNED') return writingText('ownList.owned');
  if (status === 'DISPUTED') return writingText('ownList.disputed');
  if (!viewer.can_edit) return writingText('notEditableHint');
  return status === 'PENDING' ? writingText('ownList.waiting') : undefined;
}
