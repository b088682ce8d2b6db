export { OwnRatings as default } from '../features/own-ratings/OwnRatings';
