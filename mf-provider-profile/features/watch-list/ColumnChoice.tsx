import type { Company } from '@care/contracts/schemas';
import { Icon } from '@care/ui';
import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import { watchListText } from './texts';

// The name may take several lines, which a native select cannot; the select lies above it, transparent.
const Frame = styled.div`
  position: relative;
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.4rem;
  align-items: center;
  min-height: var(--size-field);
  padding: 0.35rem 0.5rem 0.35rem 0.65rem;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-field);
  background: var(--surface);
  font-size: var(--t-meta);
  line-height: 1.25;
  hyphens: auto;
  hyphenate-limit-chars: auto;
  & > select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--ink);
    outline-offset: 2px;
    box-shadow: 0 0 0 3px var(--lamp-400);
  }
  @media screen and (max-width: 767px) {
    display: grid;
  }
`;

interface ColumnChoiceProps {
  companies: readonly Company[];
  /** Starts at 0. */
  column: number;
  /** Id of the provider in this column. */
  chosen: number;
  onChoose: (id: number) => void;
}

/** Chooses the provider of a column on phones, which show two of them beside each other. */
export const ColumnChoice = ({ companies, column, chosen, onChoose }: ColumnChoiceProps) => (
  <Frame>
    <span aria-hidden="true">{companies.find(({ id }) => id === chosen)?.name}</span>
    <Icon of={ChevronDown} size="small" />
    <select
      aria-label={watchListText('compare.column', { number: column + 1 })}
      value={chosen}
      onChange={(event) => onChoose(Number(event.target.value))}
    >
      {companies.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </Frame>
);
