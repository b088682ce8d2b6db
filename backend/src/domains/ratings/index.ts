export { ratings } from './domain';
export { countsByCategory, ratingGroups } from './rating-queries';
