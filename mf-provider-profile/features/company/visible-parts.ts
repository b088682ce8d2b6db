import { allows } from '@care/contracts/tiers';
import type { Company, CompanyPage } from '@care/contracts/schemas';

/** Whether the provider's tier includes the tab "Wir als Arbeitgeber" (PP-02). */
export const hasJobsTab = ({ subscription }: Pick<Company, 'subscription'>): boolean => allows(subscription, 'jobsTab');

/** Whether the provider has job offers and a tab that shows them (SR-13). */
export const isHiring = (company: Pick<Company, 'subscription' | 'job_offers_count'>): boolean =>
  hasJobsTab(company) && company.job_offers_count > 0;

/** Whether the provider's tier includes the label "Personal gesucht" (PK-06). */
export const seeksStaff = ({ subscription }: Pick<Company, 'subscription'>): boolean =>
  allows(subscription, 'personalWanted');

/** The website if it is a valid URL. */
export const websiteOf = ({ website }: Pick<Company, 'website'>): string | undefined =>
  website && /^https?:\/\/[^\s/]/i.test(website) ? website : undefined;

/** "elisabeth-garten.de" */
export const hostOf = (website: string): string => website.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/.*$/, '');

/** The own provider without what its tier hides from visitors (PP-06, PK-05); the pictures follow the tier by themselves. */
export const asVisitor = (company: CompanyPage): CompanyPage =>
  allows(company.subscription, 'benefits') ? company : { ...company, benefits: [] };
