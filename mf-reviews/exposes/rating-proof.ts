export { RatingProofPage as default } from '../routes/RatingProofPage';
export { proofHead as head } from '../features/report/load-report';
