import { LAZY_MARGIN_PX } from '@care/contracts/constants';

/**
 * Calls once when the element is within a margin of the view in px, usually 200 (SH-17); at once where a browser cannot tell.
 * Gives how to stop waiting.
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
