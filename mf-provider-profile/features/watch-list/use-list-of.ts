import { WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import type { FollowedCompanies } from '@care/contracts/schemas';
import type { Query } from '@care/ui/more';
import { followApi } from '../follow/follow-api';
import type { WatchListAddress } from './watch-list-address';

/**
 * One page of the providers with these ids; the last one if the address names a later one. During the refetch of a
 * changed list, known providers stay, also after a failure if all are known; an empty list sends no request.
 */
export function useListOf(ids: readonly number[], address: WatchListAddress) {
  const pageCount = Math.max(1, Math.ceil(ids.length / WATCH_LIST_PAGE_SIZE));
  const page = Math.min(address.page, pageCount);
  const offset = (page - 1) * WATCH_LIST_PAGE_SIZE;
  const wanted = ids.slice(offset, offset + WATCH_LIST_PAGE_SIZE);
  const isEmpty = wanted.length === 0;
  const { data, currentData, error, isFetching, refetch } = followApi.cards.useQuery(wanted, { skip: isEmpty });
  const results = isEmpty ? [] : data?.results.filter(({ id }) => wanted.includes(id));
  const known = results && { count: results.length, results };
  const isComplete = currentData !== undefined || results?.length === wanted.length;
  const shown = error && !isComplete ? undefined : known;
  const list: Query<FollowedCompanies> = { currentData: shown, error, isFetching, refetch };
  return { list, count: ids.length, expected: wanted.length, address: { ...address, page } };
}
