import { routes, type PageContext, type PageHead } from '@care/contracts';
import { COMPARISON_MAX, ENQUIRY_MAX_RECEIVERS, WATCH_LIST_MAX } from '@care/contracts/constants';
import { watchListText } from './texts';

/** State of the watch list page in its URL: the person's list, a shared list, or a comparison. */
export interface WatchListAddress {
  /** Starts at 1. */
  page: number;
  /** Ids of a shared list; undefined for the person's list. */
  shared: readonly number[] | undefined;
  /** Ids to compare; empty for the list view. */
  compared: readonly number[];
  /** Ids whose boxes are ticked at first; undefined for none. */
  chosen?: readonly number[];
  /** Slug of the town from which distances are measured. */
  town: string | undefined;
}

/** Valid ids in their order, without duplicates. */
const idsIn = (text: string, max: number): number[] =>
  [...new Set(text.split(',').filter((part) => /^[1-9]\d{0,14}$/.test(part)))].slice(0, max).map(Number);

export function readAddress({ searchParams }: URL): WatchListAddress {
  const shared = searchParams.get('ids');
  const page = Number(searchParams.get('page'));
  const chosen = idsIn(searchParams.get('auswahl') ?? '', ENQUIRY_MAX_RECEIVERS);
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    shared: shared === null ? undefined : idsIn(shared, WATCH_LIST_MAX),
    compared: idsIn(searchParams.get('vergleich') ?? '', COMPARISON_MAX),
    ...(chosen.length > 0 && { chosen }),
    town: searchParams.get('city_slug') || undefined,
  };
}

/** The path for this state, with readable ids. */
export function watchListPath(address: Partial<WatchListAddress>): string {
  const { page = 1, shared, compared = [], chosen = [], town } = address;
  const query = [
    shared && `ids=${shared.join(',')}`,
    compared.length > 0 && `vergleich=${compared.join(',')}`,
    chosen.length > 0 && `auswahl=${chosen.join(',')}`,
    town && `city_slug=${encodeURIComponent(town)}`,
    page > 1 && `page=${page}`,
  ].filter(Boolean);
  return routes.followedCompanies.build() + (query.length > 0 ? `?${query.join('&')}` : '');
}

/** The page is personal and not indexed. Its title names the view, which screen readers read out first. */
export function watchListHead({ url }: Pick<PageContext, 'url'>): PageHead {
  const { compared, shared } = readAddress(url);
  const view = compared.length > 0 ? 'compare.title' : shared ? 'shared.title' : 'title';
  return { title: watchListText(view), description: watchListText('description'), robots: 'noindex,follow' };
}
