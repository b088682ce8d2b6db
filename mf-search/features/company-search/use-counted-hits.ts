import { request, useSession } from '@care/contracts';
import { useEffect } from 'react';

/** The pages of results that were counted since the document was loaded, so that going back counts nothing again. */
const counted = new Set<string>();

/**
 * Counts the providers on a page of results as found (AC-16), with one request. The browser counts, so that programs
 * that read pages or the API do not. It waits for the session, because an owner's own provider does not count.
 */
export function useCountedHits(companies: readonly number[]): void {
  const isKnown = useSession().status !== 'loading';
  const ids = companies.join();
  useEffect(() => {
    if (!isKnown || !ids || counted.has(ids)) return;
    counted.add(ids);
    void request({ url: '/company/hits/', body: { companies: ids.split(',').map(Number) } });
  }, [isKnown, ids]);
}
