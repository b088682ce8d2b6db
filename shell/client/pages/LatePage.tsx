import { useEffect, useState, type ComponentType } from 'react';
import { isSettled, type RouteData } from '../loaded-page';

/** Says above a page from the server that its code has not loaded yet, and offers to try at once (SH-18). */
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
