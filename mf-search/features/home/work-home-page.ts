import { routes, t, type PageContext, type PageHead } from '@care/contracts';
import { searchApi } from '../search/search-api';
import { workApi } from '../work-search/work-api';
import { homeLoader } from './home-page';

export const loadStaffHome = homeLoader('pflegepersonal', (dispatch) => dispatch(workApi.qualifications.initiate()));
export const loadJobsHome = homeLoader('pflegejobs', (dispatch) => dispatch(workApi.qualifications.initiate()));

function descriptionOf({ store }: PageContext, of: 'staff_description' | 'jobs_description') {
  const { data } = searchApi.homeTexts.select()(store.getState());
  return data && { description: data[of] };
}

export const staffHomeHead = (context: PageContext): PageHead => ({
  title: t('nav.nursingStaffSearch'),
  ...descriptionOf(context, 'staff_description'),
  canonical: routes.staffHome.build(),
});

export const jobsHomeHead = (context: PageContext): PageHead => ({
  title: t('nav.jobSearch'),
  ...descriptionOf(context, 'jobs_description'),
  canonical: routes.jobsHome.build(),
});
