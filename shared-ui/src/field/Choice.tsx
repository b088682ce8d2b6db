import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

const ChoiceLabel = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.75rem;
  align-items: start;
  min-height: var(--size-touch);
  padding-block: 0.5rem;
  font-weight: 400;
  cursor: pointer;
  & > span {
    min-width: 0;
    padding-top: 0.05rem;
    overflow-wrap: anywhere;
  }
  &:has(:disabled, [aria-disabled='true']) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;

// The tick is drawn with clip-path, so that the content security policy need not allow a data URL.
const ChoiceBox = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  margin: 0;
  border: 2px solid var(--line-strong);
  border-radius: 0.4rem;
  background: var(--surface);
  cursor: inherit;
  &[type='radio'],
  &[type='radio']:focus-visible {
    border-radius: 50%;
  }
  &:focus-visible {
    border-radius: 0.4rem;
  }
  &:hover {
    border-color: var(--ink);
  }
  &[type='checkbox']:checked {
    background: var(--blue-700);
    border-color: var(--blue-700);
  }
  &[type='checkbox']:checked::before {
    content: '';
    width: 1.05rem;
    height: 1.05rem;
    background: var(--surface);
    clip-path: polygon(8% 52%, 21% 39%, 40% 58%, 80% 14%, 93% 27%, 41% 85%);
  }
  &[type='radio']:checked {
    border-width: 9px;
    border-color: var(--blue-700);
  }
  &[aria-invalid='true'] {
    border-color: var(--red-700);
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: var(--gray-100);
    border-color: var(--line);
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;

export interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type: 'checkbox' | 'radio';
  /** The label; may contain links. */
  children: ReactNode;
}

/** A checkbox or radio button of 28 px with its label; the touch target is 44 px high. */
export const Choice = ({ children, className, ...input }: ChoiceProps) => (
  <ChoiceLabel className={className}>
    <ChoiceBox {...input} />
    <span>{children}</span>
  </ChoiceLabel>
);

/** Choices in as many columns as fit. */
export const ChoiceGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 0 var(--s-5);
`;

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
