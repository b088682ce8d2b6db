import { useEffect, useState, type RefObject } from 'react';
import { useRenderedInBrowser } from './use-rendered-in-browser';
import { whenNear } from './when-near';

/**
 * Whether an element may load what it shows: from 200 px before it comes into view (SH-17).
 * What arrived as server HTML has its address already and is left to the browser's own lazy loading.
 */
export function useNearView(element: RefObject<Element | null>, eager: boolean): boolean {
  const renderedInBrowser = useRenderedInBrowser();
  const [near, setNear] = useState(eager || !renderedInBrowser);
  useEffect(() => (near ? undefined : whenNear(element.current, () => setNear(true))), [near, element]);
  return near || eager;
}
