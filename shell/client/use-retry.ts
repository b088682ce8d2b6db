import { useState } from 'react';

/** A retry as `SliceUnavailable` takes it: it shows that it is at work. */
export function useRetry(retry: () => Promise<void>) {
  const [loading, setLoading] = useState(false);
  const onRetry = () => {
    setLoading(true);
    void retry().finally(() => setLoading(false));
  };
  return { loading, onRetry };
}
