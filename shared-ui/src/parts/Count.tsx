import styled from '@emotion/styled';

/** A number in a blue pill, for example unread messages. Put a text for screen readers beside it. */
export const Count = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 1.6rem;
  height: 1.6rem;
  padding: 0 0.4rem;
  border-radius: var(--r-pill);
  background: var(--blue-700);
  color: var(--surface);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1;
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
  }
`;
