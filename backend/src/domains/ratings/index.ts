export { ratingGroups } from './rating-queries';
export { countsByCategory } from './rating-summary';
