import { css } from '@emotion/react';

/** The style of inputs, text areas and selects: 52 px high, 2 px border, text of at least 16 px. */
export const controlStyle = css`
  width: 100%;
  min-height: var(--size-field);
  padding: 0.6rem 0.9rem;
  background: var(--surface);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  line-height: 1.4;
  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible {
    border-color: var(--ink);
    border-radius: var(--r-field);
  }
  &[aria-invalid='true'] {
    border-color: var(--red-700);
  }
  &:disabled {
    background: var(--gray-100);
    border-color: var(--line);
    color: var(--ink-soft);
    cursor: not-allowed;
  }
`;

/** An invisible input that covers its label; the label shows its state. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;
