import { FILTERS, type ChosenFilters, type FilterKey } from '@care/contracts/search';
import { Choice } from '@care/ui/field';
import type { ReactNode } from 'react';
import { Group, Hits } from './parts';
import type { FilterGroupProps } from './use-filter-changes';

type SingleKey = { [Key in FilterKey]: null extends ChosenFilters[Key] ? Key : never }[FilterKey];

interface OneOfProps<Key extends SingleKey> extends FilterGroupProps {
  filter: Key;
  legend: string;
  values: readonly NonNullable<ChosenFilters[Key]>[];
  labelOf: (value: NonNullable<ChosenFilters[Key]>) => string;
  /** Surrounds label and number of hits. */
  frame?: (value: NonNullable<ChosenFilters[Key]>, words: ReactNode) => ReactNode;
  hitsOf: (value: NonNullable<ChosenFilters[Key]>) => number | undefined;
  /** The label of the choice that removes the filter. */
  all: string;
  hint?: ReactNode;
  hintId?: string;
}

/** Radio buttons for one of several values, or for no restriction. */
export function OneOf<Key extends SingleKey>(props: OneOfProps<Key>) {
  const { filter, legend, values, labelOf, hitsOf, all, shown, change, hint, hintId } = props;
  const { frame = (_value, words) => words } = props;
  const option = (value: ChosenFilters[Key] | null, words: ReactNode) => (
    <Choice
      key={value ?? ''}
      type="radio"
      name={FILTERS[filter].param}
      value={value ?? ''}
      checked={shown[filter] === value}
      onChange={() => change({ [filter]: value })}
    >
      {words}
    </Choice>
  );
  return (
    <Group aria-describedby={hintId}>
      <legend>{legend}</legend>
      {values.map((value) =>
        option(
          value,
          frame(
            value,
            <>
              {labelOf(value)} <Hits count={hitsOf(value)} />
            </>,
          ),
        ),
      )}
      {option(null, all)}
      {hint}
    </Group>
  );
}
