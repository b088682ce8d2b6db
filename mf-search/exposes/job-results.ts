export { JobResultsPage as default } from '../routes/JobResultsPage';
export { loadJobSearch as load } from '../features/work-search/work-search-page';
export { jobsHead as head } from '../features/work-search/work-search-page';
