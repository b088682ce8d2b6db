import { asApiError, type ApiError } from '@care/contracts';

interface QueryState<Data> {
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A query's state as `Loaded` takes it. */
export const loadedOf = <Data>({ currentData, error, isFetching, refetch }: QueryState<Data>) => ({
  data: currentData,
  error: error === undefined ? undefined : (asApiError(error) satisfies ApiError),
  onRetry: () => void refetch(),
  retrying: isFetching,
});
