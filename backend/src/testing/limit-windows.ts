import { setTimeout } from 'node:timers/promises';

/**
 * The windows of limits begin at full multiples of their length. Waits for the next window if the current one ends in
 * less than `needed` seconds, which a test may take to reach the limit.
 */
export async function roomInWindow(windowSeconds: number, needed: number): Promise<void> {
  const left = (): number => windowSeconds - ((Date.now() / 1000) % windowSeconds);
  while (left() < needed) await setTimeout(100);
}
