import { routes, t, type PageHead } from '@care/contracts';
import { wt } from '../work-search/texts';

export const staffHomeHead = (): PageHead => ({
  title: t('nav.nursingStaffSearch'),
  description: wt('staff.homeDescription'),
  canonical: routes.staffHome.build(),
});

export const jobsHomeHead = (): PageHead => ({
  title: t('nav.jobSearch'),
  description: wt('jobs.homeDescription'),
  canonical: routes.jobsHome.build(),
});
