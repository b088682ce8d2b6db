export { JobsHomePage as default } from '../routes/WorkHomePage';
export { loadJobsHome as load, jobsHomeHead as head } from '../features/home/work-home-page';
