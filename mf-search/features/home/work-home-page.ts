import { workApi } from '../work-search/work-api';
import { homeHeadOf, homeLoader } from './home-page';

export const loadStaffHome = homeLoader('pflegepersonal', (dispatch) => dispatch(workApi.qualifications.initiate()));
export const loadJobsHome = homeLoader('pflegejobs', (dispatch) => dispatch(workApi.qualifications.initiate()));

export const staffHomeHead = homeHeadOf('pflegepersonal', ({ staff_description: description }) => ({ description }));
export const jobsHomeHead = homeHeadOf('pflegejobs', ({ jobs_description: description }) => ({ description }));
