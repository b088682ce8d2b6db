import { request, useSession } from '@care/contracts';
import { useEffect } from 'react';

/**
 * Counts the visit of a profile in the browser, because the HTML is cached (AC-16). It waits for the session, because visits of the
 * owner do not count. Nothing is stored in the browser.
 */
export function useCountedVisit(company: number | undefined): void {
  const isKnown = useSession().status !== 'loading';
  useEffect(() => {
    if (isKnown && company !== undefined) void request({ url: '/company/visit/', body: { company } });
  }, [isKnown, company]);
}
