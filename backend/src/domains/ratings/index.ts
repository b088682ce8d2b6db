export { ratingGroups } from './rating-queries';
export { countsByCategory } from './rating-summary';
export { default as ratingRoutes } from './routes';
