import { routes, t, type PageHead } from '@care/contracts';
import { workText } from '../work-search/texts';

export const staffHomeHead = (): PageHead => ({
  title: t('nav.nursingStaffSearch'),
  description: workText('staff.homeDescription'),
  canonical: routes.staffHome.build(),
});

export const jobsHomeHead = (): PageHead => ({
  title: t('nav.jobSearch'),
  description: workText('jobs.homeDescription'),
  canonical: routes.jobsHome.build(),
});
