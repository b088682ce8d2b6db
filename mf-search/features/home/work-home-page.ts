import { routes, t, type PageHead } from '@care/contracts';
import { workText } from '../work-search/texts';
import { workApi } from '../work-search/work-api';
import { homeLoader } from './home-page';

export const loadStaffHome = homeLoader('pflegepersonal', (dispatch) => dispatch(workApi.qualifications.initiate()));
export const loadJobsHome = homeLoader('pflegejobs', (dispatch) => dispatch(workApi.qualifications.initiate()));

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
