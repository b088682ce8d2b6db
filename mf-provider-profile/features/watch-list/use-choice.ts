import { COMPARISON_MAX } from '@care/contracts/constants';
import { useState } from 'react';

/** The providers chosen for the comparison on all pages of the list, up to the maximum; `first` are chosen already. */
export function useChoice(first: readonly number[] = []) {
  const [chosen, setChosen] = useState(first);
  return {
    chosen,
    isFull: chosen.length >= COMPARISON_MAX,
    toggle: (id: number) =>
      setChosen((ids) =>
        ids.includes(id) ? ids.filter((one) => one !== id) : ids.length < COMPARISON_MAX ? [...ids, id] : ids,
      ),
    drop: (id: number) => setChosen((ids) => ids.filter((one) => one !== id)),
    clear: () => setChosen([]),
  };
}
export type Choice = ReturnType<typeof useChoice>;
