import { SEARCH_DEBOUNCE_MS } from '@care/contracts/constants';
import { changeFilters, searchPath, type SearchFilters } from '@care/contracts/search';
import { useNavigate } from '@care/contracts/router';
import { useEffect, useRef, useState } from 'react';
import { latestSearch } from '../search/read-search';

type FilterChange = Parameters<typeof changeFilters>[1];

export interface FilterChanges {
  /** The filters as the controls show them: with every choice at once, even before its results have arrived. */
  shown: SearchFilters;
  change: (change: FilterChange) => void;
}

/**
 * Runs the search 200 ms after the last change of a filter and replaces the address, so that the previous page stays
 * one step back (SR-04, SR-08). The page does not scroll, and the focus does not move.
 */
export function useFilterChanges(applied: SearchFilters): FilterChanges {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<SearchFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<FilterChange>({});
  /** Choices that are on their way into the address: while their results load, the next choice would replace them. */
  const sent = useRef<FilterChange>({});
  const latest = useRef(applied);

  // A newer choice that is still waiting stays. Otherwise the address decides.
  const address = searchPath(applied);
  useEffect(() => {
    latest.current = applied;
  });
  useEffect(() => {
    sent.current = {};
    if (timer.current === undefined) setDraft(null);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The order may have been changed since the choice, so the choice is applied to the search of now.
  const run = () => {
    timer.current = undefined;
    const isLoading = Object.keys(sent.current).length > 0;
    sent.current = { ...sent.current, ...waiting.current };
    waiting.current = {};
    const path = searchPath(changeFilters(latestSearch(latest.current), sent.current));
    if (path === searchPath(latest.current) && !isLoading) {
      sent.current = {};
      setDraft(null);
    } else void navigate(path, { replace: true, preventScrollReset: true });
  };
  const change = (one: FilterChange) => {
    waiting.current = { ...waiting.current, ...one };
    setDraft(changeFilters(draft ?? applied, one));
    clearTimeout(timer.current);
    timer.current = setTimeout(run, SEARCH_DEBOUNCE_MS);
  };
  return { shown: draft ?? applied, change };
}
