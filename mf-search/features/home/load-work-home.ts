import { workApi } from '../work-search/work-api';
import { homeLoader } from './load-home';

export const loadStaffHome = homeLoader('pflegepersonal', (dispatch) => dispatch(workApi.qualifications.initiate()));
export const loadJobsHome = homeLoader('pflegejobs', (dispatch) => dispatch(workApi.qualifications.initiate()));
