import { useLocation } from '@care/contracts/router';
import { useState } from 'react';
import { RATINGS_PAGE_PARAMETER } from './ratings-page-parameter';

/** The page number in the query; invalid values give 1. */
export function readRatingsPage(search: string): number {
  const value = new URLSearchParams(search).get(RATINGS_PAGE_PARAMETER) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The URL of another page of the list, with the fragment of the block. */
export function ratingsPageHref(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete(RATINGS_PAGE_PARAMETER);
  else params.set(RATINGS_PAGE_PARAMETER, String(page));
  const query = params.toString();
  return `${pathname}${query && `?${query}`}#ratings`;
}

/** The page of the ratings in the URL, and links to other pages. */
export function useRatingsPage() {
  const { pathname, search, key } = useLocation();
  const [firstKey] = useState(key);
  return {
    page: readRatingsPage(search),
    /** True after a navigation since the first render. */
    hasNavigated: key !== firstKey,
    hrefFor: (page: number) => ratingsPageHref(pathname, search, page),
  };
}
