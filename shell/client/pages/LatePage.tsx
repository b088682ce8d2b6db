import { useEffect, useState, type ComponentType } from 'react';
import { isSettled, type RouteData } from '../loaded-page';

/** A notice above the server HTML of a page whose code has not loaded yet, with a button that loads it (SH-18). */
export function LatePage({ page }: RouteData) {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    if (isSettled(page)) return undefined;
    const end = () => setNotice(undefined);
    void import(/* webpackChunkName: "late" */ './LateNotice').then(({ LateNotice }) => {
      if (!isSettled(page)) setNotice(() => LateNotice);
    }, end);
    void page.then(end);
    return end;
  }, [page]);
  return Notice && <Notice />;
}
