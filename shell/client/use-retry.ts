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
