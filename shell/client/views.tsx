import type { LoadFailure, PlatformViews } from '@care/contracts';
import { Container, PageSkeleton, SliceUnavailable } from '@care/ui';

/** A slice that threw did so on answers that are kept: only a new document asks for all of them again. */
export const retryAfter = (
  { reason }: Pick<LoadFailure, 'reason'>,
  again: () => void,
  anew = () => location.reload(),
): (() => void) => (reason === 'crashed' ? anew : again);

/** What stands in the place of a slice that is on its way or did not arrive (SH-18). */
export const views: PlatformViews = {
  Loading: PageSkeleton,
  Unavailable: ({ failure, onRetry }) => (
    <Container>
      <SliceUnavailable onRetry={retryAfter(failure, onRetry)} />
    </Container>
  ),
};
