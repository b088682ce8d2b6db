import type { PageHead } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import { useEffect } from 'react';
import { applyHead } from './apply-head';
import { announce } from './announce';
import { MAIN_ID } from './main-id';

/** On arrival at another page: its title, its head tags, the focus at its start, and one sentence for screen readers. */
export function PageArrival({ head }: { head?: PageHead }) {
  const { pathname, hash } = useLocation();
  useEffect(() => {
    applyHead(head);
    const { dataset } = document.documentElement;
    const arrivedBefore = dataset.alive;
    dataset.alive = pathname;
    if (arrivedBefore === undefined) performance.mark('alive');
    if (arrivedBefore === undefined || arrivedBefore === pathname) return;
    if (!hash) document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    announce(document.title);
  }, [head, pathname, hash]);
  return null;
}
