import { useLocation } from '@care/contracts/router';
import { useMemo } from 'react';

/** Pages read path and query only, so the origin is a constant that is the same on server and browser. */
const NEUTRAL_ORIGIN = 'http://site.invalid';

/** The current address. */
export function useLocationUrl(): URL {
  const { pathname, search } = useLocation();
  return useMemo(() => new URL(pathname + search, NEUTRAL_ORIGIN), [pathname, search]);
}
