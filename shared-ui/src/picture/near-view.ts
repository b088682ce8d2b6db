import { useEffect, useState, type RefObject } from 'react';
import { LAZY_MARGIN_PX } from '@care/contracts/constants';

/**
 * Calls `call` once when the element is within `margin` px of the viewport (SH-17), or at once if the browser has no
 * IntersectionObserver. Returns a function that stops observing.
 */
export function whenNear(element: Element | null, call: () => void, margin = LAZY_MARGIN_PX): (() => void) | undefined {
  if (!element) return undefined;
  if (typeof IntersectionObserver === 'undefined') {
    call();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: `${margin}px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** True as soon as the element is within 200 px of the viewport (SH-17). */
export function useNearView(element: RefObject<Element | null>, eager: boolean): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => (near ? undefined : whenNear(element.current, () => setNear(true))), [near, element]);
  return near || eager;
}
