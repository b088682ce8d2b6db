import { asApiError } from '@care/contracts';
import { ErrorPanel, Loading, SkeletonCard, Stack } from '@care/ui';
import { searchText } from '../../texts';

interface AwaitedHitsProps {
  /** Undefined while the hits are loading. */
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** The loading state or the error message in place of the hits (SH-15). */
export const AwaitedHits = ({ error, onRetry, retrying }: AwaitedHitsProps) =>
  error ? (
    <ErrorPanel error={asApiError(error)} onRetry={onRetry} retrying={retrying}>
      <p>{searchText('results.loadFailed')}</p>
    </ErrorPanel>
  ) : (
    <Loading>
      <Stack>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Stack>
    </Loading>
  );
