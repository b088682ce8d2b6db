import { asApiError } from '@care/contracts';
import { apiErrorMessage, ErrorPanel } from '@care/ui';
import type { ReactNode } from 'react';

/** A call as its hook hands it out. */
export interface Query<Data> {
  currentData?: Data;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ArrivingProps<Data> {
  query: Query<Data>;
  /** What could not be loaded, in one sentence. */
  failed: string;
  /** In its place while it is on its way. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What a call gave: on its way, not available with another try, or there; what was there stays while it is asked for again. */
export function Arriving<Data>({ query, failed, skeleton, children }: ArrivingProps<Data>) {
  const { currentData, error, isFetching, refetch } = query;
  if (currentData !== undefined) return children(currentData);
  if (!error) return skeleton;
  return (
    <ErrorPanel title={failed} onRetry={() => void refetch()} retrying={isFetching}>
      <p>{apiErrorMessage(asApiError(error))}</p>
    </ErrorPanel>
  );
}
