export { savedSearches } from './domain';
