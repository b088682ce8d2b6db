export { JobsHomePage as default } from '../routes/JobsHomePage';
export { loadJobsHome as load } from '../features/home/load-work-home';
export { jobsHomeHead as head } from '../features/home/work-home-head';
