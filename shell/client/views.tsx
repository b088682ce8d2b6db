import type { PlatformViews } from '@care/contracts';
import { Container, PageSkeleton, SliceUnavailable } from '@care/ui';

/** What stands in the place of a slice that is on its way or did not arrive (SH-18). */
export const views: PlatformViews = {
  Loading: PageSkeleton,
  Unavailable: ({ onRetry }) => (
    <Container>
      <SliceUnavailable onRetry={onRetry} />
    </Container>
  ),
};
