import type { PlatformViews } from '@care/contracts';
import { Container, PageSkeleton, SliceUnavailable } from '@care/ui';
import { useRetry } from './use-retry';

/** The replacements of a slice that is loading or failed to load (SH-18). */
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
