import { LAZY_MARGIN_PX } from '@care/contracts/constants';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => undefined;

/** False in server HTML and in the render that takes it over, true in everything rendered by the browser alone. */
const useRenderedInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether an element may load what it shows: from 200 px before it comes into view (SH-17).
 * What arrived as server HTML has its address already and is left to the browser's own lazy loading.
 */
export const useNearView = (element: RefObject<Element | null>, eager: boolean): boolean => {
  const renderedInBrowser = useRenderedInBrowser();
  const [near, setNear] = useState(eager || !renderedInBrowser);
  useEffect(() => {
    if (near || !element.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${LAZY_MARGIN_PX}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [near, element]);
  return near || eager;
};
