import type { PlatformViews } from '@care/contracts';
import { Container, PageSkeleton, SliceUnavailable } from '@care/ui';
import { useState } from 'react';

/** A retry for `SliceUnavailable`, with its busy state. */
export function useRetry(retry: () => Promise<void>) {
  const [loading, setLoading] = useState(false);
  const onRetry = () => {
    setLoading(true);
    void retry().finally(() => setLoading(false));
  };
  return { loading, onRetry };
}

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
