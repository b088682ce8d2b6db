import { FILTERS, type ChosenFilters, type FilterKey } from '@care/contracts/search';
import { Meta } from '@care/ui';
import { Choice } from '@care/ui/field';
import { useId, type ReactNode } from 'react';
import { Group, Hits } from './parts';
import type { FilterGroupProps, FilterView, SearchFacets } from './use-filter-changes';

type SingleKey = { [Key in FilterKey]: null extends ChosenFilters[Key] ? Key : never }[FilterKey];
type Value<Key extends SingleKey> = NonNullable<ChosenFilters[Key]>;

interface OneOfWords<Key extends SingleKey> {
  legend: string;
  values: readonly Value<Key>[];
  labelOf: (value: Value<Key>) => string;
  hitsOf?: (value: Value<Key>, facets: SearchFacets) => number | undefined;
  /** The label of the choice that removes the filter. */
  all: string;
  hint?: string;
}

interface OneOfProps<Key extends SingleKey> extends FilterGroupProps, OneOfWords<Key> {
  filter: Key;
  /** Surrounds label and number of hits. */
  frame?: (value: Value<Key>, words: ReactNode) => ReactNode;
  /** Below the choices. */
  children?: ReactNode;
}

/** Radio buttons for one of several values, or for no restriction. */
export function OneOf<Key extends SingleKey>(props: OneOfProps<Key>) {
  const { filter, legend, values, labelOf, hitsOf, all, shown, change, facets, hint, children } = props;
  const { frame = (_value, words) => words } = props;
  const hintId = useId();
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
  const words = (value: Value<Key>) => (
    <>
      {labelOf(value)} <Hits count={facets && hitsOf?.(value, facets)} />
    </>
  );
  return (
    <Group aria-describedby={hint && hintId}>
      <legend>{legend}</legend>
      {values.map((value) => option(value, frame(value, words(value))))}
      {option(null, all)}
      {hint && <Meta id={hintId}>{hint}</Meta>}
      {children}
    </Group>
  );
}

interface OneOfView<Key extends SingleKey> extends OneOfWords<Key> {
  /** The text of the chip with a value, if it is not the label. */
  chosen?: (value: Value<Key>) => string;
}

/** A filter for one of several values; its words are read when it is shown. */
export const oneOf = <Key extends SingleKey>(filter: Key, wordsOf: () => OneOfView<Key>): FilterView => ({
  filter,
  label: (shown) => {
    const { legend, labelOf, chosen = labelOf } = wordsOf();
    const value = shown[filter] as Value<Key> | null;
    return value === null ? legend : chosen(value);
  },
  Group: (group) => <OneOf {...group} {...wordsOf()} filter={filter} />,
});
