import { formatPrice } from '@care/contracts';
import styled from '@emotion/styled';

const Figure = styled.p`
  & > strong {
    display: block;
    font-family: var(--font-head);
    font-size: var(--t-h1);
  }
`;

/** The figure that a result is about. */
export const Amount = ({ label, cents }: { label: string; cents: number }) => (
  <Figure>
    {label} <strong>{formatPrice(cents)}</strong>
  </Figure>
);
