import type { PlatformViews } from '@care/contracts';
import { Container, SliceUnavailable } from '@care/ui';
import { PageSkeleton } from './frame/FrameLoading';

/** What stands in the place of a slice that is on its way or did not arrive (SH-18). */
export const views: PlatformViews = {
  Loading: PageSkeleton,
  Unavailable: ({ onRetry }) => (
    <Container>
      <SliceUnavailable onRetry={onRetry} />
    </Container>
  ),
};
