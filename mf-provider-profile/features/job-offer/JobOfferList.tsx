import styled from '@emotion/styled';

export const JobOfferList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;
