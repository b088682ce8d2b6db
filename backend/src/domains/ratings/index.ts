export { countsByCategory, ratingGroups } from './rating-queries';
