import { useLocation } from '@care/contracts/router';
import { useState } from 'react';
import { RATINGS_PAGE_PARAMETER } from './ratings-page-parameter';

/** The page that a query asks for; whatever is no page number counts as the first. */
export function readRatingsPage(search: string): number {
  const value = new URLSearchParams(search).get(RATINGS_PAGE_PARAMETER) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The address of another page of the same list, with the block in view. */
export function ratingsPageHref(pathname: string, search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page === 1) params.delete(RATINGS_PAGE_PARAMETER);
  else params.set(RATINGS_PAGE_PARAMETER, String(page));
  const query = params.toString();
  return `${pathname}${query && `?${query}`}#ratings`;
}

interface RatingsPage {
  page: number;
  /** The reader has gone to another address since the block appeared. */
  isTurned: boolean;
  hrefFor: (page: number) => string;
}

/** Which page of the ratings the address names, and links to the others. */
export function useRatingsPage(): RatingsPage {
  const { pathname, search, key } = useLocation();
  const [arrivalKey] = useState(key);
  return {
    page: readRatingsPage(search),
    isTurned: key !== arrivalKey,
    hrefFor: (page) => ratingsPageHref(pathname, search, page),
  };
}
