import { TIER_LIMITS } from '@care/contracts/constants';
import type { Company } from '@care/contracts/schemas';

/** Whether the provider's tier includes the page "we as employer" (PP-02). */
export const hasJobsTab = ({ subscription }: Pick<Company, 'subscription'>): boolean =>
  TIER_LIMITS[subscription].jobsTab;

/** Whether it says that it hires: open job offers, and a page that shows them (SR-13). */
export const isHiring = (company: Pick<Company, 'subscription' | 'job_offers_count'>): boolean =>
  hasJobsTab(company) && company.job_offers_count > 0;

/** An address that may be linked; anything else in the field is no website. */
export const websiteOf = ({ website }: Pick<Company, 'website'>): string | undefined =>
  website && /^https?:\/\/[^\s/]/i.test(website) ? website : undefined;

/** "elisabeth-garten.de" */
export const hostOf = (website: string): string => website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/.*$/, '');

/** The number as a phone dials it. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** The number as it is read, never broken between two lines. */
export const phoneText = (phone: string): string => phone.replace(/\s+/g, '\u00a0');
