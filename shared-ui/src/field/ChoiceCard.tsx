import styled from '@emotion/styled';
import { Choice } from './Choice';

/** A choice that needs an explanation or a figure, on a card of its own; cards stand below each other. */
export const ChoiceCard = styled(Choice)`
  padding: var(--s-3) var(--s-4);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-button);
  background: var(--surface);
  &:has(:checked) {
    border-color: var(--blue-700);
    background: var(--blue-50);
  }
  & + & {
    margin-top: var(--s-2);
  }
`;
