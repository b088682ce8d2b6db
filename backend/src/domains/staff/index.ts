export { default as staffAnnouncements } from './announce-staff';
export type { Searcher } from './job-seeker-queries';
export { default as jobSeekerRoutes } from './routes';
export { default as jobSeekerSearchRoutes } from './search-routes';
export { countStaff, searchStaff } from './search';
