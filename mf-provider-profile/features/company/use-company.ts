import { request, useSession } from '@care/contracts';
import { useEffect } from 'react';
import { companySlugOf } from './load-company';
import { profileApi } from './profile-api';

/** The provider of this page. After signing in, the visitor's answer stays until the user's answer is loaded. */
export function useCompany(params: Parameters<typeof companySlugOf>[0]) {
  const slug = companySlugOf(params);
  const { data, error, isFetching, refetch } = profileApi.company.useQuery(slug);
  return { company: data?.slug === slug ? data : undefined, error, isFetching, refetch };
}

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
