import { useEffect, useRef, type RefObject } from 'react';

/**
 * A `details` that closes on Escape, on a press outside, and by `close`. `close` also moves the focus back to the
 * summary.
 */
export function useClosing(details: RefObject<HTMLDetailsElement | null>): () => void {
  const close = useRef(() => {
    if (!details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  });
  useEffect(() => {
    const pressBeside = ({ target }: PointerEvent) => {
      const menu = details.current;
      if (menu?.open && !menu.contains(target as Node)) menu.open = false;
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close.current();
    };
    document.addEventListener('pointerdown', pressBeside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', pressBeside);
      document.removeEventListener('keydown', escape);
    };
  }, [details]);
  return () => close.current();
}
