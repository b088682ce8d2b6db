export { findJobSeeker, type JobSeekerRecord, type Searcher } from './job-seeker-queries';
export { default as jobSeekerRoutes } from './routes';
export { countStaff, searchStaff } from './search';
export { default as jobSeekerSearchRoutes } from './search-routes';
