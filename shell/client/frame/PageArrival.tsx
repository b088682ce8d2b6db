import type { PageHead } from '@care/contracts';
import { useLocation } from '@care/contracts/router';
import { useEffect, useRef } from 'react';
import { applyHead } from './apply-head';
import { announce } from './announce';
import { mainId } from './main-id';

/** On arrival at another page: its title, its head tags, the focus at its start, and one sentence for screen readers. */
export function PageArrival({ head }: { head?: PageHead }) {
  const { pathname, hash } = useLocation();
  const shown = useRef<string | undefined>(undefined);
  useEffect(() => {
    applyHead(head);
    const isFirst = document.documentElement.dataset.arrived === undefined;
    document.documentElement.dataset.arrived = pathname;
    if (isFirst || shown.current === pathname) {
      shown.current = pathname;
      return;
    }
    shown.current = pathname;
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true });
    announce(document.title);
  }, [head, pathname, hash]);
  return null;
}
