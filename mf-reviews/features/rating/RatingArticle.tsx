import { formatDate, raterIdentityLabel, RATING_CATEGORIES, ratingCategoryLabel } from '@care/contracts';
import type { RatingListItem } from '@care/contracts/schemas';
import { Heading, Icon, Measure, Meta, RatingStars, Row, WithIcon } from '@care/ui';
import { PlainText } from '@care/ui/more';
import styled from '@emotion/styled';
import { ChevronDown, ShieldCheck } from 'lucide-react';
import { useId, type ReactNode, useState, useEffect } from 'react';
import { reviewText } from '../../texts';

/** Expandable text; a native element, so that it works without script. */
const Disclosure = styled.details`
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 0.4rem;
    min-height: var(--size-touch);
    color: var(--blue-700);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.22em;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: var(--blue-900);
    text-decoration-thickness: 3px;
  }
  & > summary > svg {
    transition: rotate var(--fast) var(--ease);
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  @media print {
    &:not([open]) {
      display: none;
    }
  }
`;

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
  }
`;

/** Stars and comment of each aspect that a rating has. */
const SingleRatings = ({ rating }: { rating: RatingListItem }) => (
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

/** The provider's answer to a rating (RV-06). */
const Box = styled.div`
  display: grid;
  gap: var(--s-2);
  max-width: 44rem;
  margin-inline-start: clamp(0rem, 3vw, 2rem);
  padding: var(--s-4) var(--s-5);
  border-radius: 0 var(--r-card) var(--r-card) var(--r-card);
  background: var(--blue-50);
  & > strong {
    font-weight: 600;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** Loads a part that few viewers need; undefined until it is there, and without its code. `fetch` never changes. */
export function usePart<Part>(fetch: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => void fetch().then(setPart, () => undefined), [fetch]);
  return part;
}

const fetchActions = () => import('../writing/OwnRatingActions');

/** Loads what the author of a rating can do, for the author only (RV-04). Without the code the rating stays readable. */
function OwnActions({ rating }: { rating: RatingListItem }) {
  const part = usePart(fetchActions);
  return part && <part.OwnRatingActions rating={rating} />;
}

const Article = styled.article`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-5);
  border-top: 1px solid var(--line);
`;

const Author = styled(Meta)`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.9rem;
  align-items: center;
  & > strong {
    font-weight: 600;
    color: var(--ink);
  }
`;

const ProvenContact = styled(WithIcon)`
  font-weight: 600;
  color: var(--green-700);
`;

const RatingText = styled(Measure)`
  white-space: pre-line;
`;

/** One rating with the provider's answer, and below it what the viewer can do. The name is the one that the author chose for the rating (RV-10). */
export function RatingArticle({ rating, children }: { rating: RatingListItem; children?: ReactNode }) {
  const id = useId();
  const { category, preferred_author_name, name_is_chosen, created_at, verification, response } = rating;
  return (
    <Article aria-labelledby={id}>
      <Row between>
        <RatingStars value={rating.average_rating} />
        <Meta>{rating.origin}</Meta>
      </Row>
      <Heading level={3} id={id}>
        {rating.review_summary}
      </Heading>
      <Author>
        <strong>
          {raterIdentityLabel(category)} · {preferred_author_name || reviewText('anonymous')}
        </strong>
        {name_is_chosen && <span>{reviewText('chosenName')}</span>}
        <time dateTime={created_at}>{formatDate(created_at)}</time>
        {verification === 'EMAIL' && <span>{reviewText('emailVerified')}</span>}
        {verification === 'CONTACT_PROVEN' && (
          <ProvenContact icon={ShieldCheck} size="small">
            {reviewText('verifiedVisit')}
          </ProvenContact>
        )}
      </Author>
      {rating.description && <RatingText>{rating.description}</RatingText>}
      <SingleRatings rating={rating} />
      {rating.viewer.can_delete && <OwnActions rating={rating} />}
      {response && (
        <Box>
          <strong>{reviewText('answerBy', { company: rating.company.name })}</strong>
          <PlainText>{response.description}</PlainText>
          <Meta>
            <time dateTime={response.created_at}>{formatDate(response.created_at)}</time>
          </Meta>
        </Box>
      )}
      {children}
    </Article>
  );
}
