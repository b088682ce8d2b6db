import { routes } from '@care/contracts';
import { COMPARISON_MAX, WATCH_LIST_MAX } from '@care/contracts/constants';

/** What the page of the watch list shows, as its address says: one's own list, one from a link, or some of it side by side. */
export interface WatchListAddress {
  /** From 1. */
  page: number;
  /** The ids of a list that somebody shared; undefined for one's own. */
  shared: readonly number[] | undefined;
  /** Those to be compared; empty for the list. */
  compared: readonly number[];
  /** Slug of the town from which the comparison measures. */
  town: string | undefined;
}

/** Ids in their order, once each; what is none is left out. */
const idsIn = (text: string, max: number): number[] =>
  [...new Set(text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))].slice(0, max).map(Number);

export function readAddress({ searchParams }: URL): WatchListAddress {
  const shared = searchParams.get('ids');
  const page = Number(searchParams.get('page'));
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    shared: shared === null ? undefined : idsIn(shared, WATCH_LIST_MAX),
    compared: idsIn(searchParams.get('vergleich') ?? '', COMPARISON_MAX),
    town: searchParams.get('city_slug') || undefined,
  };
}

/** The address that says so; ids stay readable in it. */
export function watchListPath({ page = 1, shared, compared = [], town }: Partial<WatchListAddress>): string {
  const query = [
    shared && `ids=${shared.join(',')}`,
    compared.length > 0 && `vergleich=${compared.join(',')}`,
    town && `city_slug=${encodeURIComponent(town)}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return routes.followedCompanies.build() + (query.length > 0 ? `?${query.join('&')}` : '');
}
