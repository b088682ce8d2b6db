import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Resolves when this thread has waited for so many milliseconds. The time in which it works does not count, because the
 * data that it would wait for may have arrived.
 */
export async function waited(ms: number): Promise<void> {
  for (let left = ms; left >= 1;) {
    const before = performance.eventLoopUtilization();
    await pause(left, undefined, { ref: false });
    left -= performance.eventLoopUtilization(before).idle;
  }
}
