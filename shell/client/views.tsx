import type { PlatformViews } from '@care/contracts';
import { Container, PageSkeleton, SliceUnavailable } from '@care/ui';
import { useRetry } from './use-retry';

/** What stands in the place of a slice that is on its way or did not arrive (SH-18). */
export const views: PlatformViews = {
  Loading: PageSkeleton,
  Unavailable: function Unavailable({ onRetry }) {
    return (
      <Container>
        <SliceUnavailable {...useRetry(onRetry)} />
      </Container>
    );
  },
};
