import { useEffect, useState } from 'react';

const SLOW_AFTER_MS = 15_000;

/** Whether something has been running for 15 s (SH-15). */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isRunning]);
  return isRunning && isSlow;
}
