import { employmentLabel, jobOfferPath, jobOffersPath, type PageContext, type PageHead } from '@care/contracts';
import { profileText } from '../../texts';
import { jobOfferText } from './texts';
import { breadcrumbsData } from '../company/json-ld';
import { loadedCompany, metaDescription, unavailableHead } from '../company/profile-head';
import { profileApi } from '../company/profile-api';
import { jobPostingData } from './job-posting-data';
import { offerAddress, similarOffers } from './load-job-offers';

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
