import { jobOffersPath, profilePath } from '@care/contracts';
import type { CompanyPage } from '@care/contracts/schemas';
import { Badge } from '@care/ui';
import { TabLinks } from '@care/ui/tabs';
import { profileText } from '../../texts';
import { hasJobsTab, isHiring } from './visible-parts';

export type CompanyTab = 'profile' | 'jobs';

/** The tabs "Profil" and "Wir als Arbeitgeber"; the second only for Plus and Premium (PP-02, PP-03). */
export function CompanyTabs({ company, active }: { company: CompanyPage; active: CompanyTab }) {
  const profile = { to: profilePath(company.slug), label: profileText('tabs.profile'), active: active === 'profile' };
  const jobs = {
    to: jobOffersPath(company.slug),
    label: (
      <>
        {profileText('tabs.jobs')} {isHiring(company) && <Badge kind="plain">{company.job_offers_count}</Badge>}
      </>
    ),
    active: active === 'jobs',
  };
  const showsJobsTab = hasJobsTab(company) || company.viewer.is_owner;
  return <TabLinks label={profileText('tabs.label')} items={showsJobsTab ? [profile, jobs] : [profile]} />;
}
