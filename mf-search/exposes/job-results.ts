export { JobResultsPage as default } from '../routes/JobResultsPage';
export { loadJobSearch as load, jobsHead as head } from '../features/work-search/work-search-page';
