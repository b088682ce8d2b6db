import { useRef, type TouchEvent } from 'react';

/** A finger must travel this far across, and twice as far across as down, to mean the next picture. */
const leastPx = 40;

/** Handlers that turn a swipe of one finger into a step: left to the next, right to the one before. */
export function useSwipe(go: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers enlarge the picture.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= leastPx && Math.abs(across) >= 2 * Math.abs(down)) go(across < 0 ? 1 : -1);
    },
  };
}
