export { default as packageRoutes } from './routes';
export { hasJobsTab } from './tier-conditions';
