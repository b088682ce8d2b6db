import {
  companyPath,
  isReservedSlug,
  knownSession,
  notFound,
  ok,
  outcomeOf,
  profilePath,
  redirectTo,
  redirectVisitorsTo,
  type PageContext,
  type PageOutcome,
  request,
  useSession,
} from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { useEffect } from 'react';
import { isTownOf } from './company-address';
import { profileApi } from './profile-api';

type Params = PageContext['params'];
type FindResult = { kind: 'found'; company: CompanyPage } | PageOutcome;

/** The provider's slug from a canonical path or a path under its town. */
export const companySlugOf = (params: Params): string => params.slug ?? params.companySlug ?? '';

/**
 * Loads the provider of a URL. Reserved words are not found (PP-25). Another spelling of the town, or the slug of a
 * merged provider, redirects to the right URL (PP-01). `below` is the rest of the path.
 */
export async function findCompany({ store, params, url }: PageContext, below = ''): Promise<FindResult> {
  const slug = companySlugOf(params);
  const { citySlug } = params;
  if (isReservedSlug(slug) || (citySlug !== undefined && isReservedSlug(citySlug))) return notFound;
  const { data: company, error } = await store.dispatch(
    profileApi.company.initiate(slug, { subscribe: __ON_SERVER__ }),
  );
  if (!company) return outcomeOf(error);
  const isRight = company.slug === slug && (citySlug === undefined || isTownOf(citySlug, company));
  if (isRight) return { kind: 'found', company };
  return movedTo(company, below, { params, url });
}

/** Redirect to the right URL of the same kind. */
export function movedTo(company: CompanyPage, below: string, { params, url }: Omit<PageContext, 'store'>): PageOutcome {
  const path = params.citySlug === undefined ? profilePath(company.slug) : companyPath(company);
  return redirectTo(path + below + url.search, 301);
}

/** Loader of the profile page (PP-01, PP-05). */
export async function loadProfile(context: PageContext): Promise<PageOutcome> {
  const found = await findCompany(context);
  if (found.kind === 'not-found' && context.url.searchParams.has('edit')) return loadForRegistrant(context);
  return found.kind === 'found' ? ok : found;
}

/** A profile that is not public yet is available to its registrant, and only the browser knows the session (AC-05). */
async function loadForRegistrant(context: PageContext): Promise<PageOutcome> {
  await knownSession(context.store);
  const found = await findCompany(context);
  if (found.kind === 'found') return ok;
  return found.kind === 'not-found' ? redirectVisitorsTo(profilePath(companySlugOf(context.params))) : found;
}

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
