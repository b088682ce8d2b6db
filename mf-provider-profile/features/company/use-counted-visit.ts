import { request, useSession } from '@care/contracts';
import { useEffect } from 'react';

/**
 * Counts the visit of a profile or of a job offer in the browser, because the HTML is cached (AC-16). It waits for the
 * session, because visits of the owner do not count. Nothing is stored in the browser.
 */
export function useCountedVisit(company: number | undefined, jobOffer?: number): void {
  const isKnown = useSession().status !== 'loading';
  useEffect(() => {
    if (isKnown && company !== undefined)
      void request({ url: '/company/visit/', body: { company, ...(jobOffer && { job_offer: jobOffer }) } });
  }, [isKnown, company, jobOffer]);
}
