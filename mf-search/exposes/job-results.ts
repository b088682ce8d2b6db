export { JobResultsPage as default } from '../routes/JobResultsPage';
export { loadJobSearch as load } from '../features/work-search/load-work-search';
export { jobsHead as head } from '../features/work-search/work-head';
