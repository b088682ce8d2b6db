export { ProviderRatings as default } from '../features/rating/ProviderRatings';
export { loadRatings as load } from '../features/rating/rating-api';
