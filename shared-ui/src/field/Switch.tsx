import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

const SwitchLabel = styled.label`
  display: flex;
  gap: 0.9rem;
  align-items: center;
  min-height: var(--size-touch);
  font-weight: 600;
  cursor: pointer;
`;

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 3.5rem;
  height: 2rem;
  margin: 0;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-pill);
  background: var(--surface);
  cursor: inherit;
  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 1.375rem;
    height: 1.375rem;
    border-radius: 50%;
    background: var(--line-strong);
    transition: translate var(--normal) var(--ease);
  }
  &:checked {
    background: var(--green-700);
    border-color: var(--green-700);
  }
  &:checked::after {
    background: var(--lamp-400);
    translate: 1.5rem 0;
  }
  &:focus-visible {
    border-radius: var(--r-pill);
  }
  @media (forced-colors: active) {
    appearance: auto;
    width: 1.75rem;
    height: 1.75rem;
    &::after {
      display: none;
    }
  }
`;

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** The label. */
  children: ReactNode;
}

/** On or off with immediate effect; in a form with a submit button, use a checkbox. */
export const Switch = ({ children, className, ...input }: SwitchProps) => (
  <SwitchLabel className={className}>
    <Track {...input} type="checkbox" role="switch" />
    <span>{children}</span>
  </SwitchLabel>
);
