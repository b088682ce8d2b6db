import { SEARCH_DEBOUNCE_MS } from '@care/contracts/constants';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import { useEffect, useRef, useState } from 'react';

type FilterChange = Parameters<typeof changeFilters>[1];

export interface FilterChanges {
  /** The filters as the controls show them: with every choice at once, even before its results have arrived. */
  shown: SearchFilters;
  change: (change: FilterChange) => void;
}

/**
 * Runs the search 200 ms after the last change of a filter and replaces the address, so that the previous page stays one
 * step back (SR-04, SR-08). The page does not scroll, and the focus does not move.
 */
export function useFilterChanges(applied: SearchFilters): FilterChanges {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SearchFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const address = searchPath(applied);
  const latestAddress = useRef(address);

  // A newer choice that is still waiting stays. Otherwise the address decides.
  useEffect(() => {
    latestAddress.current = address;
    if (timer.current === undefined) setDraft(null);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = (chosen: SearchFilters) => {
    timer.current = undefined;
    if (searchPath(chosen) === latestAddress.current) setDraft(null);
    else void navigate(searchPath(chosen), { replace: true, preventScrollReset: true });
  };
  const change = (one: FilterChange) => {
    const chosen = changeFilters(draft ?? applied, one);
    setDraft(chosen);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => run(chosen), SEARCH_DEBOUNCE_MS);
  };
  return { shown: draft ?? applied, change };
}
