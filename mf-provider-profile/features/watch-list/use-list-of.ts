import { WATCH_LIST_PAGE_SIZE } from '@care/contracts/constants';
import type { FollowedCompanies } from '@care/contracts/schemas';
import { followApi } from '../follow/follow-api';
import type { LoadedList } from './WatchedList';

const nobody: FollowedCompanies = { count: 0, results: [] };

/**
 * One page of the providers with these ids. During the refetch of a changed list, known providers stay, also after a
 * failure if all are known; an empty list sends no request.
 */
export function useListOf(ids: readonly number[], page: number): { list: LoadedList; expected: number } {
  const offset = (page - 1) * WATCH_LIST_PAGE_SIZE;
  const wanted = ids.slice(offset, offset + WATCH_LIST_PAGE_SIZE);
  const isEmpty = wanted.length === 0;
  const { data, currentData, error, isFetching, refetch } = followApi.cards.useQuery(wanted, { skip: isEmpty });
  if (isEmpty) return { list: { data: nobody, isFetching: false, refetch: () => undefined }, expected: 0 };
  const results = data?.results.filter(({ id }) => wanted.includes(id));
  const known = results && { count: results.length, results };
  const isComplete = currentData !== undefined || results?.length === wanted.length;
  return {
    list: { data: error && !isComplete ? undefined : known, error, isFetching, refetch },
    expected: wanted.length,
  };
}
