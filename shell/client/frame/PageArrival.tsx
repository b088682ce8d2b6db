import type { PageHead } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import { useEffect } from 'react';
import { countReady } from '../telemetry';
import { applyHead } from './apply-head';
import { announce, MAIN_ID } from './landmarks';

/**
 * After a navigation: sets title and head, moves the focus to the start of the page, and announces it to screen
 * readers.
 */
export function PageArrival({ head }: { head?: PageHead }) {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    applyHead(head);
    const { dataset } = document.documentElement;
    const arrivedBefore = dataset.hydrated;
    dataset.hydrated = pathname;
    if (arrivedBefore === undefined) {
      performance.mark('hydrated');
      return countReady();
    }
    if (arrivedBefore === pathname) return;
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    announce(document.title);
  }, [head, pathname, hash]);
  return null;
}
