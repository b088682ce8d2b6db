import { SEARCH_DEBOUNCE_MS } from '@care/contracts/constants';
import { changeFilters, searchPath } from '@care/contracts/search';
import type { SearchFilters, FilterKey, FlagKey, FILTERS } from '@care/contracts/search';
import { useNavigate, useNavigation } from '@care/contracts/router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { CompanyFacets, JobFacets, StaffFacets } from '@care/contracts/schemas';
import { latestSearch, useLatestSearch } from '../search/latest-search';

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
  const { location: loading } = useNavigation();
  const latest = useLatestSearch(applied);
  const [draft, setDraft] = useState<SearchFilters | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<FilterChange>({});
  const now = useRef({ applied, loading });

  // A newer choice that is still waiting stays. Otherwise the address decides.
  const address = searchPath(latest);
  useEffect(() => {
    now.current = { applied, loading };
  });
  useEffect(() => {
    if (timer.current === undefined) setDraft(null);
  }, [address]);
  useEffect(() => () => clearTimeout(timer.current), []);

  // Another choice may have been made since, so the change is applied to the search of now.
  const run = () => {
    timer.current = undefined;
    const search = latestSearch(now.current.applied, now.current.loading);
    const path = searchPath(changeFilters(search, waiting.current));
    waiting.current = {};
    if (path === searchPath(search)) setDraft(null);
    else void navigate(path, { replace: true, preventScrollReset: true });
  };
  const change = (one: FilterChange) => {
    waiting.current = { ...waiting.current, ...one };
    setDraft(changeFilters(draft ?? latest, one));
    clearTimeout(timer.current);
    timer.current = setTimeout(run, SEARCH_DEBOUNCE_MS);
  };
  return { shown: draft ?? latest, change };
}

/** The number of hits that each choice gives; each search has only its own facets. */
export type SearchFacets = Partial<CompanyFacets & StaffFacets & JobFacets> &
  Partial<Record<(typeof FILTERS)[FlagKey]['param'], number>>;

export interface FilterGroupProps extends FilterChanges {
  /** Undefined until the answer has arrived. */
  facets?: SearchFacets;
}

/** A filter as a chip with a menu, and as a group of the sheet. */
export interface FilterView {
  filter: FilterKey;
  /** Another filter that its group has a control for. */
  also?: FilterKey;
  /** The text of the chip. */
  label: (shown: SearchFilters) => string;
  Group: (props: FilterGroupProps) => ReactNode;
  isWide?: boolean;
}
