export type { Searcher } from './job-seeker-queries';
export { countStaff, searchStaff } from './search';
