import { formatDate } from '@care/contracts';
import type { RatingResponse } from '@care/contracts/schemas';
import { Meta } from '@care/ui';
import styled from '@emotion/styled';
import { reviewText } from '../../texts';

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
  & > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

/** The provider's answer to a rating (RV-06). */
export const ProviderAnswer = ({ company, answer }: { company: string; answer: RatingResponse }) => (
  <Box>
    <strong>{reviewText('answerBy', { company })}</strong>
    <p>{answer.description}</p>
    <Meta>
      <time dateTime={answer.created_at}>{formatDate(answer.created_at)}</time>
    </Meta>
  </Box>
);
