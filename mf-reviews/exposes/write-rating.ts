export { WriteRatingPage as default } from '../routes/WriteRatingPage';
export { writingHead as head } from '../features/writing/writing-head';
