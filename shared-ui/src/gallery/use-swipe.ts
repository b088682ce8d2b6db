import { useRef, type TouchEvent } from 'react';

/** The minimum horizontal distance of a swipe; it must also be twice the vertical distance. */
const MIN_DISTANCE_PX = 40;

/** Touch handlers that call `go` for a swipe with one finger: 1 for a swipe to the left, -1 to the right. */
export function useSwipe(go: (step: number) => void) {
  const start = useRef<{ x: number; y: number }>(undefined);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      // Two fingers are a zoom gesture.
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      start.current = undefined;
      if (Math.abs(across) >= MIN_DISTANCE_PX && Math.abs(across) >= 2 * Math.abs(down)) go(across < 0 ? 1 : -1);
    },
  };
}
