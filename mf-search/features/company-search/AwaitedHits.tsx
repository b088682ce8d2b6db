import { asApiError } from '@care/contracts';
import { ErrorPanel, Loading, SkeletonCard, Stack } from '@care/ui';
import { searchText } from '../../texts';

interface AwaitedHitsProps {
  /** Undefined while they are on their way. */
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** In the place of hits that are on their way or did not arrive (SH-15). */
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
