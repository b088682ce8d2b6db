import { formatDate, raterIdentityLabel } from '@care/contracts';
import type { RatingListItem } from '@care/contracts/schemas';
import { Heading, Measure, Meta, RatingStars, Row, WithIcon } from '@care/ui';
import styled from '@emotion/styled';
import { ShieldCheck } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { reviewText } from '../../texts';
import { OwnActions } from './OwnActions';
import { ProviderAnswer } from './ProviderAnswer';
import { SingleRatings } from './SingleRatings';

const Article = styled.article`
  display: grid;
  gap: var(--s-3);
  padding-block: var(--s-5);
  border-top: 1px solid var(--line);
`;

const Author = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0.15rem 0.9rem;
  align-items: center;
  font-size: var(--t-meta);
  line-height: var(--l-meta);
  color: var(--ink-soft);
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
  overflow-wrap: anywhere;
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
      {response && <ProviderAnswer company={rating.company.name} answer={response} />}
      {children}
    </Article>
  );
}
