import { jobOffersPath, profilePath } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Badge } from '@care/ui';
import { TabLinks } from '@care/ui/tabs';
import { tt } from '../../texts';
import { hasJobsTab, isHiring } from './visible-parts';

export type CompanyTab = 'profile' | 'jobs';

/** Profile and "we as employer"; the second only on Plus and Premium (PP-02, PP-03). */
export function CompanyTabs({ company, active }: { company: CompanyPage; active: CompanyTab }) {
  const profile = { to: profilePath(company.slug), label: tt('tabs.profile'), active: active === 'profile' };
  const jobs = {
    to: jobOffersPath(company.slug),
    label: (
      <>
        {tt('tabs.jobs')} {isHiring(company) && <Badge kind="plain">{company.job_offers_count}</Badge>}
      </>
    ),
    active: active === 'jobs',
  };
  const isOpenToAll = hasJobsTab(company) || company.viewer.is_owner;
  return <TabLinks label={tt('tabs.label')} items={isOpenToAll ? [profile, jobs] : [profile]} />;
}
