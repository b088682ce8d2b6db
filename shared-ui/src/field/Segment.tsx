import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { chosenForced } from '../theme/media';
import { coveringInput } from './control-styles';

/**
 * Two to four short choices side by side (radius, gender, billing); they wrap with enlarged text. Children are
 * `SegmentOption`s.
 */
export const Segment = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  min-height: var(--size-field);
  padding: 2px;
  background: var(--surface);
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
`;

const SegmentLabel = styled.label`
  position: relative;
  flex: 1;
  display: grid;
  place-items: center;
  min-width: max-content;
  min-height: var(--size-touch);
  padding-inline: 0.55rem;
  border-radius: 0.4rem;
  font-weight: 500;
  white-space: nowrap;
  cursor: pointer;
  & > input {
    ${coveringInput}
  }
  &:hover {
    background: var(--blue-50);
  }
  &:has(:checked) {
    background: var(--blue-100);
    color: var(--blue-700);
    font-weight: 700;
    box-shadow: inset 0 0 0 2px var(--blue-700);
    ${chosenForced}
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: inset 0 0 0 3px var(--lamp-400);
  }
`;

/** One choice of a segment: a native radio button below its label. */
export const SegmentOption = ({ children, ...input }: Omit<ComponentProps<'input'>, 'type'>) => (
  <SegmentLabel>
    <input {...input} type="radio" />
    <span>{children}</span>
  </SegmentLabel>
);
