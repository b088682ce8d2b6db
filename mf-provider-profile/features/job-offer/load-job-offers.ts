import {
  isReservedSlug,
  jobOfferPath,
  knownSession,
  notFound,
  ok,
  outcomeOf,
  profilePath,
  redirectVisitorsTo,
  asApiError,
  employmentLabel,
  jobOffersPath,
} from '@care/contracts';
import type { PageContext, PageOutcome, PageHead } from '@care/contracts';
import type { JobOfferCard, JobOfferGone } from '@care/contracts/schemas';
import { companySlugOf, findCompany, movedTo } from '../company/load-company';
import { profileApi } from '../company/profile-api';
import { hasJobsTab } from '../company/visible-parts';
import { profileText } from '../../texts';
import { jobOfferText } from './texts';
import { breadcrumbsData, loadedCompany, metaDescription, unavailableHead } from '../company/profile-head';
import { jobPostingData } from './job-posting-data';

/**
 * Loads a provider's job offers; for a tier without this page, all but the owner are redirected to the profile (PP-03).
 */
export async function loadJobOffers(context: PageContext): Promise<PageOutcome> {
  const found = await findCompany(context, '/stellenangebote');
  if (found.kind !== 'found') return found;
  const { company } = found;
  if (!hasJobsTab(company)) return ownerOnly(context, '/stellenangebote', profilePath);
  const { error } = await context.store.dispatch(
    profileApi.jobOffers.initiate(company.id, { subscribe: __ON_SERVER__ }),
  );
  return outcomeOf(error);
}

/** All but the owner are redirected. Only the browser knows the session, and so whether the viewer is the owner. */
async function ownerOnly(
  context: PageContext,
  rest: string,
  elsewhere: (companySlug: string) => string,
): Promise<PageOutcome> {
  await knownSession(context.store);
  const found = await findCompany(context, rest);
  if (found.kind !== 'found') return found;
  const { viewer, slug } = found.company;
  return viewer.is_owner ? ok : redirectVisitorsTo(elsewhere(slug));
}

/** Loads a job offer and redirects to its canonical slug; an ended offer is "gone" with similar offers (PP-04). */
export async function loadJobOffer(context: PageContext): Promise<PageOutcome> {
  const { store, params } = context;
  const { offerSlug = '' } = params;
  if (isReservedSlug(offerSlug)) return notFound;
  // The editor loads the offer itself.
  if (context.url.searchParams.has('edit'))
    return ownerOnly(context, below(offerSlug), (slug) => jobOfferPath(slug, offerSlug));
  const [found, { data: offer, error }] = await Promise.all([
    findCompany(context, below(offerSlug)),
    store.dispatch(profileApi.jobOffer.initiate(offerAddress(params), { subscribe: __ON_SERVER__ })),
  ]);
  if (found.kind !== 'found') return found;
  if (!offer) return outcomeOf(error);
  return offer.slug === offerSlug ? ok : movedTo(found.company, below(offer.slug), context);
}

/**
 * Loader of the page for a new job offer: visitors have to sign in; the owner of a free profile reads that the package
 * does not include it (PP-20), the owner of a paid one gets the editor. Others read who writes job offers.
 */
export async function loadNewJobOffer(context: PageContext): Promise<PageOutcome> {
  if (typeof window === 'undefined') return ok; // depends on the session, which only the browser knows
  await knownSession(context.store);
  const found = await findCompany(context, '/stellenangebote/neue');
  return found.kind === 'found' ? ok : found;
}

const below = (offerSlug: string): string => `/${encodeURIComponent(offerSlug)}`;

/** The query argument for the job offer of a URL. */
export const offerAddress = (params: PageContext['params']) => ({
  companySlug: companySlugOf(params),
  offerSlug: params.offerSlug ?? '',
});

/** Similar offers from the backend's answer for an ended offer; undefined for other errors. */
export function similarOffers(error: unknown): JobOfferCard[] | undefined {
  const failure = asApiError(error);
  if (failure.kind !== 'http' || failure.status !== 410) return undefined;
  return (failure.data as Partial<JobOfferGone> | null)?.similar ?? [];
}

/** Title and canonical path of a provider's job offers; an empty list is not indexed (PP-04). */
export function jobOffersHead(context: PageContext): PageHead {
  const company = loadedCompany(context);
  if (!company) return unavailableHead();
  const { name, city, slug, job_offers_count } = company;
  const path = jobOffersPath(slug);
  return {
    title: jobOfferText('jobsTitle', { name, city }),
    description: metaDescription(jobOfferText('jobsDescription', { name, city, count: job_offers_count })),
    canonical: path,
    robots: job_offers_count > 0 ? undefined : 'noindex,follow',
    ...(__ON_SERVER__ && { jsonLd: [breadcrumbsData(company, [{ label: profileText('tabs.jobs'), to: path }])] }),
  };
}

/** Title, canonical path and structured data of a job offer (PP-04). */
export function jobOfferHead(context: PageContext): PageHead {
  if (context.url.searchParams.has('edit')) return { title: jobOfferText('edit'), robots: 'noindex,follow' };
  const company = loadedCompany(context);
  const { data: offer, error } = profileApi.jobOffer.select(offerAddress(context.params))(context.store.getState());
  if (!company || !offer)
    return { ...unavailableHead(), title: similarOffers(error) ? jobOfferText('expired') : profileText('jobs.title') };
  const { title, employment_type, city } = offer;
  const path = jobOfferPath(company.slug, offer.slug);
  const { name } = company;
  return {
    title: jobOfferText('offerTitle', { title, name }),
    description: metaDescription(
      jobOfferText('offerDescription', { title, name, city, employment: employmentLabel(employment_type) }),
    ),
    canonical: path,
    ...(__ON_SERVER__ && {
      jsonLd: [jobPostingData(company, offer), breadcrumbsData(company, [{ label: title, to: path }])],
    }),
  };
}

export const newJobOfferHead = (): PageHead => ({ title: jobOfferText('newJob.title'), robots: 'noindex,follow' });
